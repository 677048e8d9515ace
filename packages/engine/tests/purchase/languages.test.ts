import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { type ShopWords, shopInWords } from "./support/shop-in-words.ts";
import * as further from "./support/words-of-further-shops.ts";
import * as words from "./support/words-of-shops.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const shops: [string, ShopWords, string, string][] = [
  ["German", words.german, "1084.90", "EUR"],
  ["French", words.french, "1084.90", "EUR"],
  ["Spanish", words.spanish, "1084.90", "EUR"],
  ["Italian", words.italian, "1084.90", "EUR"],
  ["Dutch", words.dutch, "1084.90", "EUR"],
  ["Portuguese", words.portuguese, "1084.90", "BRL"],
  ["Polish", words.polish, "1084.90", "PLN"],
  ["Swedish", words.swedish, "1084.90", "SEK"],
  ["Japanese", words.japanese, "11290", "JPY"],
  ["Turkish", further.turkish, "1084.90", "TRY"],
  ["Czech", further.czech, "1084.90", "CZK"],
  ["Danish", further.danish, "1084.90", "DKK"],
  ["Norwegian", further.norwegian, "1084.90", "NOK"],
  ["Finnish", further.finnish, "1084.90", "EUR"],
];

describe("a shop that speaks", () => {
  it.concurrent.each(shops)(
    "%s is bought from as a guest, cheapest delivery, newsletter off",
    async (_, spoken, amount, currency) => {
      const { outcome, host, shop } = await buyFromPages(pool, shopInWords(spoken));

      expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "100042" });
      expect(host.questions).toMatchObject([{ key: "payment_method", detectedTotal: { amount } }]);
      expect([currency, undefined]).toContain(host.questions[0]?.detectedTotal?.currency);
      expect(shop.orders).toMatchObject([
        {
          f1: "pages@example.com",
          f2: "Ada",
          f3: "Lovelace",
          f5: "94104",
          f6: "San Francisco",
          delivery: "standard",
          terms: "on",
        },
      ]);
      expect(shop.orders[0]).not.toHaveProperty("news");
    },
  );
});
