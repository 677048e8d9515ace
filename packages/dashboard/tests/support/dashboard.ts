import type { Browser, BrowserContext, Page } from "playwright-core";
import type { RunningProduct } from "../../../../scripts/start-product.ts";
import { startTestedProduct } from "../../../../tests/support/start-tested-product.ts";
import { openBrowser } from "../../../sandbox/tests/support/open-browser.ts";

/** The whole product, and a browser to use it with. One for each test file. */
export interface Dashboard {
  product: RunningProduct;
  url: string;
  browser: Browser;
  /** Lines that the product has logged so far. */
  log: string[];
  /** A browser profile of its own, on the first page of the dashboard. */
  visit(options?: VisitOptions): Promise<Visitor>;
  close(): Promise<void>;
}

export interface VisitOptions {
  width?: number;
  height?: number;
  colorScheme?: "light" | "dark";
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** The origins of everything that was asked for. */
  origins: Set<string>;
  /** What the page has complained about: errors, and refusals by its content policy. */
  complaints: string[];
}

/** `start` is another one outside the test runner, which has no data folder prepared. */
export async function startDashboard(
  environment: Readonly<Record<string, string>> = {},
  start: typeof startTestedProduct = startTestedProduct,
): Promise<Dashboard> {
  const log: string[] = [];
  const [product, browser] = await Promise.all([start(environment, (line) => log.push(line)), openBrowser()]);
  const url = product.getUrl("dashboard");
  return {
    product,
    url,
    browser,
    log,
    visit: (options) => visit(browser, url, options),
    close: async () => {
      await browser.close();
      await product.stop();
    },
  };
}

async function visit(
  browser: Browser,
  url: string,
  { width = 1440, height = 900, colorScheme = "light" }: VisitOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const origins = new Set<string>();
  const complaints: string[] = [];
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto(url);
  return { page, context, origins, complaints };
}
