import type { PooledBrowser } from "./pooled-browser.ts";

/** The one browser that takes new runs. */
export interface WarmBrowser {
  /** A browser that is there, started if need be. */
  get(): Promise<PooledBrowser>;
  /** Starts a successor, hands over to it, and lets the former drain. Rejects, changing nothing, when it does not start. */
  replaceAhead(): Promise<void>;
}

const maxAttempts = 3;

/** Keeps a browser at hand: whoever is displaced drains, so that no process is ever forgotten. */
export function keepWarm(start: () => Promise<PooledBrowser>): WarmBrowser {
  let current: Promise<PooledBrowser> | undefined;

  const startCurrent = (): Promise<PooledBrowser> => {
    const starting = start();
    current = starting;
    // The caller hears of the failure; here it only makes room for the next attempt.
    starting.catch(() => {
      if (current === starting) current = undefined;
    });
    return starting;
  };

  const get = async (attempt: number): Promise<PooledBrowser> => {
    const asked = current ?? startCurrent();
    const browser = await asked;
    if (!browser.isGone() || attempt === maxAttempts) return browser;
    // Many runs may find it gone at once: the first one makes the next one start.
    if (current === asked) current = undefined;
    return get(attempt + 1);
  };

  return {
    get: () => get(1),
    replaceAhead: async () => {
      const successor = await start();
      const displaced = current;
      current = Promise.resolve(successor);
      (await displaced)?.drain();
    },
  };
}
