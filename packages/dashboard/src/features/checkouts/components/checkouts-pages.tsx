import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../../components/ui/button.tsx";
import type { CheckoutFilters } from "../api/list-checkouts.ts";
import styles from "./checkouts-pages.module.css";

interface CheckoutsPagesProps {
  filters: CheckoutFilters;
  /** Null on the last page. */
  nextCursor: string | null;
}

/** The API only pages forwards. Earlier pages are in the browser's history, or start from the newest. */
export function CheckoutsPages({ filters, nextCursor }: CheckoutsPagesProps) {
  const { cursor, ...others } = filters;
  if (cursor === undefined && nextCursor === null) return null;
  return (
    <nav aria-label="More checkouts" className={styles.pages}>
      {cursor !== undefined && (
        <Link to="/checkouts" search={others} className={buttonClass({ size: "small" })}>
          Newest
        </Link>
      )}
      {nextCursor !== null && (
        <Link
          to="/checkouts"
          search={{ ...others, cursor: nextCursor }}
          className={buttonClass({ size: "small" })}
        >
          Older
        </Link>
      )}
    </nav>
  );
}
