/**
 * Buys in shops generated from seeds:
 * `npm run eval:shops -- --seed S --count N [--json] [--least 0.97] [--side-by-side 2] [--no-shrink]
 * [--record FOLDER]`.
 * Each order is compared with the shop's own book; each failure is shrunk to the traits that it needs. With a
 * folder, each press that led on is saved there with the page as it was read, so that the decision can be
 * replayed without a browser. Exits 1 if an order is wrong or fewer than the least share were bought.
 */
import { parseArgs } from "node:util";
import { startBrowserPool } from "@cartwright/engine";
import { planShop, serveMadeShops } from "@cartwright/sandbox";
import { buyInShop, type ShopTrial } from "./buy-in-shop.ts";
import { shrinkFailure } from "./shrink-failure.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "30" },
    least: { type: "string", default: "0.97" },
    "side-by-side": { type: "string", default: "2" },
    json: { type: "boolean", default: false },
    "no-shrink": { type: "boolean", default: false },
    record: { type: "string" },
  },
});
const first = wholeNumber("seed", values.seed);
const count = wholeNumber("count", values.count);
const least = Number(values.least);

const pool = await startBrowserPool({
  chromiumPath: process.env.CHROMIUM_PATH,
  searchPath: process.env.PATH,
});
const shops = await serveMadeShops();
const results: (ShopTrial & { needs?: object })[] = [];
try {
  const seeds = Array.from({ length: count }, (_, index) => first + index);
  const worker = async (): Promise<void> => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift())
      results.push(await tryShop(seed));
  };
  await Promise.all(Array.from({ length: wholeNumber("side-by-side", values["side-by-side"]) }, worker));
} finally {
  await pool.close();
  await shops.close();
}

const bought = results.filter(({ outcome }) => outcome === "bought").length;
const wrong = results.filter(({ outcome }) => outcome === "wrong_order").length;
if (values.json) console.log(JSON.stringify({ bought, wrong, count, results }, null, 2));
else console.log(`${bought} of ${count} bought, ${wrong} wrong orders`);
process.exitCode = wrong === 0 && bought / count >= least ? 0 : 1;

async function tryShop(seed: number): Promise<ShopTrial & { needs?: object }> {
  const trial = await buyInShop({ pool, shops, record: values.record }, { seed });
  const isFailure = trial.outcome !== "bought";
  const needs =
    isFailure && !values["no-shrink"]
      ? await shrinkFailure(planShop(seed).traits, async (changes) => {
          const { outcome } = await buyInShop({ pool, shops }, { seed, changes });
          return outcome === trial.outcome;
        })
      : undefined;
  if (!values.json) print(trial, needs);
  return needs ? { ...trial, needs } : trial;
}

function print({ seed, outcome, seconds, why, questions }: ShopTrial, needs: object | undefined): void {
  console.log(`${seed}  ${outcome}  ${seconds.toFixed(1)} s  asked ${questions.length}  ${why.join("; ")}`);
  if (needs) console.log(`    needs ${JSON.stringify(needs)}`);
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) {
    console.error(`--${name} must be a whole number`);
    process.exit(1);
  }
  return Number(text);
}
