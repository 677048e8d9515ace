import type { ReactNode } from "react";
import styles from "./figure.module.css";

/** The main number of a panel, with a smaller note beside it. */
export function Figure({ children, beside }: { children: ReactNode; beside?: string }) {
  return (
    <p className={styles.figure}>
      {children}
      {beside && <span className={styles.beside}>{beside}</span>}
    </p>
  );
}
