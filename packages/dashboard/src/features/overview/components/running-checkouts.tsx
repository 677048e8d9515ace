import type { CheckoutSummary } from "@cartwright/contract";
import { Link } from "@tanstack/react-router";
import { CheckoutStatus } from "../../../components/checkout-status.tsx";
import { RelativeTime } from "../../../components/ui/relative-time.tsx";
import { describePurchase, merchantOf } from "../../../lib/merchant.ts";
import { LivePicture } from "./live-picture.tsx";
import styles from "./running-checkouts.module.css";

/** A browser opens at most six connections to a host, and each live picture holds one. */
const mostPictures = 3;

export function RunningCheckouts({ checkouts }: { checkouts: readonly CheckoutSummary[] }) {
  if (checkouts.length === 0) return null;
  const watched = checkouts.filter(({ status }) => status === "running").slice(0, mostPictures);
  return (
    <section aria-labelledby="running">
      <h2 id="running" className={styles.heading}>
        In progress
      </h2>
      <ul className={styles.runs}>
        {checkouts.map((checkout) => (
          <li key={checkout.id} className={styles.run}>
            {watched.includes(checkout) && <LivePicture checkoutId={checkout.id} />}
            <div className={styles.words}>
              <Link to="/checkouts/$checkoutId" params={{ checkoutId: checkout.id }} className={styles.what}>
                {describePurchase(checkout)}
              </Link>
              <p className={styles.facts}>
                <CheckoutStatus status={checkout.status} />
                <span>{merchantOf(checkout.url)}</span>
                <RelativeTime at={checkout.createdAt} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
