import { ErrorState } from "../components/ui/error-state.tsx";
import styles from "./start-failed.module.css";

/** Shown if the dashboard cannot start: its settings or the identity provider are unreachable. */
export function StartFailed({ error }: { error: unknown }) {
  return (
    <main className={styles.page}>
      <h1>Cartwright</h1>
      <ErrorState error={error} onRetry={() => location.reload()} />
    </main>
  );
}
