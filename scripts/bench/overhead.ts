import { setTimeout } from "node:timers/promises";
import type { Checkout } from "@cartwright/contract";
import { findChromium } from "@cartwright/engine";
import { type Browser, chromium } from "playwright-core";
import { startProduct } from "../start-product.ts";
import { buyer, buyThroughApi, signUp } from "./buy-through-api.ts";
import { buyMugByHand } from "./hand-written.ts";
import { median } from "./statistics.ts";

const rounds = 5;
/** After a purchase the service starts the process for the next one; neither side is timed during that. */
const restMs = 4_000;

/**
 * Compares a whole purchase through the API, with instant answers, with the shortest hand-written script for
 * the same product in a warm browser of the same build. The two take turns, so that slow moments of the
 * machine affect both.
 */
export async function benchOverhead(): Promise<string> {
  const sections: string[] = [];
  for (const latencyMs of [150, 0]) sections.push(await measureAt(latencyMs));
  return sections.join("\n\n");
}

interface Pair {
  handMs: number;
  apiMs: number;
  checkout: Checkout;
}

async function measureAt(latencyMs: number): Promise<string> {
  const product = await startProduct({ SANDBOX_LATENCY_MS: String(latencyMs), LOG_LEVEL: "warn" });
  const { executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const url = `${product.getUrl("hartwell")}/products/enamel-mug`;
    const client = await signUp(product.getUrl("api"));
    const { id: buyerProfileId } = await client.buyerProfiles.create(buyer);
    const pairs: Pair[] = [];
    for (let round = 0; round <= rounds; round++) {
      await setTimeout(restMs);
      const handMs = await time(() => buyOnceByHand(browser, url));
      let checkout: Checkout | undefined;
      const apiMs = await time(async () => {
        checkout = await buyThroughApi(client, url, buyerProfileId);
      });
      // The first round is warm-up.
      if (round > 0 && checkout) pairs.push({ handMs, apiMs, checkout });
    }
    return describe(latencyMs, pairs);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function time(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function buyOnceByHand(browser: Browser, url: string): Promise<void> {
  const version = browser.version();
  const context = await browser.newContext({
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`,
    viewport: { width: 1280, height: 900 },
  });
  try {
    await buyMugByHand(await context.newPage(), url);
  } finally {
    await context.close();
  }
}

function describe(latencyMs: number, pairs: readonly Pair[]): string {
  const ratios = pairs.map(({ apiMs, handMs }) => apiMs / handMs);
  const figures = (samples: number[]): string =>
    `${median(samples).toFixed(0)} (${Math.min(...samples).toFixed(0)} to ${Math.max(...samples).toFixed(0)})`;
  return [
    `### Each answer of the store delayed by ${latencyMs} ms`,
    "",
    `**Ratio ${median(ratios).toFixed(2)}** (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}, ${pairs.length} pairs): a whole purchase through the API, compared with the shortest hand-written script.`,
    "",
    "| | median ms (least to most) |",
    "|---|---|",
    `| through the API, answers instant | ${figures(pairs.map(({ apiMs }) => apiMs))} |`,
    `| by hand, in a warm browser | ${figures(pairs.map(({ handMs }) => handMs))} |`,
    "",
    "Where the time of a purchase goes, by its progress items:",
    "",
    "| until | median ms since the item before |",
    "|---|---|",
    ...profileRows(pairs),
  ].join("\n");
}

function profileRows(pairs: readonly Pair[]): string[] {
  const spans = new Map<string, number[]>();
  for (const { checkout } of pairs) {
    for (const [index, item] of checkout.progressItems.entries()) {
      const before = checkout.progressItems[index - 1];
      if (!before) continue;
      const name = String(item.data.step ?? item.data.key ?? item.kind);
      const samples = spans.get(name) ?? [];
      samples.push(Date.parse(item.at) - Date.parse(before.at));
      spans.set(name, samples);
    }
  }
  return [...spans].map(([name, samples]) => `| \`${name}\` | ${median(samples).toFixed(0)} |`);
}
