import { type BrowserPool, startBrowserPool } from "../../src/index.ts";

let pool: Promise<BrowserPool> | undefined;

/**
 * The browser of this test worker: each purchase uses its own context in it, as the product's runs used to.
 * It ends with the worker. A test about the browser itself starts its own.
 */
export function sharedPool(): Promise<BrowserPool> {
  pool ??= startBrowserPool();
  return pool;
}
