import type { ReactNode } from "react";
import styles from "./details-list.module.css";

/** Names with their values. Entries without a value are left out. */
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
