import type { Checkout } from "@cartwright/contract";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { DetailsList } from "../../../components/ui/details-list.tsx";
import { Money } from "../../../components/ui/money.tsx";
import { Panel } from "../../../components/ui/panel.tsx";
import { RelativeTime } from "../../../components/ui/relative-time.tsx";
import { formatDuration } from "../../../lib/time.ts";
import styles from "./checkout-details.module.css";

export function CheckoutDetails({ checkout }: { checkout: Checkout }) {
  const { target, constraints, metadata, createdAt, updatedAt } = checkout;
  const maxCost = constraints.maxCost;
  return (
    <Panel title="Details" actions={<CopyButton text={checkout.id} label="Copy the id" />}>
      <DetailsList
        entries={[
          ["Id", <code key="id">{checkout.id}</code>],
          ["Page", <Address key="page" url={target.url} />],
          ["Request", target.request],
          [
            "Spending limit",
            maxCost && <Money key="cost" amount={maxCost.amount} currency={maxCost.currency} />,
          ],
          ["End user", checkout.subject],
          ["Buyer profile", checkout.buyerProfileId && <code key="profile">{checkout.buyerProfileId}</code>],
          ["Hints", target.merchantContext],
          ["Additional hosts", target.allowedDomains?.join(", ")],
          ["Country", target.countryCode],
          ["Created", <RelativeTime key="created" at={createdAt} />],
          ["Last change", <RelativeTime key="updated" at={updatedAt} />],
          ["Took", formatDuration(Date.parse(updatedAt) - Date.parse(createdAt))],
        ]}
      />
      {Object.keys(metadata).length > 0 && (
        <>
          <h3 className={styles.heading}>Metadata</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling has to work by keyboard. */}
          <pre className={styles.metadata} tabIndex={0}>
            {JSON.stringify(metadata, undefined, 2)}
          </pre>
        </>
      )}
    </Panel>
  );
}

function Address({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {url.replace(/^https?:\/\//, "")}
    </a>
  );
}
