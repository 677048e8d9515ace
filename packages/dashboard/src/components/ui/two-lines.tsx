import type { ReactNode } from "react";
import styles from "./two-lines.module.css";

/** A name, and in smaller letters what tells it from others of that name. */
export function TwoLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <span className={styles.lines}>
      <span className={styles.first}>{first}</span>
      {second && <span className={styles.second}>{second}</span>}
    </span>
  );
}
