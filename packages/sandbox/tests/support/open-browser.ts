import chromiumPackage from "@sparticuz/chromium";
import { type Browser, type BrowserContext, chromium } from "playwright-core";

export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await chromiumPackage.executablePath());
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}

/** A context with the browser's own user agent, without the word that some shops refuse. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;
  return browser.newContext({ userAgent, viewport: { width: 1280, height: 900 } });
}
