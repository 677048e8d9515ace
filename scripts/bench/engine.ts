import { type BrowserPool, runCheckout } from "@cartwright/engine";
import type { Browser, BrowserContext, Request } from "playwright-core";
import { mailedCode } from "../../packages/sandbox/tests/support/buy-at-fennelrye.ts";
import { newShopper, type Shopper } from "../../packages/sandbox/tests/support/shopper.ts";
import { buyer, card } from "./buy-through-api.ts";
import { type HandWritten, handWritten } from "./hand-written.ts";
import { inWarmBrowsers } from "./in-warm-browsers.ts";
import { instantHost } from "./instant-host.ts";
import { median } from "./statistics.ts";

const rounds = 5;

/**
 * Compares the engine alone, with instant answers, with the shortest hand-written script for the same
 * product, in each sandbox store. The two take turns in warm browsers of the same build, so that slow moments
 * of the machine affect both.
 */
export function benchEngine(): Promise<string> {
  return inWarmBrowsers(async ({ stores, browser, pool }) => {
    const rows: string[] = [];
    for (const hand of handWritten) {
      const url = new URL(hand.path, stores.getUrl(hand.store));
      rows.push(describe(hand, await takeTurns({ browser, pool, hand, url })));
    }
    return [
      "| store | engine s (least to most) | by hand s | ratio (least to most) | waiting for the page |",
      "|---|---|---|---|---|",
      ...rows,
      "",
      `${rounds} pairs each. *Waiting for the page*: the share of the engine's time in which the page had asked its server for a document or data and had no answer yet.`,
    ].join("\n");
  });
}

interface Turn {
  browser: Browser;
  pool: BrowserPool;
  hand: HandWritten;
  url: URL;
}

interface Pair {
  handMs: number;
  engineMs: number;
  waitingMs: number;
}

async function takeTurns(turn: Turn): Promise<Pair[]> {
  const shopper = newShopper(Number(turn.url.port), turn.url.hostname);
  const pairs: Pair[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const handMs = await buyByHandOnce(turn, shopper);
    const engine = await buyByEngineOnce(turn, shopper);
    // The first round is warm-up.
    if (round > 0) pairs.push({ handMs, ...engine });
  }
  return pairs;
}

async function buyByHandOnce({ browser, hand, url }: Turn, shopper: Shopper): Promise<number> {
  const version = browser.version();
  const context = await browser.newContext({
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`,
    viewport: { width: 1280, height: 900 },
  });
  try {
    const page = await context.newPage();
    const begunAt = performance.now();
    await hand.buy(page, url.href, shopper);
    return performance.now() - begunAt;
  } finally {
    await context.close();
  }
}

async function buyByEngineOnce(
  { pool, url }: Turn,
  shopper: Shopper,
): Promise<Pick<Pair, "engineMs" | "waitingMs">> {
  const run = await pool.open({ targetUrl: url.href, privateHosts: [`localhost:${url.port}`] });
  const host = instantHost({
    card: () => ({ card_number: card.number, card_expiry: card.expiry, card_cvc: card.code }),
    credentials: () => ({ username: "buyer@fennelrye.example", password: "correct horse" }),
    otp: async () => ({ code: await mailedCode(shopper) }),
  });
  try {
    const waiting = measureWaiting(run.context);
    const begunAt = performance.now();
    const outcome = await runCheckout({ url: url.href, allowedDomains: [], buyer }, host, run);
    const engineMs = performance.now() - begunAt;
    if (outcome.status === "failed") throw new Error(`A purchase failed: ${outcome.message}`);
    return { engineMs, waitingMs: waiting.ms() };
  } finally {
    await run.close();
  }
}

/** The time during which at least one request for a document or data was open. */
function measureWaiting(context: BrowserContext): { ms(): number } {
  const open = new Set<Request>();
  let since = 0;
  let sum = 0;
  context.on("request", (request) => {
    if (!["document", "xhr", "fetch"].includes(request.resourceType())) return;
    if (open.size === 0) since = performance.now();
    open.add(request);
  });
  const end = (request: Request): void => {
    if (open.delete(request) && open.size === 0) sum += performance.now() - since;
  };
  context.on("requestfinished", end);
  context.on("requestfailed", end);
  return { ms: () => sum + (open.size > 0 ? performance.now() - since : 0) };
}

function describe({ name }: HandWritten, pairs: readonly Pair[]): string {
  const ratios = pairs.map(({ engineMs, handMs }) => engineMs / handMs);
  const seconds = (samples: number[]): string =>
    `${inSeconds(median(samples))} (${inSeconds(Math.min(...samples))} to ${inSeconds(Math.max(...samples))})`;
  const share = median(pairs.map(({ waitingMs, engineMs }) => waitingMs / engineMs));
  return `| ${name} | ${seconds(pairs.map(({ engineMs }) => engineMs))} | ${inSeconds(median(pairs.map(({ handMs }) => handMs)))} | **${median(ratios).toFixed(2)}** (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}) | ${(share * 100).toFixed(0)} % |`;
}

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
