import type { CheckoutSummary } from "@cartwright/contract";
import { Link } from "@tanstack/react-router";
import { CheckoutsTable } from "../../../components/checkouts-table.tsx";
import styles from "./recent-checkouts.module.css";

export function RecentCheckouts({ checkouts }: { checkouts: readonly CheckoutSummary[] }) {
  return (
    <section aria-labelledby="recent">
      <header className={styles.header}>
        <h2 id="recent">Latest</h2>
        <Link to="/checkouts">All checkouts</Link>
      </header>
      <CheckoutsTable checkouts={checkouts} />
    </section>
  );
}
