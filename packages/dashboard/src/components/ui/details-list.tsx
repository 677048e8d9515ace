import type { ReactNode } from "react";
import styles from "./details-list.module.css";

/** Names and what they stand for. An entry without a value is left out. */
export function DetailsList({
  entries,
}: {
  entries: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className={styles.list}>
      {entries
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => (
          <div key={name} className={styles.entry}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
