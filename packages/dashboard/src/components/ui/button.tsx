import type { ButtonHTMLAttributes, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonLook {
  /** One primary button on a page at most. */
  look?: "primary" | "plain" | "danger" | "quiet" | undefined;
  size?: "normal" | "small" | "large" | undefined;
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button has begun is under way: it can be focused, and not pressed. */
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
        // A submit button would go on to submit its form.
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

/** For a link that looks like a button. */
export function buttonClass({ look = "plain", size = "normal" }: ButtonLook = {}): string {
  return classNames(styles.button, styles[look], styles[size]);
}
