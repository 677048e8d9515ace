import type { PooledBrowser } from "./pooled-browser.ts";

/** The one browser that takes new runs. */
export interface WarmBrowser {
  /** Returns a running browser, starting one if needed. */
  get(): Promise<PooledBrowser>;
  /**
   * Starts a successor, switches to it, and drains the previous one. If the successor does not start, rejects
   * and changes nothing.
   */
  replaceAhead(): Promise<void>;
}

const maxAttempts = 3;

/** Keeps a browser ready. A replaced browser is always drained, so no process is left behind. */
export function keepWarm(start: () => Promise<PooledBrowser>): WarmBrowser {
  let current: Promise<PooledBrowser> | undefined;

  const startCurrent = (): Promise<PooledBrowser> => {
    const starting = start();
    current = starting;
    // The caller gets the error; this only clears the slot for the next attempt.
    starting.catch(() => {
      if (current === starting) current = undefined;
    });
    return starting;
  };

  const get = async (attempt: number): Promise<PooledBrowser> => {
    const asked = current ?? startCurrent();
    const browser = await asked;
    if (!browser.isGone() || attempt === maxAttempts) return browser;
    // Many runs may find it gone at once: the first one starts the next browser.
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
