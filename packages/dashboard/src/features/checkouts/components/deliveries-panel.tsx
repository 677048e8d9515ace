import type { Checkout, WebhookDelivery } from "@cartwright/contract";
import { statusLooks } from "../../../components/checkout-status.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { Panel } from "../../../components/ui/panel.tsx";
import { RelativeTime } from "../../../components/ui/relative-time.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { useDeliveries } from "../api/list-deliveries.ts";
import styles from "./deliveries-panel.module.css";

/** Which endpoints were notified of this checkout, and how they responded. */
export function DeliveriesPanel({ checkout }: { checkout: Checkout }) {
  const { data, error, refetch } = useDeliveries(checkout.id, checkout.status);
  return (
    <Panel title="Webhook deliveries">
      {!data && !error && <Skeleton rows={2} label="Loading the deliveries" />}
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {data?.data.length === 0 && <p className={styles.none}>No deliveries yet.</p>}
      <ul className={styles.list}>
        {data?.data.map((delivery) => (
          <li
            key={`${delivery.endpointId} ${delivery.lastAttemptAt} ${delivery.status}`}
            className={styles.delivery}
          >
            <span className={styles.event}>
              {delivery.status && statusLooks[delivery.status].words}
              <Outcome delivery={delivery} />
            </span>
            <span className={styles.url}>{delivery.url}</span>
            <span className={styles.facts}>
              <RelativeTime at={delivery.lastAttemptAt} />
              {delivery.attempts > 1 && ` · ${delivery.attempts} attempts`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Outcome({ delivery: { delivered, lastStatus } }: { delivery: WebhookDelivery }) {
  return <Badge tone={delivered ? "good" : "bad"}>{lastStatus ?? "no answer"}</Badge>;
}
