import type { CheckoutSummary } from "@cartwright/contract";
import { Link } from "@tanstack/react-router";
import { describePurchase, merchantOf } from "../lib/merchant.ts";
import { CheckoutStatus } from "./checkout-status.tsx";
import styles from "./checkouts-table.module.css";
import { QuoteMark } from "./quote-mark.tsx";
import { TestMark } from "./test-mark.tsx";
import { Money } from "./ui/money.tsx";
import { RelativeTime } from "./ui/relative-time.tsx";
import { type Column, Table } from "./ui/table.tsx";

const columns: readonly Column<CheckoutSummary>[] = [
  {
    title: "Purchase",
    cell: (checkout) => (
      <Link to="/checkouts/$checkoutId" params={{ checkoutId: checkout.id }} className={styles.purchase}>
        <span className={styles.what}>{describePurchase(checkout)}</span>
        <span className={styles.merchant}>
          {merchantOf(checkout.url)}
          {totalOf(checkout) && (
            <span className={styles.narrowTotal}>
              {" · "}
              <Total {...checkout} />
            </span>
          )}
        </span>
      </Link>
    ),
  },
  {
    title: "Status",
    cell: ({ status, mode, goal }) => (
      <>
        <CheckoutStatus status={status} /> <TestMark mode={mode} /> <QuoteMark goal={goal} />
      </>
    ),
  },
  {
    title: "Total",
    align: "end",
    isMinor: true,
    cell: (checkout) =>
      totalOf(checkout) ? <Total {...checkout} /> : <span className={styles.none}>–</span>,
  },
  {
    title: "Order",
    isMinor: true,
    cell: ({ receipt }) => receipt?.merchantOrderId ?? <span className={styles.none}>–</span>,
  },
  {
    title: "End user",
    isMinor: true,
    cell: ({ subject }) => subject ?? <span className={styles.none}>–</span>,
  },
  { title: "Created", align: "end", isMinor: true, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
];

/** For a quote, the cost of the purchase; the mark beside the status says that it is a quote. */
function totalOf({ receipt, quote }: Pick<CheckoutSummary, "receipt" | "quote">) {
  return receipt?.total ?? quote?.total;
}

function Total(checkout: Pick<CheckoutSummary, "receipt" | "quote">) {
  const total = totalOf(checkout);
  return total ? <Money amount={total.amount} currency={total.currency} /> : null;
}

export function CheckoutsTable({ checkouts }: { checkouts: readonly CheckoutSummary[] }) {
  return <Table caption="Checkouts" columns={columns} rows={checkouts} keyOf={({ id }) => id} />;
}
