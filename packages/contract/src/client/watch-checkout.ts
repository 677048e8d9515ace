import { type Checkout, isTerminal } from "../checkouts.ts";
import { isPassing } from "./client-errors.ts";
import { pause } from "./pause.ts";

export interface WatchOptions {
  signal?: AbortSignal | undefined;
  /** Polling interval if the service sends no events. */
  pollMs?: number;
}

export interface WatchedCheckout {
  get: (options: { signal?: AbortSignal | undefined }) => Promise<Checkout>;
  /** Yields whenever something has happened. The yielded value is ignored: the checkout is fetched again. */
  follow: (options: { signal?: AbortSignal | undefined }) => AsyncIterable<unknown>;
}

const defaultPollMs = 3000;
/** Polling interval while events arrive, in case some are missed. */
const followedPollMs = 30_000;
/** A failed poll must not end the watch of a purchase under way, but this many in a row do. */
const toleratedFailures = 5;

/**
 * Yields the checkout now and whenever it has changed, until it is terminal (yielded as well). Throws the
 * signal's reason on abort, or the error if it persists.
 */
export async function* watchCheckout(
  { get, follow }: WatchedCheckout,
  { signal, pollMs = defaultPollMs }: WatchOptions = {},
): AsyncGenerator<Checkout, void, undefined> {
  const over = new AbortController();
  const news = hearNews(follow, signal ? AbortSignal.any([signal, over.signal]) : over.signal);
  let seen = "";
  let failures = 0;
  try {
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
      await news.orAfter(pollMs, signal);
    }
  } finally {
    over.abort();
  }
}

interface News {
  /** Resolves with the next event, or after `pollMs` if none comes. Rejects with the signal's reason. */
  orAfter(pollMs: number, signal: AbortSignal | undefined): Promise<void>;
}

/** Follows the events in parallel with polling. If that fails, polling goes on alone. */
function hearNews(follow: WatchedCheckout["follow"], signal: AbortSignal): News {
  let isHeard = false;
  let isNew = false;
  let tell = (): void => undefined;
  const hear = async (): Promise<void> => {
    for await (const _event of follow({ signal })) {
      isHeard = true;
      isNew = true;
      tell();
    }
  };
  hear()
    // Refused or unreachable: if polling fails as well, it reports why.
    .catch(() => undefined)
    .finally(() => {
      if (isHeard) isNew = true;
      isHeard = false;
      tell();
    });
  return {
    orAfter: async (pollMs, callerSignal) => {
      const heard = new AbortController();
      tell = () => heard.abort();
      if (!isNew) {
        const either = callerSignal ? AbortSignal.any([callerSignal, heard.signal]) : heard.signal;
        await pause(isHeard ? Math.max(pollMs, followedPollMs) : pollMs, either).catch(() => undefined);
      }
      isNew = false;
      callerSignal?.throwIfAborted();
    },
  };
}

function fingerprint({ status, updatedAt, progressItems, pendingUserAction }: Checkout): string {
  return [status, updatedAt, progressItems.length, pendingUserAction?.id].join(" ");
}
