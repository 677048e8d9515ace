import { type CheckoutStatus, isTerminal } from "@cartwright/contract";
import { RunStoppedError } from "@cartwright/engine/server";
import type { Listen } from "../../platform/database/listen.ts";
import type { Claim, RunRecord } from "./run-record.ts";

/** Why a run stops before its engine has ended it. */
type StopReason =
  /** The checkout has ended: cancelled, declined, expired. */
  | "ended"
  /** Another worker holds the run. */
  | "claim_lost"
  /** This process shuts down; another is to drive the run again. */
  | "handed_over"
  /** Others need the room: it is driven again once its question is answered. */
  | "stepped_back"
  | "timed_out"
  /** The order was to be submitted, and the buyer has asked to cancel before. */
  | "cancel_requested"
  /** The database did not take a write. */
  | "write_failed";

/** A run that this process drives now. */
export interface HeldRun extends Claim {
  readonly signal: AbortSignal;
  /** The first reason counts. */
  stop(reason: StopReason): void;
  /** From here on an order may exist, of which nobody else can learn more. */
  passSubmitPoint(): void;
  /** The job is in other hands. Unless an order may exist the run stops; else it goes on while it holds the claim. */
  loseJob(): void;
  stopReason(): StopReason | undefined;
  /** Resolves when the checkout has another status than this one, or at the next look where it may have. */
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
 * The runs of this process, told about what happens to their checkouts elsewhere. A notification makes it look at
 * the database at once; the poll is for notifications that were lost with their connection.
 */
export async function openHeldRuns(options: {
  listen: Listen;
  /** On which the id of a checkout is said when its state has changed. */
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
    // A look that fails is followed by the next poll.
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
      // A cancel may have come between the claim and now.
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
        // It may have changed before anybody waited.
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
