import type { WebhookDelivery } from "@cartwright/contract";
import { Link } from "@tanstack/react-router";
import { CheckoutStatus } from "../../../components/checkout-status.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { RelativeTime } from "../../../components/ui/relative-time.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { TwoLines } from "../../../components/ui/two-lines.tsx";
import { useLatestDeliveries } from "../api/list-latest-deliveries.ts";
import styles from "./latest-deliveries.module.css";

/** The latest events of the account and how each was taken. Nothing stands here before there is one. */
export function LatestDeliveries() {
  const deliveries = useLatestDeliveries();
  return (
    <Loaded query={deliveries} rows={3}>
      {(data) =>
        data.length > 0 && (
          <section className={styles.latest}>
            <h2>Latest deliveries</h2>
            <DeliveriesTable deliveries={data} />
          </section>
        )
      }
    </Loaded>
  );
}

function DeliveriesTable({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  return (
    <Table
      caption="Latest deliveries"
      rows={deliveries}
      keyOf={({ endpointId, checkoutId, status, lastAttemptAt }) =>
        [endpointId, checkoutId, status, lastAttemptAt].join(" ")
      }
      columns={[
        {
          title: "Event",
          cell: ({ status, checkoutId }) => (
            <TwoLines
              first={<CheckoutStatus status={status} />}
              second={
                <Link to="/checkouts/$checkoutId" params={{ checkoutId }}>
                  {checkoutId.slice(0, 8)}
                </Link>
              }
            />
          ),
        },
        { title: "To", isMinor: true, cell: ({ url }) => <span className={styles.url}>{url}</span> },
        { title: "Answer", cell: (delivery) => <Answer delivery={delivery} /> },
        { title: "When", align: "end", cell: ({ lastAttemptAt }) => <RelativeTime at={lastAttemptAt} /> },
      ]}
    />
  );
}

function Answer({ delivery: { delivered, lastStatus, attempts } }: { delivery: WebhookDelivery }) {
  return (
    <span className={styles.answer}>
      <Badge tone={delivered ? "good" : "bad"}>{lastStatus ?? "No answer"}</Badge>
      {attempts > 1 && `after ${attempts} attempts`}
    </span>
  );
}
