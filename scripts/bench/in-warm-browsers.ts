import { type BrowserPool, findChromium, startBrowserPool } from "@cartwright/engine";
import { type Browser, chromium } from "playwright-core";
import { startProduct } from "../start-product.ts";

export interface WarmBrowsers {
  stores: Awaited<ReturnType<typeof startProduct>>;
  /** For the hand-written script. */
  browser: Browser;
  /** For the engine. */
  pool: BrowserPool;
}

/**
 * Provides the sandbox's stores and two warm browsers of the same build, for the hand-written script and the
 * engine. The two take turns, so that slow moments of the machine affect both.
 */
export async function inWarmBrowsers(use: (lent: WarmBrowsers) => Promise<string>): Promise<string> {
  const stores = await startProduct({ ROLES: "sandbox", LOG_LEVEL: "warn" });
  const { executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const pool = await startBrowserPool();
  try {
    return await use({ stores, browser, pool });
  } finally {
    await Promise.allSettled([pool.close(), browser.close()]);
    await stores.stop();
  }
}
