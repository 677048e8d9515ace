import type { Browser, BrowserContext, Page } from "playwright-core";
import type { RunningProduct } from "../../../../scripts/start-product.ts";
import { startTestedProduct } from "../../../../tests/support/start-tested-product.ts";
import { openBrowser } from "../../../sandbox/tests/support/open-browser.ts";

/** The whole product, and a browser to use it with. One per test file. */
export interface Dashboard {
  product: RunningProduct;
  url: string;
  browser: Browser;
  /** Lines logged by the product so far. */
  log: string[];
  /** Opens the dashboard's first page in a new browser profile. */
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
  /** The origins of all requests. */
  origins: Set<string>;
  /** Errors on the page, including content policy violations. */
  complaints: string[];
}

/** Outside the test runner, pass another `start`: no data folder is prepared there. */
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
