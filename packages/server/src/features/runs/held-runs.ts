import { type CheckoutStatus, isTerminal } from "@cartwright/contract";
import { RunStoppedError } from "@cartwright/engine/server";
import type { Listen } from "../../platform/database/listen.ts";
import type { Claim, RunRecord } from "./run-record.ts";

/** Why a run stops before its engine has finished. */
type StopReason =
  /** The checkout has ended: cancelled, declined or expired. */
  | "ended"
  /** Another worker holds the run. */
  | "claim_lost"
  /** This process is shutting down; another one drives the run again. */
  | "handed_over"
  /** Its place is needed: it is driven again once its question is answered. */
  | "stepped_back"
  /** Another run uses the buyer's sign-in: it is driven again once that one has ended. */
  | "awaits_sign_in"
  | "timed_out"
  /** The buyer requested a cancel before the order was submitted. */
  | "cancel_requested"
  /** A database write failed. */
  | "write_failed";

/** A run that this process is driving. */
export interface HeldRun extends Claim {
  readonly signal: AbortSignal;
  /** Only the first reason counts. */
  stop(reason: StopReason): void;
  /** From here on an order may exist, and only this process can learn more about it. */
  passSubmitPoint(): void;
  /**
   * The job was given to another worker. Stops the run unless an order may exist; then it continues while it
   * holds the claim.
   */
  loseJob(): void;
  stopReason(): StopReason | undefined;
  /** Resolves when the checkout has another status, as soon as a look at the database shows it. */
  statusOtherThan(status: CheckoutStatus): Promise<void>;
  release(): void;
}

export interface HeldRuns {
  hold(claim: Claim): HeldRun;
  isHeld(checkoutId: string, claimId: string): boolean;
  close(): Promise<void>;
}

interface Entry {
  run: HeldRun;
  hear(status: CheckoutStatus): void;
}

/**
 * The runs of this process, kept up to date with changes to their checkouts elsewhere. Notifications trigger
 * a look at the database; the poll covers notifications lost with their connection.
 */
export async function openHeldRuns(options: {
  listen: Listen;
  /** The channel that announces ids of changed checkouts. */
  channel: string;
  record: Pick<RunRecord, "listRunStates">;
  pollMs: number;
  onError: (error: Error) => void;
}): Promise<HeldRuns> {
  const { record, onError } = options;
  const held = new Map<string, Entry>();

  const look = async (checkoutIds: readonly string[]): Promise<void> => {
    const entries = checkoutIds.flatMap((id) => held.get(id) ?? []);
    if (entries.length === 0) return;
    const states = await record.listRunStates(entries.map(({ run }) => run.checkoutId));
    for (const { run, hear } of entries) {
      const state = states.find(({ checkoutId }) => checkoutId === run.checkoutId);
      if (!state || isTerminal(state.status)) run.stop("ended");
      else if (state.claimId !== run.claimId) run.stop("claim_lost");
      else hear(state.status);
    }
  };
  const lookSoon = (checkoutIds: readonly string[]): void => {
    // If a look fails, the next poll makes up for it.
    look(checkoutIds).catch(onError);
  };
  const lookAtAll = (): void => lookSoon([...held.keys()]);

  const listening = await options.listen(options.channel, (checkoutId) => lookSoon([checkoutId]), lookAtAll);
  const timer = setInterval(lookAtAll, options.pollMs);
  return {
    hold: (claim) => {
      const entry = createEntry(claim, {
        lookAgain: () => lookSoon([claim.checkoutId]),
        release: () => {
          if (held.get(claim.checkoutId) === entry) held.delete(claim.checkoutId);
        },
      });
      held.get(claim.checkoutId)?.run.stop("claim_lost");
      held.set(claim.checkoutId, entry);
      // A cancel may have come in since the claim.
      lookSoon([claim.checkoutId]);
      return entry.run;
    },
    isHeld: (checkoutId, claimId) => held.get(checkoutId)?.run.claimId === claimId,
    close: async () => {
      clearInterval(timer);
      await listening.close();
    },
  };
}

function createEntry(claim: Claim, { lookAgain, release }: { lookAgain(): void; release(): void }): Entry {
  const abort = new AbortController();
  let stopReason: StopReason | undefined;
  let mayHaveOrdered = false;
  let waiting: { status: CheckoutStatus; resolve: () => void } | undefined;
  const run: HeldRun = {
    checkoutId: claim.checkoutId,
    claimId: claim.claimId,
    signal: abort.signal,
    stop: (reason) => {
      stopReason ??= reason;
      abort.abort(new RunStoppedError(`the run was stopped: ${stopReason}`));
    },
    passSubmitPoint: () => {
      mayHaveOrdered = true;
    },
    loseJob: () => {
      if (!mayHaveOrdered) run.stop("claim_lost");
    },
    stopReason: () => stopReason,
    statusOtherThan: (status) =>
      new Promise((resolve) => {
        waiting = { status, resolve };
        // It may already have changed.
        lookAgain();
      }),
    release,
  };
  return {
    run,
    hear: (status) => {
      if (waiting !== undefined && status !== waiting.status) waiting.resolve();
    },
  };
}
