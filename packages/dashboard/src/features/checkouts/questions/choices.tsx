import type { Choice } from "@cartwright/contract";
import { useId } from "react";
import styles from "./choices.module.css";

interface ChoicesProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  isRequired: boolean;
  error: string | undefined;
}

/** Radio buttons styled as the choices they select. */
export function Choices({ name, label, choices, isRequired, error }: ChoicesProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{label}</legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.const} className={styles.choice}>
            <input type="radio" name={name} value={choice.const} required={isRequired} />
            {choice.title}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
