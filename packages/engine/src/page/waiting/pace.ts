import type { Recipients } from "../../secrets/recipients.ts";

/** How long there is, and whether to stop. A `CheckoutHost` is one. */
export interface Pace {
  readonly signal: AbortSignal;
  remainingMs(): number;
  /** The part of the longest waits that this run takes: all of them, unless a test has no time for what never comes. */
  readonly patience?: number | undefined;
  /** Who may be given secrets; without it, the page's own site alone. */
  readonly recipients?: Recipients;
  /** Runs `type`, which writes a secret into the page, with nobody looking. */
  typeSecret?<Result>(type: () => Promise<Result>): Promise<Result>;
}

/** A wait ran out of its time. */
export class PageTimeoutError extends Error {
  override readonly name = "PageTimeoutError";
}

/** Waits for `work`, but no longer than `limitMs` or the run itself. Rejects when either ends first. */
export async function bounded<Result>(
  pace: Pace,
  limitMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const limit = Math.max(0, Math.min(limitMs, pace.remainingMs()));
  const { promise: late, reject } = Promise.withResolvers<never>();
  const message = `the page did not answer within ${limit} ms`;
  const timer = setTimeout(() => reject(new PageTimeoutError(message)), limit);
  try {
    return await untilStopped(pace, () => Promise.race([work(), late]));
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for `work` that has a time limit of its own; rejects at once when the run is stopped. */
export async function untilStopped<Result>(pace: Pace, work: () => Promise<Result>): Promise<Result> {
  pace.signal.throwIfAborted();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(pace.signal.reason);
  pace.signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([work(), stopped]);
  } finally {
    pace.signal.removeEventListener("abort", stop);
  }
}

/** Sleeps `ms`, shorter where the run ends before; rejects when the run is stopped. */
export async function pause(pace: Pace, ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    await bounded(pace, ms + 1_000, () => promise);
  } finally {
    clearTimeout(timer);
  }
}

/** How long to wait for what a shop may never bring, where `limitMs` is what a person would. */
export function patienceFor({ patience = 1 }: Pick<Pace, "patience">, limitMs: number): number {
  return limitMs * patience;
}

/** Milliseconds for one action: never more than what the run has left, never zero (which means "no limit"). */
export function timeLimit(pace: Pace, limitMs: number): number {
  return Math.max(1, Math.min(limitMs, pace.remainingMs()));
}
