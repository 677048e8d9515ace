import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { buttonClass } from "../../../components/ui/button.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { useActiveCheckouts } from "../api/list-active.ts";
import { useRecentCheckouts } from "../api/list-recent.ts";
import { FirstPurchase } from "./first-purchase.tsx";
import styles from "./overview-page.module.css";
import { RecentCheckouts } from "./recent-checkouts.tsx";
import { RunningCheckouts } from "./running-checkouts.tsx";
import { WaitingCheckouts } from "./waiting-checkouts.tsx";

const Charts = lazy(async () => ({ default: (await import("./charts.tsx")).Charts }));

/** What needs attention first, then what is running, then the history. */
export function OverviewPage() {
  const recent = useRecentCheckouts();
  const active = useActiveCheckouts();
  const waiting = active.data?.filter(({ status }) => status === "awaiting_user_action") ?? [];
  const running = active.data?.filter(({ status }) => status !== "awaiting_user_action") ?? [];
  const isNew = recent.data?.data.length === 0;
  return (
    <>
      <PageHeader title="Overview" actions={<NewCheckoutLink />} />
      {recent.isPending && <Skeleton rows={8} label="Loading the overview" />}
      {recent.error && !recent.data && <ErrorState error={recent.error} onRetry={recent.refetch} />}
      {isNew && <FirstPurchase />}
      {recent.data && !isNew && (
        <div className={styles.parts}>
          {active.error && !active.data && <ErrorState error={active.error} onRetry={active.refetch} />}
          <WaitingCheckouts checkouts={waiting} />
          <RunningCheckouts checkouts={running} />
          <Suspense fallback={<Skeleton rows={4} label="Loading the charts" />}>
            <Charts />
          </Suspense>
          <RecentCheckouts checkouts={recent.data.data} />
        </div>
      )}
    </>
  );
}

function NewCheckoutLink() {
  return (
    <Link to="/checkouts/new" className={buttonClass({ look: "primary" })}>
      <Icon name="plus" />
      New checkout
    </Link>
  );
}
