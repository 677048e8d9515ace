import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names.ts";

export type Tone = "neutral" | "good" | "bad" | "warn" | "info" | "accent";

export function Badge({
  tone = "neutral",
  isLive = false,
  children,
}: {
  tone?: Tone;
  isLive?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {isLive && <span className={styles.pulse} aria-hidden="true" />}
      {children}
    </span>
  );
}
