import type { Webhook } from "@cartwright/contract";
import { Badge } from "../../../components/ui/badge.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { RelativeTime } from "../../../components/ui/relative-time.tsx";
import { RowActions } from "../../../components/ui/row-actions.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { TwoLines } from "../../../components/ui/two-lines.tsx";
import { useSendEvent } from "../api/send-event.ts";
import styles from "./webhooks-table.module.css";

interface WebhooksTableProps {
  webhooks: readonly Webhook[];
  onRevoke: (webhook: Webhook) => void;
}

export function WebhooksTable({ webhooks, onRevoke }: WebhooksTableProps) {
  const send = useSendEvent();
  return (
    <>
      {send.error && <ErrorState error={send.error} />}
      {send.data && (
        <p role="status">A test event is on its way. The result appears under Latest deliveries.</p>
      )}
      <EndpointsTable
        webhooks={webhooks}
        onRevoke={onRevoke}
        onTest={({ id }) => send.mutate({ endpointId: id })}
      />
    </>
  );
}

function EndpointsTable({
  webhooks,
  onRevoke,
  onTest,
}: WebhooksTableProps & { onTest: (webhook: Webhook) => void }) {
  return (
    <Table
      caption="Endpoints"
      rows={webhooks}
      keyOf={({ id }) => id}
      columns={[
        {
          title: "Endpoint",
          cell: ({ label, url }) =>
            label ? <TwoLines first={label} second={url} /> : <TwoLines first={url} />,
        },
        { title: "Last delivery", isMinor: true, cell: (webhook) => <LastDelivery webhook={webhook} /> },
        { title: "Created", isMinor: true, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
        {
          title: "Actions",
          isTitleHidden: true,
          align: "end",
          cell: (webhook) => (
            <RowActions
              of={webhook.label || webhook.url}
              actions={[
                { name: "Send test event", onPress: () => onTest(webhook) },
                { name: "Revoke", look: "danger", onPress: () => onRevoke(webhook) },
              ]}
            />
          ),
        },
      ]}
    />
  );
}

function LastDelivery({ webhook: { lastDeliveryAt, lastDeliveryStatus } }: { webhook: Webhook }) {
  if (lastDeliveryAt === null) return "None yet";
  const isTaken = lastDeliveryStatus !== null && lastDeliveryStatus >= 200 && lastDeliveryStatus < 300;
  return (
    <span className={styles.delivery}>
      <Badge tone={isTaken ? "good" : "bad"}>{lastDeliveryStatus ?? "No answer"}</Badge>
      <RelativeTime at={lastDeliveryAt} />
    </span>
  );
}
