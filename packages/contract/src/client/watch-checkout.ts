import { type Checkout, isTerminal } from "../checkouts.ts";
import { isPassing } from "./client-errors.ts";
import { pause } from "./pause.ts";

export interface WatchOptions {
  signal?: AbortSignal | undefined;
  /** Between one look and the next, where the service sends no events. */
  pollMs?: number;
}

export interface WatchedCheckout {
  get: (options: { signal?: AbortSignal | undefined }) => Promise<Checkout>;
  /** Says that something has happened, each time it does; what it was is looked up. */
  follow: (options: { signal?: AbortSignal | undefined }) => AsyncIterable<unknown>;
}

const defaultPollMs = 3000;
/** While events come, a look besides is for what they might have missed. */
const followedPollMs = 30_000;
/** A look that fails is no reason to lose a purchase under way; this many in a row are. */
const toleratedFailures = 5;

/**
 * Yields the checkout as it is now and again whenever it has changed, until it is terminal (yielded as well).
 * Ends by throwing the signal's reason on abort, or the failure that would not go away.
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
  /** Resolves with the next event, or after this time where none come. Rejects with the signal's reason. */
  orAfter(pollMs: number, signal: AbortSignal | undefined): Promise<void>;
}

/** Follows beside the looks. Where that fails, the looks go on by themselves. */
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
    // Refused, or out of reach: the looks say why, if they fail as well.
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
