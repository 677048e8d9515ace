import { RunStoppedError, type Watchable } from "@cartwright/engine/server";
import { asError } from "../../platform/as-error.ts";
import type { Clock } from "../../platform/clock.ts";
import { HandedBackError } from "../../platform/jobs/handed-back-error.ts";
import type { RunCards } from "./ask-for-card.ts";
import { askToBeginAgain } from "./begin-again.ts";
import { type BoundHost, bindHost } from "./checkout-host.ts";
import { type Attempt, decideNext, type Next } from "./decide-next.ts";
import { readEarlierDrives } from "./drive-again.ts";
import type { HeldRun, HeldRuns } from "./held-runs.ts";
import { type MachineTime, startMachineTime } from "./machine-time.ts";
import { orderOfRun } from "./order-of-run.ts";
import type {
  FindBuyer,
  OpenedBrowser,
  OpenRunEvidence,
  RunEngine,
  RunEvidence,
  RunSessions,
} from "./run-engine.ts";
import type { ClaimedRun, RunEnding, RunRecord } from "./run-record.ts";
import type { RunWatch, WatchRun } from "./run-watch.ts";
import type { Slot } from "./slots.ts";
import type { SubmittedValues } from "./submitted-values.ts";

export interface DriveDependencies {
  engine: RunEngine;
  record: RunRecord;
  heldRuns: Pick<HeldRuns, "hold">;
  submittedValues: Pick<SubmittedValues, "take" | "forget">;
  findBuyer: FindBuyer;
  sessions: RunSessions | undefined;
  /** Absent if people give the numbers of their own cards. */
  cards?: RunCards;
  /** Whether a purchase can only lead to sandbox merchants. */
  isAtSandbox?: (target: ClaimedRun["target"]) => boolean;
  clock: Clock;
  workerId: string;
  runTimeoutSeconds: number;
  /** How long to wait for a worker that holds a run past its submit point. */
  holderGraceMs?: number;
  keepGoodsPicture?: (checkoutId: string, jpeg: string) => Promise<void>;
  /** Absent if no evidence is kept. */
  openEvidence?: OpenRunEvidence | undefined;
  /** Lets the run be watched until the returned function is called. */
  showRun?: (checkoutId: string, view: Watchable) => () => void;
  watchRun?: WatchRun;
  /** Gets the error that broke a run; clients are told less. */
  onError: (error: Error, checkoutId: string) => void;
}

interface Driven {
  run: ClaimedRun;
  held: HeldRun;
  slot: Slot;
  closing: AbortSignal;
  /** From the request that created the checkout. */
  traceparent: string | undefined;
}

/** What is left to do: nothing, or drive the run again once its question is answered or its sign-in is free. */
export type DriveEnd = "over" | "stepped_back" | "awaits_sign_in";

/** Buys in its own browser and records the end. Throws if the run should be driven again right away. */
export async function driveHeldRun(dependencies: DriveDependencies, driven: Driven): Promise<DriveEnd> {
  const browser: RunsBrowser = { opened: undefined };
  const { checkoutId } = driven.run;
  const watch = dependencies.watchRun?.(driven.run, driven.traceparent);
  let end = "broke_off";
  try {
    // Cards from an earlier drive must pay nothing more: their values were lost with its worker.
    await dependencies.cards?.closeOf(checkoutId);
    const attempt = await attemptPurchase(dependencies, { ...driven, watch }, browser);
    const next = await decideNext(dependencies, attempt, driven);
    end = describeEnd(next, driven);
    // A known ending is recorded before the browser is closed, so that clients don't wait for that. If the
    // run is driven again, its browser is closed first.
    if (next.kind !== "finish") await closeBrowser(dependencies, browser, driven.run);
    return await goOn(dependencies, driven, { next, error: attempt.error });
  } finally {
    watch?.ended(end);
    await closeBrowser(dependencies, browser, driven.run);
    await dependencies.cards
      ?.closeOf(checkoutId)
      .catch((error) => dependencies.onError(asError(error), checkoutId));
  }
}

/** From a small set of labels: the contract's codes, or why the drive was stopped. */
function describeEnd(next: Next, { held }: Driven): string {
  if (next.kind !== "finish") return held.stopReason() ?? next.kind;
  const { ending } = next;
  if (ending.status === "failed") return ending.code;
  return ending.status === "succeeded" && "quote" in ending ? "quoted" : ending.status;
}

async function goOn(
  { record }: DriveDependencies,
  { run, held }: Driven,
  { next, error }: { next: Next; error: unknown },
): Promise<DriveEnd> {
  if (next.kind === "leave") return "over";
  if (next.kind === "finish") {
    await finishSurely(record, run, next.ending);
    return "over";
  }
  const stopReason = held.stopReason();
  if (stopReason === "stepped_back" || stopReason === "awaits_sign_in") {
    await record.handBack(run);
    return stopReason;
  }
  if (stopReason === "handed_over") {
    await record.handBack(run);
    throw new HandedBackError("the run goes to another process");
  }
  // If this fails, the next claim assumes that the worker died.
  await record.breakOff(run).catch(() => undefined);
  throw error ?? new RunStoppedError("the run is to be driven again");
}

