import type { Recipients } from "../../secrets/recipients.ts";

/** How much time is left, and whether to stop. A `CheckoutHost` is a `Pace`. */
export interface Pace {
  readonly signal: AbortSignal;
  remainingMs(): number;
  /** The share of the longest waits to use: 1 unless a test can't wait for what never comes. */
  readonly patience?: number | undefined;
  /** Who may receive secrets; if undefined, only the page's own site. */
  readonly recipients?: Recipients;
  /** Runs `type`, which writes a secret into the page, while nobody is watching. */
  typeSecret?<Result>(type: () => Promise<Result>): Promise<Result>;
}

/** A wait exceeded its limit. */
export class PageTimeoutError extends Error {
  override readonly name = "PageTimeoutError";
}

/** Waits for `work`, but at most `limitMs` and no longer than the run. Rejects when either ends first. */
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

/** Waits for `work` that has its own time limit; rejects at once if the run is stopped. */
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

/** Sleeps for `ms`, or less if the run ends sooner; rejects if the run is stopped. */
export async function pause(pace: Pace, ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    await bounded(pace, ms + 1_000, () => promise);
  } finally {
    clearTimeout(timer);
  }
}

/** How long to wait for something a shop may never show. `limitMs` is how long a person would wait. */
export function patienceFor({ patience = 1 }: Pick<Pace, "patience">, limitMs: number): number {
  return limitMs * patience;
}

/** Milliseconds for one action: at most what the run has left, and never zero (which means "no limit"). */
export function timeLimit(pace: Pace, limitMs: number): number {
  return Math.max(1, Math.min(limitMs, pace.remainingMs()));
}
