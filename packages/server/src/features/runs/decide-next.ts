import type { CheckoutOutcome } from "@cartwright/engine/server";
import { asError } from "../../platform/as-error.ts";
import type { HeldRun } from "./held-runs.ts";
import { endingOf, endings } from "./run-endings.ts";
import type { RunEngine } from "./run-engine.ts";
import type { ClaimedRun, RunEnding, RunRecord } from "./run-record.ts";

interface NextDependencies {
  engine: Pick<RunEngine, "lossOf">;
  record: Pick<RunRecord, "countProcessLoss">;
  onError: (error: Error, checkoutId: string) => void;
}

/** The result of one drive: an outcome, or the error that broke it off. */
export interface Attempt {
  outcome?: CheckoutOutcome;
  error?: unknown;
  hadBrowser: boolean;
  hasSubmitted: boolean;
  hasNamedBuyer: boolean;
}

export type Next = { kind: "finish"; ending: RunEnding } | { kind: "leave" } | { kind: "drive_again" };

/** Decides whether the checkout ends with this drive. */
export async function decideNext(
  dependencies: NextDependencies,
  attempt: Attempt,
  { held, run }: { held: HeldRun; run: ClaimedRun },
): Promise<Next> {
  const { outcome, hasSubmitted } = attempt;
  const stopReason = held.stopReason();
  // A placed order is always reported, even if the run was stopped.
  if (outcome && (outcome.status === "succeeded" || stopReason === undefined)) {
    return { kind: "finish", ending: endingOf(outcome) };
  }
  if (stopReason === "ended" || stopReason === "claim_lost") return { kind: "leave" };
  if (stopReason === "cancel_requested") return { kind: "finish", ending: { status: "cancelled" } };
  if (hasSubmitted) return { kind: "finish", ending: endings.orderStateUnknown };
  if (stopReason === "timed_out") return { kind: "finish", ending: endings.timedOut };
  if (stopReason !== undefined) return { kind: "drive_again" };
  return afterFailure(dependencies, attempt, run);
}

/** One death may be chance. A second one is blamed on the page. */
const mostProcessLosses = 1;

/** Failing to open a browser is the worker's problem, such as a full disk or overload, and often passes. */
const mostDrivesWithoutBrowser = 3;

/** The engine threw although the run wasn't stopped. */
async function afterFailure(
  { engine, record, onError }: NextDependencies,
  attempt: Attempt,
  run: ClaimedRun,
): Promise<Next> {
  onError(asError(attempt.error), run.checkoutId);
  if (!attempt.hadBrowser && run.drive < mostDrivesWithoutBrowser) return { kind: "drive_again" };
  if (!attempt.hadBrowser) return { kind: "finish", ending: endings.browserUnavailable };
  const loss = engine.lossOf(attempt.error);
  if (!loss) return { kind: "finish", ending: endings.internalError };
  const losses = await record.countProcessLoss(run, loss);
  if (losses === undefined) return { kind: "leave" };
  if (losses.inAll <= mostProcessLosses) return { kind: "drive_again" };
  const mayHaveOrdered = attempt.hasNamedBuyer && losses.byPages > 0;
  const ending = mayHaveOrdered ? endings.overwhelmedUnseen : endings.pageOverwhelmed;
  return { kind: "finish", ending };
}
