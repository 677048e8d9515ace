import type { ReactNode } from "react";
import styles from "./two-lines.module.css";

/** A name, with smaller text that distinguishes it from others of the same name. */
export function TwoLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <span className={styles.lines}>
      <span className={styles.first}>{first}</span>
      {second && <span className={styles.second}>{second}</span>}
    </span>
  );
}
