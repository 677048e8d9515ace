import { ErrorState } from "../components/ui/error-state.tsx";
import styles from "./start-failed.module.css";

/** The dashboard could not begin: its settings or the identity provider are out of reach. */
export function StartFailed({ error }: { error: unknown }) {
  return (
    <main className={styles.page}>
      <h1>Cartwright</h1>
      <ErrorState error={error} onRetry={() => location.reload()} />
    </main>
  );
}
