import { type BrowserPool, findChromium, startBrowserPool } from "@cartwright/engine";
import { type Browser, chromium } from "playwright-core";
import { startProduct } from "../start-product.ts";

export interface WarmBrowsers {
  stores: Awaited<ReturnType<typeof startProduct>>;
  /** For the script by hand. */
  browser: Browser;
  /** For the engine. */
  pool: BrowserPool;
}

/**
 * Lends the sandbox's stores, and two warm browsers of one build for the script by hand and the engine, which take turns: a
 * slow moment of the machine meets both.
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
