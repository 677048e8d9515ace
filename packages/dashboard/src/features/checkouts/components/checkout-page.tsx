import { type Checkout, isTerminal } from "@cartwright/contract";
import { Link } from "@tanstack/react-router";
import { CheckoutStatus } from "../../../components/checkout-status.tsx";
import { QuoteMark } from "../../../components/quote-mark.tsx";
import { StatusAnnouncer } from "../../../components/status-announcer.tsx";
import { TestMark } from "../../../components/test-mark.tsx";
import { buttonClass } from "../../../components/ui/button.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { describePurchase, merchantOf } from "../../../lib/merchant.ts";
import { useCheckout } from "../api/get-checkout.ts";
import { findOvercharge } from "../find-overcharge.ts";
import { QuestionPanel } from "../questions/question-panel.tsx";
import { ReplayPanel } from "../replay/replay-panel.tsx";
import { CancelButton } from "./cancel-button.tsx";
import { CheckoutDetails } from "./checkout-details.tsx";
import styles from "./checkout-page.module.css";
import { DeliveriesPanel } from "./deliveries-panel.tsx";
import { FailurePanel } from "./failure-panel.tsx";
import { LiveView } from "./live-view.tsx";
import { QuotePanel } from "./quote-panel.tsx";
import { ReceiptPanel } from "./receipt-panel.tsx";
import { Timeline } from "./timeline.tsx";

/** One purchase: its open question, live view, outcome, and timeline. */
export function CheckoutPage({ checkoutId }: { checkoutId: string }) {
  const { data: checkout, error, isPending, refetch } = useCheckout(checkoutId);
  if (isPending) return <Skeleton rows={8} label="Loading the checkout" />;
  if (!checkout)
    return (
      <>
        <PageHeader title="Checkout" trail={<Trail />} />
        <ErrorState error={error} onRetry={refetch} />
      </>
    );
  return (
    <>
      <PageHeader
        title={titleOf(checkout)}
        trail={<Trail />}
        beside={
          <>
            <CheckoutStatus status={checkout.status} /> <TestMark mode={checkout.mode} />{" "}
            <QuoteMark goal={checkout.goal} />
          </>
        }
        actions={<Actions checkout={checkout} />}
      >
        at {merchantOf(checkout.target.url)}
      </PageHeader>
      <StatusAnnouncer status={checkout.status} />
      {error && <ErrorState error={error} onRetry={refetch} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          {checkout.pendingUserAction && (
            <QuestionPanel
              key={checkout.pendingUserAction.id}
              checkout={checkout}
              action={checkout.pendingUserAction}
            />
          )}
          {checkout.receipt && (
            <ReceiptPanel
              receipt={checkout.receipt}
              purchase={checkout.purchase}
              merchant={merchantOf(checkout.target.url)}
              overcharge={findOvercharge(checkout)}
            />
          )}
          {checkout.quote && <QuotePanel quote={checkout.quote} merchant={merchantOf(checkout.target.url)} />}
          {checkout.failure && <FailurePanel checkout={checkout} reason={checkout.failure.reason} />}
          {checkout.browser && <LiveView checkoutId={checkout.id} />}
          <Timeline checkout={checkout} />
          <ReplayPanel checkout={checkout} />
        </div>
        <div className={styles.main}>
          <CheckoutDetails checkout={checkout} />
          <DeliveriesPanel checkout={checkout} />
        </div>
      </div>
    </>
  );
}

function Trail() {
  return <Link to="/checkouts">← Checkouts</Link>;
}

function Actions({ checkout }: { checkout: Checkout }) {
  if (!isTerminal(checkout.status)) return <CancelButton checkoutId={checkout.id} />;
  return (
    <Link to="/checkouts/new" search={{ like: checkout.id }} className={buttonClass()}>
      Buy again
    </Link>
  );
}

function titleOf({ target: { url, request } }: Checkout): string {
  const words = describePurchase({ url, request });
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
