import { type BrowserPool, startBrowserPool } from "@cartwright/engine";
import { type MadeShopsListener, serveMadeShops } from "@cartwright/sandbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyInShop } from "../scripts/eval-shops/buy-in-shop.ts";

/** Of the thirty shops of the seeds from 1 to 30, those in which the engine buys. One that it learns to buy in joins them; none leaves. */
const bought = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 22, 23, 25, 26, 28, 29];

/** A pop-up covers the code of the card from the start. */
const later = [103490];

let pool: BrowserPool;
let shops: MadeShopsListener;
beforeAll(async () => {
  const find = { searchPath: process.env.PATH, chromiumPath: process.env.CHROMIUM_PATH };
  [pool, shops] = await Promise.all([startBrowserPool(find), serveMadeShops()]);
});
afterAll(async () => {
  await Promise.allSettled([pool?.close(), shops?.close()]);
});

describe.concurrent("a shop made from a seed", { timeout: 200_000 }, () => {
  it.each([...bought, ...later])("is bought from, as its order book says: %i", async (seed) => {
    expect(await buyInShop({ pool, shops }, { seed })).toMatchObject({ outcome: "bought", why: [] });
  });
});
