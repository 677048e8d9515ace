import type { Checkout, FailureReason } from "@cartwright/contract";
import { Icon } from "../../../components/ui/icon.tsx";
import { explainFailure } from "../explain-failure.ts";
import styles from "./failure-panel.module.css";

export function FailurePanel({ checkout, reason }: { checkout: Checkout; reason: FailureReason }) {
  const end = checkout.progressItems.findLast(({ kind }) => kind === "terminal")?.data ?? {};
  const { title, next } = explainFailure(reason, end.code);
  return (
    <section className={styles.failure} aria-label="Why it failed">
      <Icon name="alert" size={22} />
      <div className={styles.words}>
        <h2>{title}</h2>
        {typeof end.message === "string" && <p>{end.message}</p>}
        <p>
          <strong>What to do:</strong> {next}
        </p>
        <p className={styles.code}>
          <code>{typeof end.code === "string" ? `${reason} · ${end.code}` : reason}</code>
        </p>
      </div>
    </section>
  );
}
