import type { DisplayedMoney } from "@cartwright/contract";
import { Money } from "../../../components/ui/money.tsx";
import styles from "./total.module.css";

/** The total on the merchant's own page, large enough not to be paid by mistake. */
export function Total({ total, merchant }: { total: DisplayedMoney; merchant: string }) {
  return (
    <p className={styles.total}>
      <span className={styles.amount}>
        <Money amount={total.amount} currency={total.currency} />
        {total.currency === undefined && <span className={styles.unknown}> in the shop's currency</span>}
      </span>
      <span className={styles.merchant}>
        to <strong>{merchant}</strong>, shipping and tax included
      </span>
    </p>
  );
}
