import { CheckoutStatus } from "../../../components/checkout-status.tsx";
import { CodeBlock } from "../../../components/code-block.tsx";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { Panel } from "../../../components/ui/panel.tsx";
import { RelativeTime } from "../../../components/ui/relative-time.tsx";
import { type ReceivedDelivery, readEvent, useReceiverLog } from "../api/read-receiver-log.ts";
import styles from "./receiver-log.module.css";

/** What a test receiver of this dashboard received. Kept in memory, for use during development. */
export function ReceiverLog({ url, label }: { url: string; label: string | null }) {
  const log = useReceiverLog(url);
  return (
    <Panel title={`${label || "Test receiver"}: what arrived`}>
      <Loaded query={log} rows={2}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <p className={styles.none}>
              Nothing yet. Start a checkout, and its events appear here by themselves.
            </p>
          ) : (
            <ol className={styles.deliveries}>
              {deliveries.map((delivery) => (
                <Delivery key={`${delivery.at} ${delivery.id}`} delivery={delivery} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Delivery({ delivery }: { delivery: ReceivedDelivery }) {
  const event = readEvent(delivery);
  const headers = [
    delivery.id !== null && `webhook-id: ${delivery.id}`,
    delivery.signature !== null && `x-cartwright-signature: ${delivery.signature}`,
  ];
  return (
    <li>
      <details className={styles.delivery}>
        <summary>
          {event ? <CheckoutStatus status={event.status} /> : <NameOf body={delivery.body} />}
          <code className={styles.checkout}>{event?.checkoutId ?? ""}</code>
          <RelativeTime at={delivery.at} />
        </summary>
        <CodeBlock
          label="As it was received"
          code={[...headers.filter((line) => line !== false), "", printBody(delivery.body)].join("\n")}
        />
      </details>
    </li>
  );
}

function NameOf({ body }: { body: string }) {
  return body.includes('"webhook.test"') ? "Test event" : "Something else";
}

function printBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
