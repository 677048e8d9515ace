import type { Checkout, CheckoutSummary } from "@cartwright/contract";
import { Link } from "@tanstack/react-router";
import { TimeLeft } from "../../../components/time-left.tsx";
import { buttonClass } from "../../../components/ui/button.tsx";
import { Money } from "../../../components/ui/money.tsx";
import { describePurchase, merchantOf } from "../../../lib/merchant.ts";
import { useCheckoutsById } from "../api/get-questions.ts";
import styles from "./waiting-checkouts.module.css";

/** The open questions, those that expire soonest first. */
export function WaitingCheckouts({ checkouts }: { checkouts: readonly CheckoutSummary[] }) {
  const asked = useCheckoutsById(checkouts.map(({ id }) => id));
  const open = asked
    .filter(({ pendingUserAction }) => pendingUserAction !== undefined)
    .sort((left, right) => expiryOf(left).localeCompare(expiryOf(right)));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={styles.heading}>
        Waiting for you
      </h2>
      <ul className={styles.list}>
        {open.map((checkout) => (
          <li key={checkout.id} className={styles.question}>
            <div className={styles.words}>
              <p className={styles.what}>{describePurchase(checkout.target)}</p>
              <p className={styles.merchant}>
                {checkout.pendingUserAction?.message ?? merchantOf(checkout.target.url)}
              </p>
            </div>
            <TotalOf checkout={checkout} />
            <TimeLeft until={expiryOf(checkout)} />
            <Link
              to="/checkouts/$checkoutId"
              params={{ checkoutId: checkout.id }}
              className={buttonClass({ look: "primary" })}
              aria-label={`Answer: ${describePurchase(checkout.target)}`}
            >
              Answer
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TotalOf({ checkout: { pendingUserAction } }: { checkout: Checkout }) {
  const total = pendingUserAction?.detectedTotal;
  if (!total) return null;
  return (
    <strong className={styles.total}>
      <Money amount={total.amount} currency={total.currency} />
    </strong>
  );
}

function expiryOf({ pendingUserAction, updatedAt }: Checkout): string {
  return pendingUserAction?.expiresAt ?? updatedAt;
}
