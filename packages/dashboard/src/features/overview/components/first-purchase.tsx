import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";

export function FirstPurchase() {
  return (
    <EmptyState
      icon="checkouts"
      title="Buy something for the first time"
      action={
        <Link to="/checkouts/new" className={buttonClass({ look: "primary", size: "large" })}>
          Start a checkout
        </Link>
      }
    >
      It takes less than a minute: choose a product of the sandbox, watch a real browser buy it, and answer
      when it asks for the card. No money moves.
    </EmptyState>
  );
}
