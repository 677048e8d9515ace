import { beforeAll, expect, it } from "vitest";
import { type BrowserPool, type EvidenceBatch, readRound, runCheckout } from "../../src/index.ts";
import { rankRecorded } from "../../src/recording/play-back.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { ada } from "./support/ada.ts";
import { addressFields, startPageShop } from "./support/page-shop.ts";
import { recordingHost } from "./support/recording-host.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const pages = {
  "/product": `<h1>Garden Chair</h1><p style="font-size:2em">$15.00</p><form method="post" action="/basket"><button>Add to basket</button></form>`,
  "/basket": `<h1>Your basket</h1><p>Garden Chair</p><a href="/checkout">Checkout</a>`,
  "/checkout": `<h1>Checkout for Ada Lovelace</h1><p>Total $15.00</p><form method="post" action="/checkout"><p role="alert">We do not deliver to 94104, Ada.</p>${addressFields}<button>Continue</button> <button type="button">Pay with PayPal</button></form>`,
};

it("a purchase that fails leaves its journal, and a reading on which the same is decided without a browser", async () => {
  const shop = await startPageShop(pages);
  const { host: shopHost, port } = new URL(shop.address);
  const url = `http://pages.localhost:${port}/product`;
  const browser = await pool.open({ targetUrl: url, privateHosts: [shopHost, `pages.localhost:${port}`] });
  const batches: EvidenceBatch[] = [];
  const host = {
    ...recordingHost({}, { timeoutMs: 25_000 }),
    keepEvidence: async (batch: EvidenceBatch) => void batches.push(batch),
  };
  try {
    const buyer = ada("ada.lovelace@example.com");
    const outcome = await runCheckout({ url, allowedDomains: [], buyer }, host, browser, {
      patience: 0.1,
    }).catch(() => ({ status: "failed" }));
    expect(outcome.status).toBe("failed");
  } finally {
    await browser.close();
    await shop.close();
  }
  const steps = batches.flatMap((batch) => batch.steps);
  const readings = batches.flatMap(({ reading }) => reading ?? []);
  const weighed = steps.findLast((step) => step.kind === "weighed");
  expect(steps.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      "run_started",
      "reported",
      "weighed",
      "tried",
      "came_of_it",
      "shop_said",
      "run_ended",
    ]),
  );
  expect(weighed?.page).toBe(`http://pages.localhost:${port}/checkout`);
  expect(steps.find((step) => step.kind === "shop_said")?.texts).toEqual([
    "We do not deliver to {buyer.postal_code}, {buyer.first_name}.",
  ]);
  const again = rankRecorded(readRound(readings.at(-1) ?? ""));
  expect(again.map(({ way, weight }) => [way.text, Math.round(weight * 100) / 100])).toEqual(
    weighed?.candidates.map(({ text, weight }) => [text, weight]),
  );
  const kept = JSON.stringify(batches).toLowerCase();
  for (const detail of ["lovelace", "94104", "market street", "555 0134"]) expect(kept).not.toContain(detail);
});
