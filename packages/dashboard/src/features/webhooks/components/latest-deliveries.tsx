import type { WebhookDelivery } from "@cartwright/contract";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { CheckoutStatus } from "../../../components/checkout-status.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { RelativeTime } from "../../../components/ui/relative-time.tsx";
import { RowActions } from "../../../components/ui/row-actions.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { TwoLines } from "../../../components/ui/two-lines.tsx";
import { useLatestDeliveries } from "../api/list-latest-deliveries.ts";
import { useSendEvent } from "../api/send-event.ts";
import styles from "./latest-deliveries.module.css";
import { PayloadDialog } from "./payload-dialog.tsx";

/** The account's latest events and their outcomes. Hidden until there is one. */
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
  const send = useSendEvent();
  const [shown, setShown] = useState<WebhookDelivery>();
  return (
    <>
      {send.error && <ErrorState error={send.error} />}
      <Table
        caption="Latest deliveries"
        rows={deliveries}
        keyOf={({ endpointId, eventId }) => `${endpointId} ${eventId}`}
        columns={[
          { title: "Event", cell: (delivery) => <Event delivery={delivery} /> },
          { title: "To", isMinor: true, cell: ({ url }) => <span className={styles.url}>{url}</span> },
          { title: "Response", cell: (delivery) => <Answer delivery={delivery} /> },
          { title: "When", isMinor: true, cell: ({ lastAttemptAt }) => <RelativeTime at={lastAttemptAt} /> },
          {
            title: "Actions",
            isTitleHidden: true,
            align: "end",
            cell: (delivery) =>
              delivery.event && (
                <RowActions
                  of={nameOf(delivery)}
                  actions={[
                    { name: "Payload", onPress: () => setShown(delivery) },
                    { name: "Resend", onPress: () => send.mutate(delivery) },
                  ]}
                />
              ),
          },
        ]}
      />
      {shown && <PayloadDialog delivery={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function Event({ delivery: { status, checkoutId } }: { delivery: WebhookDelivery }) {
  if (status === null || checkoutId === null) return "Test event";
  return (
    <TwoLines
      first={<CheckoutStatus status={status} />}
      second={
        <Link to="/checkouts/$checkoutId" params={{ checkoutId }}>
          {checkoutId.slice(0, 8)}
        </Link>
      }
    />
  );
}

function nameOf({ status, checkoutId }: WebhookDelivery): string {
  return checkoutId === null ? "of the test event" : `of ${status}, ${checkoutId.slice(0, 8)}`;
}

function Answer({ delivery: { delivered, lastStatus, attempts } }: { delivery: WebhookDelivery }) {
  return (
    <span className={styles.answer}>
      <Badge tone={delivered ? "good" : "bad"}>{lastStatus ?? "No response"}</Badge>
      {attempts > 1 && `after ${attempts} attempts`}
    </span>
  );
}
