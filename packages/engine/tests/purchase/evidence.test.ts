import { type EvidenceStep, evidenceLimits, type Question } from "@cartwright/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openFennelryeAccount } from "../../../../tests/support/fennelrye-account.ts";
import { type BrowserPool, type EvidenceBatch, readRound, runCheckout } from "../../src/index.ts";
import { rankRecorded } from "../../src/recording/play-back.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { ada, goodCard } from "./support/ada.ts";
import { buy } from "./support/buy.ts";
import { addressFields, startPageShop } from "./support/page-shop.ts";
import { recordingHost } from "./support/recording-host.ts";
import { type Stores, startStores } from "./support/start-stores.ts";

let stores: Stores;
let pool: BrowserPool;
beforeAll(async () => {
  [stores, pool] = await Promise.all([startStores(), sharedPool()]);
});
afterAll(() => stores?.close());

/** What a run would press on this page, best first, as its journal tells it. */
function decidedAgain(reading: string | undefined): [string, number][] {
  return rankRecorded(readRound(reading ?? ""))
    .slice(0, evidenceLimits.candidates)
    .map(({ way, weight }) => [way.text, Math.round(weight * 100) / 100]);
}

function toldBy(step: EvidenceStep | undefined): [string, number][] {
  return step?.kind === "weighed" ? step.candidates.map(({ text, weight }) => [text, weight]) : [];
}

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
      "corrected",
      "shop_said",
      "run_ended",
    ]),
  );
  expect(weighed?.page).toBe(`http://pages.localhost:${port}/checkout`);
  expect(steps.find((step) => step.kind === "shop_said")?.texts).toEqual([
    "We do not deliver to {buyer.postal_code}, {buyer.first_name}.",
  ]);
  expect(toldBy(weighed)).not.toEqual([]);
  expect(decidedAgain(readings.at(-1))).toEqual(toldBy(weighed));
  const kept = JSON.stringify(batches).toLowerCase();
  for (const detail of ["lovelace", "94104", "market street", "555 0134"]) expect(kept).not.toContain(detail);
});

it("a purchase that fails at the sandbox is decided again on its last two pages, and names neither password nor code", async () => {
  const email = "evidence-1@example.com";
  const account = await openFennelryeAccount(stores.at("fennelrye", "/"), email);
  const batches: EvidenceBatch[] = [];
  const codes: string[] = [];
  const details = ({ responseSchema: { properties } }: Question) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, { oneOf }]) => [name, oneOf?.[0]?.const ?? ""]),
    );
  const otp = async () => {
    const answer = await account.readCode();
    codes.push(...Object.values(answer));
    return answer;
  };
  const host = {
    ...recordingHost({
      credentials: [account.credentials],
      otp: [otp],
      details: [details],
      card: [goodCard],
    }),
    keepEvidence: async (batch: EvidenceBatch) => void batches.push(batch),
  };
  const url = stores.at("fennelrye", "/item/runaway-bun");
  expect(await buy(pool, { url, buyer: ada(email) }, host)).toMatchObject({ code: "navigation_blocked" });

  const steps = batches.flatMap((batch) => batch.steps);
  const weighings = steps.filter(({ kind }) => kind === "weighed").map(toldBy);
  const readings = batches.flatMap(({ reading }) => reading ?? []);
  expect(readings.length).toBeGreaterThan(1);
  for (const reading of readings) expect(weighings).toContainEqual(decidedAgain(reading));
  expect(steps.at(-1)).toMatchObject({ kind: "run_ended", outcome: "navigation_blocked" });
  const kept = JSON.stringify(batches);
  for (const secret of [account.credentials.password, ...codes]) expect(kept).not.toContain(secret);
  expect(codes).not.toEqual([]);
});
