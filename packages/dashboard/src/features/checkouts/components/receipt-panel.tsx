import type { Purchase, Receipt } from "@cartwright/contract";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Money } from "../../../components/ui/money.tsx";
import { PurchaseLines } from "./purchase-lines.tsx";
import styles from "./receipt-panel.module.css";

interface ReceiptPanelProps {
  receipt: Receipt;
  purchase: Purchase | undefined;
  merchant: string;
  /** The final message of the timeline if more was charged than was approved. */
  overcharge: string | undefined;
}

export function ReceiptPanel({ receipt, purchase, merchant, overcharge }: ReceiptPanelProps) {
  const { total, merchantOrderId, evidence } = receipt;
  return (
    <section
      className={overcharge === undefined ? styles.receipt : `${styles.receipt} ${styles.overcharged}`}
      aria-label="Receipt"
    >
      <span className={styles.mark}>
        <Icon name={overcharge === undefined ? "check" : "alert"} size={22} />
      </span>
      <div className={styles.words}>
        <h2>{merchant} has confirmed the order</h2>
        <p className={styles.total}>
          {total ? (
            <Money {...total} />
          ) : (
            <span className={styles.unknown}>The page of the shop names no total</span>
          )}
        </p>
        {purchase && <PurchaseLines purchase={purchase} isPlaced />}
        {overcharge !== undefined && (
          <p role="alert">
            <strong>Charged above approval.</strong> {overcharge}
          </p>
        )}
        <p className={styles.facts}>
          <span>
            Order <strong>{merchantOrderId ?? "without a number"}</strong>
          </span>
          {merchantOrderId && <CopyButton text={merchantOrderId} />}
          <a href={evidence.url} target="_blank" rel="noreferrer" className={styles.evidence}>
            The shop's confirmation <Icon name="external" size={14} />
          </a>
        </p>
      </div>
    </section>
  );
}
