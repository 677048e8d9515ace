import type { Question } from "@cartwright/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFennelryeAccount } from "../../../../tests/support/fennelrye-account.ts";
import type { BrowserPool, CheckoutOrder } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { ada, decliningCard, goodCard } from "./support/ada.ts";
import { buy as buyIn } from "./support/buy.ts";
import { recordingHost } from "./support/recording-host.ts";
import { type StoreName, type Stores, startStores } from "./support/start-stores.ts";

/** What each store sells to be failed by. The rest of Hartwell's is in `shopify-purchase.test.ts`. */
let stores: Stores;
let pool: BrowserPool;
let buyers = 0;
beforeAll(async () => {
  [stores, pool] = await Promise.all([startStores(), sharedPool()]);
});
afterAll(async () => {
  await stores?.close();
});

const bankCode = { code: "123456" };

const takeFirst = ({ responseSchema }: Question) =>
  Object.fromEntries(
    Object.entries(responseSchema.properties).map(([name, { oneOf }]) => [name, oneOf?.[0]?.const ?? ""]),
  );

type Purchase = Omit<Partial<CheckoutOrder>, "url" | "buyer"> & {
  path: string;
  answers?: Parameters<typeof recordingHost>[0];
  patience?: number;
};

/** Everything is answered in the way of somebody who wants to buy; at Fennel & Rye also the code that is mailed. */
async function buy(store: StoreName, { path, answers = {}, patience, ...order }: Purchase) {
  buyers += 1;
  const email = `every-${buyers}@example.com`;
  const url = stores.at(store, path);
  const account =
    store === "fennelrye" ? await openFennelryeAccount(stores.at(store, "/"), email) : undefined;
  const { otp = [], ...others } = answers;
  const host = recordingHost({
    card: [goodCard],
    details: [takeFirst],
    ...(account && { credentials: [account.credentials] }),
    otp: account ? [account.readCode, ...otp] : otp,
    ...others,
  });
  const outcome = await buyIn(
    pool,
    { url, buyer: ada(email), ...order },
    host,
    patience === undefined ? {} : { patience },
  );
  return { outcome, questions: host.questions, orders: await stores.ordersOf(email, store) };
}

