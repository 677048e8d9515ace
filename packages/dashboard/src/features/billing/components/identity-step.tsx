import type { Billing } from "@cartwright/contract";
import { Button } from "../../../components/ui/button.tsx";
import { ErrorState } from "../../../components/ui/error-state.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { useProcessorPage } from "../api/open-processor-page.ts";
import { Step } from "./step.tsx";

const states: Readonly<Record<string, string>> = { processing: "Being looked at" };

export function IdentityStep({ billing: { missing, identityStatus } }: { billing: Billing }) {
  const verify = useProcessorPage((api) => api.billing.createVerificationSession());
  const isDone = !missing.includes("identity");
  const isBeingLookedAt = identityStatus === "processing";
  return (
    <Step
      number={2}
      title="A verified person"
      isDone={isDone}
      state={states[identityStatus ?? ""] ?? (identityStatus === null ? undefined : "Not finished")}
      action={
        !isDone &&
        !isBeingLookedAt && (
          <Button isBusy={verify.isPending} onClick={() => verify.mutate()}>
            {identityStatus === null ? "Verify your identity" : "Try again"}
            <Icon name="external" size={14} />
          </Button>
        )
      }
    >
      <p>
        {isDone
          ? "The payment processor has verified who you are. No document has reached this service."
          : "Once, by a document, at the payment processor. No document reaches this service."}
      </p>
      {verify.error && <ErrorState error={verify.error} />}
    </Step>
  );
}
