import { type Billing, currentPolicyVersion } from "@cartwright/contract";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { RelativeTime } from "../../../components/ui/relative-time.tsx";
import { PolicyDialog } from "./policy-dialog.tsx";
import { Step } from "./step.tsx";

export function PolicyStep({ billing: { missing, aupAcceptedAt, aupVersion } }: { billing: Billing }) {
  const [isOpen, setIsOpen] = useState(false);
  const isDone = !missing.includes("aup");
  return (
    <Step
      number={3}
      title="The acceptable-use policy"
      isDone={isDone}
      state={aupVersion === null ? undefined : "Has changed"}
      action={<Button onClick={() => setIsOpen(true)}>{isDone ? "Read it again" : "Read and accept"}</Button>}
    >
      {isDone && aupAcceptedAt !== null ? (
        <p>
          Version {aupVersion}, accepted <RelativeTime at={aupAcceptedAt} />.
        </p>
      ) : (
        <p>
          Version {currentPolicyVersion}. A two-minute read: what may not be bought with this service, and
          how.
        </p>
      )}
      {isOpen && <PolicyDialog isAccepted={isDone} onClose={() => setIsOpen(false)} />}
    </Step>
  );
}
