import { setTimeout } from "node:timers/promises";
import { isTerminal } from "@cartwright/contract";
import { HandedBackError } from "../../platform/jobs/handed-back-error.ts";
import { whenAborted } from "../../platform/when-aborted.ts";
import { type DriveDependencies, type DriveEnd, driveHeldRun } from "./drive-held-run.ts";
import type { HeldRun } from "./held-runs.ts";
import { endings } from "./run-endings.ts";
import type { ClaimedRun, RunEnding } from "./run-record.ts";
import { untilSignInIsFree } from "./sign-ins.ts";
import type { Slot } from "./slots.ts";

/** Gives the run up after this many drives broke off on their own. */
const maxDrives = 6;
/** Dead workers aren't the run's fault, unless this many died with it. */
const maxWorkerDeaths = 50;

interface DriveOrder {
  checkoutId: string;
  slot: Slot;
  signal: AbortSignal;
  /** Aborted when shutdown begins: runs that only wait for a human don't use the grace period. */
  closing: AbortSignal;
  /** From the request that created the checkout. */
  traceparent?: string | undefined;
}

/**
 * Drives one checkout from its claim to its end. Throws if the run should be driven again: at shutdown, or
 * when the database or the browser was lost before the submit point.
 */
export async function driveCheckout(dependencies: DriveDependencies, order: DriveOrder): Promise<void> {
  const { checkoutId, slot, signal } = order;
  await letHolderFinish(dependencies, { checkoutId, signal });
  try {
    for (;;) {
      const end = await driveOnce(dependencies, order);
      if (end === "over") return;
      slot.park();
      if (!(await waitWithoutBrowser(dependencies, order, end))) return;
      await slot.resume(signal);
    }
  } finally {
    dependencies.submittedValues.forget(checkoutId);
  }
}

async function driveOnce(
  dependencies: DriveDependencies,
  { checkoutId, slot, signal, closing, traceparent }: DriveOrder,
): Promise<DriveEnd> {
  const { record, heldRuns, workerId } = dependencies;
  const run = await record.claim(checkoutId, workerId);
  if (!run) return "over";
  const ending = endingBefore(run);
  if (ending) {
    await record.finish(run, ending);
    return "over";
  }
  const held = heldRuns.hold(run);
  const stopFollowing = follow(signal, held);
  try {
    return await driveHeldRun(dependencies, { run, held, slot, closing, traceparent });
  } finally {
    stopFollowing();
    held.release();
  }
}

function endingBefore({ isSubmitting, drive, workerDeaths }: ClaimedRun): RunEnding | undefined {
  if (isSubmitting) return endings.orderStateUnknown;
  return drive > maxDrives || workerDeaths > maxWorkerDeaths ? endings.givenUp : undefined;
}

/** Waits until the run can go on. False if the checkout has ended. */
async function waitWithoutBrowser(
  { record, heldRuns, workerId }: DriveDependencies,
  { checkoutId, signal, closing }: DriveOrder,
  waitsFor: Exclude<DriveEnd, "over">,
): Promise<boolean> {
  const run = await record.claim(checkoutId, workerId);
  if (!run) return false;
  // Held, so that an answer can reach this process's memory.
  const held = heldRuns.hold(run);
  const stopFollowing = follow(signal, held);
  try {
    const ends = [held.signal, closing].map(whenAborted);
    const canGoOn =
      waitsFor === "stepped_back"
        ? held.statusOtherThan("awaiting_user_action")
        : untilSignInIsFree(record, run, AbortSignal.any([held.signal, closing]));
    await Promise.race([canGoOn, ...ends]);
    const reason = held.stopReason();
    if (reason === "ended" || reason === "claim_lost") return false;
    await record.handBack(run);
    if (held.signal.aborted || closing.aborted) throw new HandedBackError("the run goes to another process");
    return true;
  } finally {
    stopFollowing();
    held.release();
  }
}

/** Longer than a merchant usually takes to confirm. */
const holderGraceMs = 10_000;
const lookIntervalMs = 250;

/**
 * A worker that went silent while placing the order may still be alive, and is the only one that can learn
 * the result. A worker that takes the run over waits a while before it records the result as unknown.
 */
async function letHolderFinish(
  dependencies: DriveDependencies,
  { checkoutId, signal }: Pick<DriveOrder, "checkoutId" | "signal">,
): Promise<void> {
  const { record, clock } = dependencies;
  const until = clock.elapsedMs() + (dependencies.holderGraceMs ?? holderGraceMs);
  while (clock.elapsedMs() < until) {
    const [run] = await record.listRunStates([checkoutId]);
    if (!run?.isSubmitting || run.claimId === null || isTerminal(run.status)) return;
    await setTimeout(lookIntervalMs, undefined, { signal });
  }
}

/** The job's signal means a shutdown, an expired job, or a job that was given to another worker. */
function follow(signal: AbortSignal, held: HeldRun): () => void {
  const stop = (): void => (signal.reason === "lost" ? held.loseJob() : held.stop("handed_over"));
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  return () => signal.removeEventListener("abort", stop);
}
