import type { Checkout } from "@cartwright/contract";
import { Panel } from "../../../components/ui/panel.tsx";
import { useEvidence } from "../api/get-evidence.ts";
import { Replay } from "./replay.tsx";

/** What the runs of a checkout saw, considered and tried. Hidden if the service keeps no evidence. */
export function ReplayPanel({ checkout: { id, status } }: { checkout: Pick<Checkout, "id" | "status"> }) {
  const { data: evidence } = useEvidence(id, status);
  if (!evidence || evidence.steps.length === 0) return null;
  return (
    <Panel title="Replay">
      <Replay evidence={evidence} />
    </Panel>
  );
}
