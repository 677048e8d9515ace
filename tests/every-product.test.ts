import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningProduct } from "../scripts/start-product.ts";
import { openFennelryeAccount } from "./support/fennelrye-account.ts";
import {
  approvedCard,
  createShopper,
  declinedCard,
  type Purchase,
  type StoreName,
  takeFirst,
} from "./support/shopper.ts";
import { startTestedProduct } from "./support/start-tested-product.ts";

/**
 * What each store sells to be failed by, bought over the public API. Hartwell's others are in `purchases.test.ts`. The
 * service itself counts the machine time: a purchase that takes more than a minute of it ends as `timed_out` here.
 */
let product: RunningProduct;
const prompts: string[] = [];
const model = createServer(async (request, response) => {
  prompts.push(await text(request));
  response.writeHead(500).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
  const { port } = model.address() as AddressInfo;
  product = await startTestedProduct({
    AGENT_MODEL: "never-asked",
    AGENT_BASE_URL: `http://127.0.0.1:${port}/v1`,
    LOG_LEVEL: "warn",
    SIGNUPS_PER_IP_PER_HOUR: "1000",
    WORKER_SLOTS: "3",
    RUN_TIMEOUT_SECONDS: "60",
  });
});

afterAll(async () => {
  await product.stop();
  model.close();
});

const bankCode = { code: "123456" };

/** Everything is answered in the way of somebody who wants to buy; at Fennel & Rye also the code that is mailed. */
async function buy(store: StoreName, purchase: Purchase) {
  const shopper = await createShopper(product, store);
  const account =
    store === "fennelrye" ? await openFennelryeAccount(shopper.storeUrl, shopper.email) : undefined;
  const { otp = [], ...answers } = purchase.answers ?? {};
  return shopper.buy({
    ...purchase,
    answers: {
      card: [approvedCard],
      details: [takeFirst],
      ...(account && { credentials: [account.credentials] }),
      otp: account ? [account.readCode, ...otp] : otp,
      ...answers,
    },
  });
}

describe.concurrent("a product that", () => {
  // Those of the other stores are in `limits-of-time.test.ts`, where such a wait is shorter.
  it("is ordered without a word from the shop ends as order_state_unknown", async () => {
    const bought = await buy("hartwell", { product: "/products/silent-bell" });
    expect(bought.checkout.failure).toEqual({ reason: "automation_failed" });
    expect(bought.end).toMatchObject({
      code: "order_state_unknown",
      message: expect.stringContaining("an order may exist"),
    });
    expect(bought.orders).toHaveLength(1);
  });

  it.each<[StoreName, string]>([
    ["copperkettle", "/product/stoneware-bowl/"],
    ["copperkettle", "/product/tea-towel/"],
    ["fennelrye", "/item/plum-jam"],
  ])("is like any other is bought: %s %s", async (store, path) => {
    const bought = await buy(store, { product: path });
    expect(bought.checkout.status).toBe("succeeded");
    expect(bought.orders).toHaveLength(1);
    expect(bought.checkout.receipt).toMatchObject({
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
    const bought = await buy(store, { product: path, request });
    expect(bought.questions.map(({ key }) => key)).not.toContain("variant");
    expect(bought.orders).toMatchObject([{ lines: [{ options, quantity: 1 }] }]);
  });

  it.each<[StoreName, string, string, string]>([
    ["hartwell", "/products/trail-tee", "slate in M", "Slate / M is sold out."],
    ["copperkettle", "/product/linen-apron/", "flax, size M", "Flax / M is sold out."],
    ["fennelrye", "/item/rye-loaf", "half a loaf, sliced", "Half / Sliced is sold out."],
  ])("has one combination sold out asks for another: %s %s", async (store, path, request, words) => {
    const bought = await buy(store, { product: path, request, answers: { variant: ["decline"] } });
    expect(bought.questions).toMatchObject([{ key: "variant", message: expect.stringContaining(words) }]);
    expect(bought.checkout.failure).toEqual({ reason: "user_cancelled" });
  });

  it.each<[StoreName, string, string, string]>([
    ["copperkettle", "/product/gone-griddle/", "out_of_stock", "sold out"],
    ["fennelrye", "/item/gone-goose", "out_of_stock", "sold out"],
    ["copperkettle", "/product/dead-weight-scale/", "merchant_unreachable", "HTTP 500"],
    ["fennelrye", "/item/dead-dough", "merchant_unreachable", "HTTP 500"],
    ["copperkettle", "/product/wandering-whisk/", "navigation_blocked", "elsewhere.localhost"],
    ["fennelrye", "/item/runaway-bun", "navigation_blocked", "elsewhere.localhost"],
    ["copperkettle", "/product/cracked-crock/", "card_declined", "declined your transaction"],
  ])("cannot be had says why: %s %s %s", async (store, path, code, words) => {
    const bought = await buy(store, { product: path });
    expect(bought.checkout.failure).toEqual({ reason: "automation_failed" });
    expect(bought.end).toMatchObject({ code, message: expect.stringContaining(words) });
    expect(bought.orders).toEqual([]);
  });

  it.each<[StoreName, string, string]>([
    ["copperkettle", "/product/iron-cauldron/", "USD"],
    ["fennelrye", "/item/wedding-cake", "EUR"],
  ])(
    "costs too much once it is delivered fails before a card is asked for: %s %s",
    async (store, path, currency) => {
      const bought = await buy(store, { product: path, maxCost: "100", currency });
      expect(bought.checkout.failure).toEqual({ reason: "max_cost_exceeded" });
      expect(bought.end).toMatchObject({
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
    const bought = await buy(store, { product: path, answers: { otp: [{ code: "000000" }, bankCode] } });
    const [first, second] = bought.questions.filter(({ key }) => key === "otp").slice(-2);
    expect(first?.message).toContain("secure.harbourbank.localhost asks for a one-time code");
    expect(second?.message).toContain("The code you entered is incorrect.");
    expect(bought.checkout.status).toBe("succeeded");
    expect(bought.orders).toHaveLength(1);
  });

  it.each<[StoreName, string]>([
    ["copperkettle", "/product/stoneware-bowl/"],
    ["fennelrye", "/item/seed-crackers"],
  ])("is paid with a declining card can be paid with another: %s %s", async (store, path) => {
    const card = [declinedCard, approvedCard];
    const bought = await buy(store, { product: path, answers: { card } });
    const asked = bought.questions.filter(({ key }) => key === "card");
    expect(asked).toHaveLength(2);
    expect(asked[1]?.message).toContain("Your card was declined");
    expect(bought.checkout.status).toBe("succeeded");
    expect(bought.orders).toMatchObject([{ cardLast4: "4242" }]);
  });

  it("is paid with three declining cards ends as card_declined", async () => {
    const card = [declinedCard, declinedCard, declinedCard];
    const bought = await buy("copperkettle", { product: "/product/tea-towel/", answers: { card } });
    expect(bought.questions.map(({ key }) => key)).toEqual(["card", "card", "card"]);
    expect(bought.end).toMatchObject({ code: "card_declined" });
    expect(bought.orders).toEqual([]);
  });
});

it("none of them has made the service ask its model", () => {
  expect(prompts).toEqual([]);
});
