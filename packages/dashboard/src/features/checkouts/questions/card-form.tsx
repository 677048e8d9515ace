import { type CardMistakes, cardApproval, findCardMistakes, formatExpiry } from "@cartwright/contract";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { TextField } from "../../../components/ui/field.tsx";
import { formatMoney } from "../../../lib/money.ts";
import { useSubmitAction } from "../api/resolve-action.ts";
import formStyles from "./answer-form.module.css";
import styles from "./card-form.module.css";
import { formatCardNumber } from "./card-format.ts";
import { Choices } from "./choices.tsx";
import { mistakesOfRefusal, readFormValues } from "./find-mistakes.ts";
import type { FormProps } from "./form-props.ts";
import { Total } from "./total.tsx";
import { typeInGroups } from "./type-in-groups.ts";

/**
 * Number, expiry and code exist only in the fields: no state, cache or storage of the page holds them, and
 * the fields are removed with the question.
 */
export function CardForm({ action, ids, merchant, submitLabel, decline }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<CardMistakes>({});
  const submit = useSubmitAction(ids, () => readFormValues(form.current));
  // The card form is on a host unknown to the service: only the person can confirm that it is right.
  const formHost = action.responseSchema.properties.card_form_host;
  const isApprovable = action.responseSchema.properties[cardApproval.name] !== undefined;
  const approve = useSubmitAction(ids, () => {
    const { card_form_host } = readFormValues(form.current);
    return {
      [cardApproval.name]: cardApproval.value,
      ...(card_form_host !== undefined && { card_form_host }),
    };
  });
  const refusal = submit.error ?? approve.error;
  const mistakes: CardMistakes = { ...mistakesOfRefusal(refusal), ...found };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const {
      card_number = "",
      card_expiry = "",
      card_cvc = "",
      card_form_host,
    } = readFormValues(form.current);
    const wrong: CardMistakes = {
      ...findCardMistakes({ number: card_number, expiry: card_expiry, code: card_cvc }, new Date()),
      ...(formHost && card_form_host === undefined && { card_form_host: "Agree to the host, or decline." }),
    };
    setFound(wrong);
    const [first] = Object.keys(wrong);
    if (first === undefined) submit.mutate();
    else form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const onApprove = () => {
    const { card_form_host } = readFormValues(form.current);
    const isHostMissing = formHost !== undefined && card_form_host === undefined;
    setFound(isHostMissing ? { card_form_host: "Agree to the host, or decline." } : {});
    if (!isHostMissing) approve.mutate();
  };
  return (
    <form ref={form} className={formStyles.form} onSubmit={onSubmit} noValidate>
      {action.detectedTotal && <Total total={action.detectedTotal} merchant={merchant} />}
      {isApprovable && (
        <div className={styles.approval}>
          <Button type="button" look="primary" size="large" isBusy={approve.isPending} onClick={onApprove}>
            {labelOf(action, "Approve")}
          </Button>
          <p>
            A card is made for this purchase alone. It pays this total at most, and no person sees its number.
            Or give a card of your own:
          </p>
        </div>
      )}
      <CardFields mistakes={mistakes} />
      {formHost?.oneOf && (
        <Choices
          name="card_form_host"
          label={formHost.title ?? "Card form belongs to"}
          choices={formHost.oneOf}
          isRequired
          error={mistakes.card_form_host}
        />
      )}
      {refusal && Object.keys(mistakes).length === 0 && <ErrorState error={refusal} />}
      <div className={formStyles.buttons}>
        <Button
          type="submit"
          look={isApprovable ? "plain" : "primary"}
          size="large"
          isBusy={submit.isPending}
        >
          {labelOf(action, submitLabel)}
        </Button>
        {decline}
      </div>
    </form>
  );
}

function CardFields({ mistakes }: { mistakes: CardMistakes }) {
  const digits = { inputMode: "numeric", spellCheck: false, required: true } as const;
  return (
    <div className={styles.card}>
      <div className={styles.number}>
        <TextField
          {...digits}
          name="card_number"
          label="Card number"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          error={mistakes.card_number}
          onInput={(event) => typeInGroups(event.currentTarget, formatCardNumber)}
        />
      </div>
      <TextField
        {...digits}
        name="card_expiry"
        label="Expiry"
        autoComplete="cc-exp"
        placeholder="MM / YY"
        error={mistakes.card_expiry}
        onInput={(event) => typeInGroups(event.currentTarget, formatExpiry)}
      />
      <TextField
        {...digits}
        name="card_cvc"
        label="Security code"
        autoComplete="cc-csc"
        placeholder="123"
        maxLength={4}
        error={mistakes.card_cvc}
      />
    </div>
  );
}

function labelOf({ detectedTotal }: FormProps["action"], word: string): string {
  return detectedTotal ? `${word} ${formatMoney(detectedTotal.amount, detectedTotal.currency)}` : word;
}
