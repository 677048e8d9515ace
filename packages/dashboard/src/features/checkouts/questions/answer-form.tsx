import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { useSubmitAction } from "../api/resolve-action.ts";
import { AnswerField } from "./answer-field.tsx";
import styles from "./answer-form.module.css";
import { mistakesOfRefusal, readFormValues } from "./find-mistakes.ts";
import type { FormProps } from "./form-props.ts";
import { Total } from "./total.tsx";

/** A form for any question, with a field for each property of its schema. */
export function AnswerForm({ action, ids, merchant, submitLabel, decline }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmitAction(ids, () => readFormValues(form.current));
  const mistakes = mistakesOfRefusal(submit.error);
  const { properties, required } = action.responseSchema;
  const [countryCode, setCountryCode] = useState("");
  const names = Object.keys(properties);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit.mutate();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit}>
      {action.detectedTotal && <Total total={action.detectedTotal} merchant={merchant} />}
      <div className={names.length > 3 ? styles.manyFields : styles.fields}>
        {inOrder(Object.entries(properties)).map(([name, property]) => (
          <AnswerField
            key={name}
            {...{ name, property }}
            questionKey={action.key}
            isRequired={required.includes(name)}
            error={mistakes[name]}
            countryCode={countryCode}
            onCountry={setCountryCode}
          />
        ))}
      </div>
      {submit.error && Object.keys(mistakes).length === 0 && <ErrorState error={submit.error} />}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" isBusy={submit.isPending}>
          {submitLabel}
        </Button>
        {decline}
      </div>
    </form>
  );
}

/** The list of states depends on the country, so the country comes first. */
function inOrder<Entry extends readonly [name: string, property: unknown]>(
  entries: readonly Entry[],
): Entry[] {
  const isCountry = ([name]: Entry) => name === "country_code";
  const at = entries.findIndex(([name]) => name === "address_line1");
  if (at < 0) return [...entries];
  const others = entries.filter((entry) => !isCountry(entry));
  return others.toSpliced(at, 0, ...entries.filter(isCountry));
}
