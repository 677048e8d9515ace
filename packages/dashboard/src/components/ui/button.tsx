import type { ButtonHTMLAttributes, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonLook {
  /** At most one primary button per page. */
  look?: "primary" | "plain" | "danger" | "quiet" | undefined;
  size?: "normal" | "small" | "large" | undefined;
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** The button's action is in progress: it can be focused, but not pressed. */
  isBusy?: boolean | undefined;
  children: ReactNode;
}

export function Button({ look, size, isBusy = false, children, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ look, size }), className)}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        // A submit button would otherwise submit its form.
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

/** Also used for links that look like buttons. */
export function buttonClass({ look = "plain", size = "normal" }: ButtonLook = {}): string {
  return classNames(styles.button, styles[look], styles[size]);
}
