import { type Checkout, isTerminal } from "../checkouts.ts";
import { ApiError, ConnectionError } from "./client-errors.ts";

export interface WatchOptions {
  signal?: AbortSignal | undefined;
  /** Between one look and the next. */
  pollMs?: number;
}

export type GetCheckout = (options: { signal?: AbortSignal | undefined }) => Promise<Checkout>;

const defaultPollMs = 3000;
/** A look that fails is no reason to lose a purchase under way; this many in a row are. */
const toleratedFailures = 5;

/**
 * Yields the checkout as it is now and again whenever it has changed, until it is terminal (yielded as well).
 * Ends by throwing the signal's reason on abort, or the failure that would not go away.
 */
export async function* watchCheckout(
  get: GetCheckout,
  { signal, pollMs = defaultPollMs }: WatchOptions = {},
): AsyncGenerator<Checkout, void, undefined> {
  let seen = "";
  let failures = 0;
  for (;;) {
    const checkout = await get({ signal }).catch((error: unknown) => {
      failures += 1;
      if (!isPassing(error) || failures > toleratedFailures) throw error;
    });
    if (checkout) {
      failures = 0;
      const current = fingerprint(checkout);
      if (current !== seen) yield checkout;
      seen = current;
      if (isTerminal(checkout.status)) return;
    }
    await pause(pollMs, signal);
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && error.status >= 500);
}

function fingerprint({ status, updatedAt, progressItems, pendingUserAction }: Checkout): string {
  return [status, updatedAt, progressItems.length, pendingUserAction?.id].join(" ");
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
