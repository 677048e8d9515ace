import { type BrowserPool, startBrowserPool } from "../../src/index.ts";

let pool: Promise<BrowserPool> | undefined;

/**
 * The one browser of this test worker: each purchase has a context of its own in it, as runs of the product had. It ends
 * with the worker. A test about the browser itself starts its own.
 */
export function sharedPool(): Promise<BrowserPool> {
  pool ??= startBrowserPool();
  return pool;
}
