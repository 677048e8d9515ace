import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserPool, runCheckout } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { ada } from "./support/ada.ts";
import { type PlainShop, startPlainShop } from "./support/plain-shop.ts";
import { type RecordingHost, recordingHost } from "./support/recording-host.ts";

let shop: PlainShop;
let pool: BrowserPool;
beforeAll(async () => {
  [shop, pool] = await Promise.all([startPlainShop(), sharedPool()]);
});
afterAll(async () => {
  await shop?.close();
});

describe("a shop of no known kind", () => {
  it("is bought from as a guest, in the way that a person agrees to, with nothing substituted", async () => {
    const host = recordingHost({
      variant: [
        { Colour: "Slate", Feet: "Oak" },
        { Colour: "Moss", Feet: "Oak" },
      ],
      details: [{ tree: "2" }],
      payment_method: [{ payment_method: "2" }],
    });
    const outcome = await buy(host);

    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "GC-1001" });
    expect(shop.orders).toHaveLength(1);
    expect(shop.orders[0]).toMatchObject({
      colour: "moss",
      feet: "Oak",
      email: "chair@example.com",
      tree: "2",
      way: "2",
      terms: "on",
    });
    expect(shop.orders[0]).not.toHaveProperty("news");
    const { questions } = host;
    expect(questions.map(({ key }) => key)).toEqual(["variant", "variant", "details", "payment_method"]);
    expect(questions[1]?.message).toContain("Slate / Oak is not available");
    expect(questions[2]?.message).toMatch(/not known yet: "[^"]+"\.$/);
    expect(questions[3]).toMatchObject({ detectedTotal: { amount: "85.00" } });
    expect(host.submissions).toHaveLength(1);
  });
});

async function buy(host: RecordingHost) {
  const url = `${shop.address}/chair`;
  const browser = await pool.open({ targetUrl: url, privateHosts: [new URL(url).host] });
  try {
    return await runCheckout({ url, allowedDomains: [], buyer: ada("chair@example.com") }, host, browser);
  } finally {
    await browser.close();
  }
}
