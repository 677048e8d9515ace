import type { ReactNode } from "react";
import styles from "./figure.module.css";

/** A number that a panel is about, and what belongs to it in smaller letters. */
export function Figure({ children, beside }: { children: ReactNode; beside?: string }) {
  return (
    <p className={styles.figure}>
      {children}
      {beside && <span className={styles.beside}>{beside}</span>}
    </p>
  );
}
