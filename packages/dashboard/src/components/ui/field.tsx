import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the input. */
  error?: string | undefined;
  isOptional?: boolean | undefined;
}

/** Connects a control to its label and messages. */
interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export function Field({
  label,
  hint,
  error,
  isOptional = false,
  control,
}: FieldProps & { control: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId();
  const describedBy = classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> Optional</span>}
      </label>
      {control({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error !== undefined || undefined,
      })}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

type Own<Attributes> = FieldProps & Omit<Attributes, "id" | "aria-describedby" | "aria-invalid">;

export function TextField({
  label,
  hint,
  error,
  isOptional,
  className,
  ...input
}: Own<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <Field
      {...{ label, hint, error, isOptional }}
      control={(attributes) => (
        <input {...input} {...attributes} className={classNames(styles.control, className)} />
      )}
    />
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  isOptional,
  ...input
}: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <Field
      {...{ label, hint, error, isOptional }}
      control={(attributes) => <textarea rows={3} {...input} {...attributes} className={styles.control} />}
    />
  );
}

export function SelectField({
  label,
  hint,
  error,
  isOptional,
  ...select
}: Own<SelectHTMLAttributes<HTMLSelectElement>>) {
  return (
    <Field
      {...{ label, hint, error, isOptional }}
      control={(attributes) => (
        <select {...select} {...attributes} className={classNames(styles.control, styles.select)} />
      )}
    />
  );
}
