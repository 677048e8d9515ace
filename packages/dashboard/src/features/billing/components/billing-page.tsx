import type { Billing } from "@cartwright/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Badge } from "../../../components/ui/badge.tsx";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { RelativeTime } from "../../../components/ui/relative-time.tsx";
import { useBilling } from "../api/get-billing.ts";
import styles from "./billing-page.module.css";
import { IdentityStep } from "./identity-step.tsx";
import { PlanStep } from "./plan-step.tsx";
import { PolicyStep } from "./policy-step.tsx";

export function BillingPage() {
  const billing = useBilling();
  useWorkspaceThatFollows(billing.data?.activatedAt ?? null);
  const isLive = billing.data?.missing.length === 0;
  return (
    <>
      <PageHeader title="Billing" beside={isLive && <Badge tone="good">Live</Badge>}>
        The sandbox is free. To buy with real money, a workspace needs a plan, a verified person and the
        accepted policy; it goes live as soon as it has all three.
      </PageHeader>
      <Loaded query={billing}>{(data) => <Steps billing={data} />}</Loaded>
    </>
  );
}

function Steps({ billing }: { billing: Billing }) {
  const { missing, activatedAt, subscriptionStatus } = billing;
  return (
    <>
      {activatedAt !== null && missing.length === 0 && (
        <Notice tone="good" icon="check" title="This workspace is live">
          <p>
            Since <RelativeTime at={activatedAt} />. Live keys may be created, and buy in any shop.
          </p>
        </Notice>
      )}
      {subscriptionStatus === "past_due" && (
        <Notice tone="warn" title="A payment is late">
          <p>The plan holds while the processor tries again. Look at the card in the portal.</p>
        </Notice>
      )}
      {subscriptionStatus === "canceled" && (
        <Notice tone="warn" title="The plan has ended">
          <p>The workspace is back in the sandbox, and its live keys with it. A new plan brings them back.</p>
        </Notice>
      )}
      <ol className={styles.steps}>
        <PlanStep billing={billing} />
        <IdentityStep billing={billing} />
        <PolicyStep billing={billing} />
      </ol>
    </>
  );
}

/** Refetches the workspace on activation, so that the badge in the top bar is up to date. */
function useWorkspaceThatFollows(activatedAt: string | null): void {
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: has to run when it changes.
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ["workspace"] });
  }, [queries, activatedAt]);
}
