import type { Question } from "@cartwright/contract";
import { type BrowserPool, runCheckout } from "@cartwright/engine";
import type { Browser } from "playwright-core";
import { fillClassicDetails } from "../../packages/sandbox/tests/support/buy-at-copperkettle.ts";
import { buyer, card } from "./buy-through-api.ts";
import { type HandWrittenPayment, handWrittenPayments } from "./hand-written-payments.ts";
import { inWarmBrowsers } from "./in-warm-browsers.ts";
import { instantHost } from "./instant-host.ts";
import { median } from "./statistics.ts";

const rounds = 3;

/**
 * Times each payment method from the moment the card is available to the receipt: the engine beside the
 * shortest hand-written script. The two take turns in warm browsers of the same build, so that slow moments
 * of the machine affect both.
 */
export function benchPayments(): Promise<string> {
  return inWarmBrowsers(async ({ stores, browser, pool }) => {
    const rows: string[] = [];
    for (const hand of handWrittenPayments) {
      const url = new URL(`/product/${hand.slug}/`, stores.getUrl("copperkettle"));
      rows.push(describe(hand, await takeTurns({ browser, pool, hand, url })));
    }
    return [
      "| way | own time added, s (least to most) | engine s | by hand s |",
      "|---|---|---|---|",
      ...rows,
      "",
      `${rounds} pairs each. Both are timed from the moment the card is available, with the rest of the form filled in, to the receipt. *Own time added* is the median of the differences within the pairs.`,
    ].join("\n");
  });
}

interface Turn {
  browser: Browser;
  pool: BrowserPool;
  hand: HandWrittenPayment;
  url: URL;
}

interface Pair {
  handMs: number;
  engineMs: number;
}

async function takeTurns(turn: Turn): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const handMs = await payByHand(turn);
    const engineMs = await payByEngine(turn);
    // The first round is warm-up.
    if (round > 0) pairs.push({ handMs, engineMs });
  }
  return pairs;
}

async function payByHand({ browser, hand, url }: Turn): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await fillClassicDetails(page, { url: url.href });
    const begunAt = performance.now();
    await hand.pay(page);
    return performance.now() - begunAt;
  } finally {
    await context.close();
  }
}

async function payByEngine({ pool, url }: Turn): Promise<number> {
  const run = await pool.open({ targetUrl: url.href, privateHosts: [`localhost:${url.port}`] });
  let askedAt: number | undefined;
  const host = instantHost({
    otp: () => ({ code: "123456" }),
    confirm: () => ({ confirmed: "yes" }),
  });
  const ask = async (question: Question) => {
    if (question.key !== "card") return host.ask(question);
    askedAt ??= performance.now();
    const [named] = question.responseSchema.properties.card_form_host?.oneOf ?? [];
    const values = { card_number: card.number, card_expiry: card.expiry, card_cvc: card.code };
    return named ? { ...values, card_form_host: named.const } : values;
  };
  try {
    const order = { url: url.href, allowedDomains: [], buyer };
    const outcome = await runCheckout(order, { ...host, ask }, run);
    const endedAt = performance.now();
    if (outcome.status === "failed") throw new Error(`A purchase failed: ${outcome.message}`);
    if (askedAt === undefined) throw new Error("Nobody was asked for a card.");
    return endedAt - askedAt;
  } finally {
    await run.close();
  }
}

function describe({ name }: HandWrittenPayment, pairs: readonly Pair[]): string {
  const added = pairs.map(({ engineMs, handMs }) => engineMs - handMs);
  const range = `${inSeconds(Math.min(...added))} to ${inSeconds(Math.max(...added))}`;
  return `| ${name} | **${inSeconds(median(added))}** (${range}) | ${inSeconds(median(pairs.map(({ engineMs }) => engineMs)))} | ${inSeconds(median(pairs.map(({ handMs }) => handMs)))} |`;
}

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
