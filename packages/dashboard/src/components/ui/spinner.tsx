import styles from "./spinner.module.css";

/** Hidden from screen readers: the text around it says what is in progress. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