interface RunsBrowser {
  opened: OpenedBrowser<unknown> | undefined;
}

async function attemptPurchase(
  dependencies: DriveDependencies,
  driven: Driven & { watch: RunWatch | undefined },
  browser: RunsBrowser,
): Promise<Attempt> {
  const { run, held } = driven;
  const { engine, record, clock, runTimeoutSeconds } = dependencies;
  const machineTime = startMachineTime({
    clock,
    limitMs: runTimeoutSeconds * 1000,
    onExceeded: () => held.stop("timed_out"),
  });
  let host: BoundHost | undefined;
  let stopShowing: (() => void) | undefined;
  let evidence: RunEvidence | undefined;
  let isPictured = false;
  try {
    const order = orderOfRun(run, await orDriveAgain(held, findBuyer(dependencies, run)));
    const opened = await openBrowser(engine, order, held.signal);
    browser.opened = opened;
    driven.watch?.browserOpened();
    stopShowing = opened.view && dependencies.showRun?.(run.checkoutId, opened.view);
    await orDriveAgain(held, record.browserIsUp(run));
    evidence = dependencies.openEvidence?.({ checkoutId: run.checkoutId, view: opened.view });
    host = bindRunHost(dependencies, { ...driven, machineTime, evidence });
    const outcome =
      (await askToBeginAgain(host, run, dependencies.sessions)) ??
      (await unlessStopped(engine.runCheckout(order, host, opened.browser), held.signal));
    isPictured = outcome.status === "failed";
    return { outcome, hadBrowser: true, ...reachedBy(host) };
  } catch (error) {
    isPictured = held.stopReason() === "timed_out";
    const hadBrowser = browser.opened !== undefined;
    return { error, hadBrowser, ...reachedBy(host) };
  } finally {
    machineTime.stop();
    stopShowing?.();
    // If a step can't be written, that has already stopped the run.
    if (host) await unlessStopped(host.written(), held.signal).catch(() => undefined);
    await evidence?.close({ isPictured });
  }
}

function reachedBy(host: BoundHost | undefined): Pick<Attempt, "hasSubmitted" | "hasNamedBuyer"> {
  return {
    hasSubmitted: host?.hasSubmitted() ?? false,
    hasNamedBuyer: host?.hasNamedBuyer() ?? false,
  };
}

/** If the database doesn't respond, nothing is lost: the next worker that reaches it drives the run again. */
async function orDriveAgain<Result>(held: HeldRun, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    held.stop("write_failed");
    throw error;
  }
}

function bindRunHost(
  dependencies: DriveDependencies,
  driven: Driven & { machineTime: MachineTime; evidence: RunEvidence | undefined },
): BoundHost {
  const { run } = driven;
  return bindHost({
    ...dependencies,
    ...driven,
    earlier: readEarlierDrives(run),
    onError: (error) => dependencies.onError(error, run.checkoutId),
  });
}

async function findBuyer({ findBuyer: find }: DriveDependencies, run: ClaimedRun) {
  const { tenantId, buyerProfileId } = run;
  return buyerProfileId === undefined ? undefined : find({ tenantId, buyerProfileId });
}

async function openBrowser(
  engine: RunEngine,
  order: Parameters<RunEngine["openBrowser"]>[0],
  signal: AbortSignal,
): Promise<OpenedBrowser<unknown>> {
  const opening = engine.openBrowser(order, signal);
  try {
    return await unlessStopped(opening, signal);
  } catch (error) {
    // Closes a browser that starts after the run was stopped. If it doesn't start, there is nothing to close.
    opening.then((late) => late.close()).catch(() => undefined);
    throw error;
  }
}

/** Stops waiting for an engine that was told to stop. */
async function unlessStopped<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let stop = (): void => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    signal.removeEventListener("abort", stop);
    // Errors of a stopped engine don't matter; this prevents an unhandled rejection.
    work.catch(() => undefined);
  }
}

async function closeBrowser(
  { onError }: DriveDependencies,
  browser: RunsBrowser,
  { checkoutId }: ClaimedRun,
): Promise<void> {
  const { opened } = browser;
  browser.opened = undefined;
  try {
    await opened?.close();
  } catch (error) {
    // Doesn't affect the run: the pool's supervisor kills what is left.
    onError(asError(error), checkoutId);
  }
}

const finishDelaysMs = [100, 500, 2000];

/** A known ending is retried: without it the run would be driven again or end as unknown. */
async function finishSurely(record: RunRecord, run: ClaimedRun, ending: RunEnding): Promise<void> {
  for (const delayMs of finishDelaysMs) {
    try {
      return await record.finish(run, ending);
    } catch {
      // Only the last attempt below may throw.
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  await record.finish(run, ending);
}
