import styles from "./spinner.module.css";

/** Says nothing to a screen reader: what it stands in says what is under way. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
