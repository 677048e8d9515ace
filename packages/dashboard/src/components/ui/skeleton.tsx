import styles from "./skeleton.module.css";

/** Placeholder for content that is loading. */
export function Skeleton({ rows = 5, label = "Loading" }: { rows?: number; label?: string }) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => index).map((row) => (
        <div key={row} className={styles.row} />
      ))}
    </div>
  );
}
