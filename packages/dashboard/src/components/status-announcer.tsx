import type { CheckoutStatus } from "@cartwright/contract";
import { statusLooks } from "./checkout-status.tsx";

/** Tells a screen reader when a status changes while its page is open. */
export function StatusAnnouncer({ status }: { status: CheckoutStatus }) {
  return (
    <span className="visually-hidden" role="status">
      Status: {statusLooks[status].words}
    </span>
  );
}