describe.concurrent("a product that", () => {
  it.each<[StoreName, string]>([
    ["hartwell", "/products/silent-bell"],
    ["copperkettle", "/product/silent-timer/"],
    ["fennelrye", "/item/silent-strudel"],
  ])("is ordered without a word from the shop ends as order_state_unknown: %s %s", async (store, path) => {
    const bought = await buy(store, { path, patience: 0.1 });
    expect(bought.outcome).toMatchObject({
      status: "failed",
      reason: "automation_failed",
      code: "order_state_unknown",
      message: expect.stringContaining("an order may exist"),
    });
    expect(bought.orders).toHaveLength(1);
  });

  it.each<[StoreName, string]>([
    ["copperkettle", "/product/tea-towel/"],
    ["fennelrye", "/item/plum-jam"],
  ])("is like any other is bought: %s %s", async (store, path) => {
    const bought = await buy(store, { path });
    expect(bought.outcome).toMatchObject({ status: "succeeded" });
    expect(bought.orders).toHaveLength(1);
    expect(bought.outcome).toMatchObject({
      merchantOrderId: bought.orders[0]?.number,
      total: bought.orders[0]?.total,
    });
  });

  it.each<[StoreName, string, string, Record<string, string>]>([
    ["copperkettle", "/product/linen-apron/", "in Madder, size S", { Colour: "Madder", Size: "S" }],
    ["fennelrye", "/item/rye-loaf", "a whole one, sliced", { Size: "Whole", Cut: "Sliced" }],
    ["copperkettle", "/product/enamel-canister/", "in moss, 2 l", { Colour: "Moss", Volume: "2 l" }],
    ["copperkettle", "/product/walnut-board/", "large, plain", { Size: "Large", Groove: "Plain" }],
  ])("has choices is bought as the request says: %s %s %s", async (store, path, request, options) => {
    const bought = await buy(store, { path, request });
    expect(bought.questions.map(({ key }) => key)).not.toContain("variant");
    expect(bought.orders).toMatchObject([{ lines: [{ options, quantity: 1 }] }]);
  });

  it.each<[StoreName, string, string, string]>([
    ["hartwell", "/products/trail-tee", "slate in M", "Slate / M is sold out."],
    ["copperkettle", "/product/linen-apron/", "flax, size M", "Flax / M is sold out."],
    ["fennelrye", "/item/rye-loaf", "half a loaf, sliced", "Half / Sliced is sold out."],
  ])("has one combination sold out asks for another: %s %s", async (store, path, request, words) => {
    const declined = new Error("declined by its owner");
    const asked: Question[] = [];
    const variant = (question: Question) => {
      asked.push(question);
      return Promise.reject(declined);
    };
    await expect(buy(store, { path, request, answers: { variant: [variant] } })).rejects.toBe(declined);
    expect(asked).toMatchObject([{ key: "variant", message: expect.stringContaining(words) }]);
  });

  it("is sold out is said to be so, where a request names it and the page lists others", async () => {
    const bought = await buy("copperkettle", {
      path: "/product/gone-griddle/",
      request: "one griddle, please",
    });
    expect(bought.outcome).toMatchObject({ status: "failed", code: "out_of_stock" });
  });

  it.each<[StoreName, string, string, string]>([
    ["copperkettle", "/product/gone-griddle/", "out_of_stock", "sold out"],
    ["fennelrye", "/item/gone-goose", "out_of_stock", "sold out"],
    ["copperkettle", "/product/dead-weight-scale/", "merchant_unreachable", "HTTP 500"],
    ["fennelrye", "/item/runaway-bun", "navigation_blocked", "elsewhere.localhost"],
    ["copperkettle", "/product/cracked-crock/", "card_declined", "declined your transaction"],
  ])("cannot be had says why: %s %s %s", async (store, path, code, words) => {
    const bought = await buy(store, { path });
    expect(bought.outcome).toMatchObject({
      status: "failed",
      reason: "automation_failed",
      code,
      message: expect.stringContaining(words),
    });
    expect(bought.orders).toEqual([]);
  });

  it.each<[StoreName, string, string]>([
    ["copperkettle", "/product/iron-cauldron/", "USD"],
    ["fennelrye", "/item/wedding-cake", "EUR"],
  ])(
    "costs too much once it is delivered fails before a card is asked for: %s %s",
    async (store, path, currency) => {
      const bought = await buy(store, { path, maxCost: { amount: "100", currency } });
      expect(bought.outcome).toMatchObject({
        reason: "max_cost_exceeded",
        message: expect.stringMatching(/^Order total .* exceeds maxCost 100/),
      });
      expect(bought.questions.map(({ key }) => key)).not.toContain("card");
      expect(bought.orders).toEqual([]);
    },
  );

  it.each<[StoreName, string]>([
    ["hartwell", "/products/guarded-gloves"],
    ["copperkettle", "/product/guarded-grinder/"],
    ["fennelrye", "/item/guarded-ham"],
  ])("the bank guards is bought with its code, also at the second try: %s %s", async (store, path) => {
    const bought = await buy(store, { path, answers: { otp: [{ code: "000000" }, bankCode] } });
    const [first, second] = bought.questions.filter(({ key }) => key === "otp").slice(-2);
    expect(first?.message).toContain("secure.harbourbank.localhost asks for a one-time code");
    expect(second?.message).toContain("The code you entered is incorrect.");
    expect(bought.outcome.status).toBe("succeeded");
    expect(bought.orders).toHaveLength(1);
  });

  it.each<[StoreName, string]>([
    ["copperkettle", "/product/stoneware-bowl/"],
    ["fennelrye", "/item/seed-crackers"],
  ])("is paid with a declining card can be paid with another: %s %s", async (store, path) => {
    const bought = await buy(store, { path, answers: { card: [decliningCard, goodCard] } });
    const asked = bought.questions.filter(({ key }) => key === "card");
    expect(asked).toHaveLength(2);
    expect(asked[1]?.message).toContain("Your card was declined");
    expect(bought.outcome.status).toBe("succeeded");
    expect(bought.orders).toMatchObject([{ cardLast4: "4242" }]);
  });

  it("is paid with three declining cards ends as card_declined", async () => {
    const path = "/product/tea-towel/";
    const bought = await buy("copperkettle", { path, answers: { card: [decliningCard] } });
    expect(bought.questions.map(({ key }) => key)).toEqual(["card", "card", "card"]);
    expect(bought.outcome).toMatchObject({ code: "card_declined" });
    expect(bought.orders).toEqual([]);
  });
});
