import { type Billing, completedCheckoutUsd, planTerms } from "@cartwright/contract";
import { Button } from "../../../components/ui/button.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { useProcessorPage } from "../api/open-processor-page.ts";
import { planLimits, planNamesForPeople } from "../plan-words.ts";
import { PlanChoices } from "./plan-choices.tsx";
import { Step } from "./step.tsx";

export function PlanStep({ billing }: { billing: Billing }) {
  const portal = useProcessorPage((api) => api.billing.createPortalSession());
  const isDone = !billing.missing.includes("plan");
  const hasHistory = billing.subscriptionStatus !== null;
  return (
    <Step
      number={1}
      title="A plan"
      isDone={isDone}
      action={
        hasHistory && (
          <Button isBusy={portal.isPending} onClick={() => portal.mutate()}>
            {isDone ? "Change or cancel" : "Invoices and cards"}
            <Icon name="external" size={14} />
          </Button>
        )
      }
    >
      {isDone && billing.plan !== null ? (
        <p>
          {planNamesForPeople[billing.plan]}, {planTerms[billing.plan].monthlyUsd}.00 USD a month and{" "}
          {completedCheckoutUsd} USD for each completed checkout. {planLimits(billing.plan).join(", ")}.
        </p>
      ) : (
        <>
          <p>
            Each completed checkout costs {completedCheckoutUsd} USD on top. Failed and cancelled ones are
            free.
          </p>
          <PlanChoices />
        </>
      )}
      {portal.error && <ErrorState error={portal.error} />}
    </Step>
  );
}
