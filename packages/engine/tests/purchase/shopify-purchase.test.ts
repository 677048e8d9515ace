import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { ada, decliningCard, goodCard } from "./support/ada.ts";
import { buy } from "./support/buy.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, type ShopPage } from "./support/page-shop.ts";
import { recordingHost } from "./support/recording-host.ts";
import { type Stores, startStores } from "./support/start-stores.ts";

let stores: Stores;
let pool: BrowserPool;
beforeAll(async () => {
  [stores, pool] = await Promise.all([startStores(), sharedPool()]);
});
afterAll(async () => {
  await stores?.close();
});

describe.concurrent("a purchase", () => {
  it("buys a mug with one question, the card, and writes the receipt as the merchant wrote the order", async () => {
    const host = recordingHost({ card: [goodCard] });
    const outcome = await buy(
      pool,
      { url: stores.hartwell("/products/enamel-mug"), buyer: ada("mug@example.com") },
      host,
    );

    const [order, ...others] = await stores.ordersOf("mug@example.com");
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      lines: [{ title: "Enamel Mug", quantity: 1 }],
      shippingAddress: {
        address1: "548 Market Street",
        city: "San Francisco",
        zone: "CA",
        postalCode: "94104",
      },
      cardLast4: "4242",
    });
    expect(outcome).toMatchObject({
      status: "succeeded",
      total: order?.total,
      merchantOrderId: order?.number,
    });
    expect(outcome).toMatchObject({ evidenceUrl: expect.stringContaining("/thank-you") });
    expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(host.questions[0]?.detectedTotal).toEqual(order?.total);
    expect(host.story).toEqual([
      "step product_opened",
      "step shop_recognised",
      "step variant_chosen",
      "step added_to_cart",
      "step checkout_opened",
      "step contact_filled",
      "step address_filled",
      "step shipping_chosen",
      "step total_read",
      "ask card",
      "step card_entered",
      "submit 1",
      "step order_submitted",
      "step order_confirmed",
    ]);
  });

  it("asks for the variant, and refuses a combination that does not exist without substituting another", async () => {
    const host = recordingHost({
      variant: [
        { Color: "Rust", Size: "XL" },
        { Color: "Slate", Size: "M" },
        { Color: "Rust", Size: "L" },
      ],
      card: [goodCard],
    });
    const outcome = await buy(
      pool,
      { url: stores.hartwell("/products/trail-tee"), buyer: ada("tee@example.com") },
      host,
    );

    expect(outcome.status).toBe("succeeded");
    expect(host.questions.map(({ key }) => key)).toEqual(["variant", "variant", "variant", "card"]);
    expect(host.questions[1]?.message).toContain("Rust / XL is not available at hartwell.localhost");
    expect((await stores.ordersOf("tee@example.com"))[0]?.lines).toEqual([
      { title: "Trail Tee", options: { Color: "Rust", Size: "L" }, quantity: 1 },
    ]);
  });

  it("does not ask for a variant that the request names, and buys as many as it says", async () => {
    const host = recordingHost({ card: [goodCard] });
    const url = stores.hartwell("/products/trail-tee");
    const buyer = ada("slate@example.com");
    const outcome = await buy(
      pool,
      { url, buyer, request: "two of the slate one in L, express please" },
      host,
    );

    expect(outcome.status).toBe("succeeded");
    expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
    expect((await stores.ordersOf("slate@example.com"))[0]?.lines).toEqual([
      { title: "Trail Tee", options: { Color: "Slate", Size: "L" }, quantity: 2 },
    ]);
    expect(host.steps.find(({ code }) => code === "shipping_chosen")?.label).toContain("Express");
  });

  it("asks once for all that is missing of the buyer", async () => {
    const buyer = { name: { first: "Ada", last: "Lovelace" }, shipping: ada("").shipping ?? {} };
    const host = recordingHost({
      shipping: [{ email: "asked@example.com", phone: "+1 415 555 0134" }],
      card: [goodCard],
    });
    const outcome = await buy(pool, { url: stores.hartwell("/products/oak-ladle"), buyer }, host);

    expect(outcome.status).toBe("succeeded");
    expect(host.questions[0]).toMatchObject({
      key: "shipping",
      responseSchema: { required: ["email", "phone"] },
    });
    expect(await stores.ordersOf("asked@example.com")).toHaveLength(1);
  });
});

/** A shop of this kind as a script sees it, whose theme tells nothing of the product in its page. */
const plainTheme: Record<string, ShopPage> = {
  "/product": "to /products/chair",
  "/products/chair": "<h1>Chair</h1>",
  "/products/chair.js": JSON.stringify({
    title: "Chair",
    options: ["Title"],
    variants: [{ id: 41, option1: "Default Title", price: 8000, available: true }],
  }),
  "/cart/add.js": "{}",
  "/cart/clear.js": "{}",
  "/cart.js": cartOf(41),
  "/checkout": "to /checkouts/cn/1",
  "/checkouts/cn/1": `<form method="post" action="/order">${addressFields}<p>Total $80.00</p><button>Place order</button></form>`,
};

function cartOf(...variants: number[]): string {
  const items = variants.map((id) => ({
    key: `${id}:a`,
    variant_id: id,
    quantity: 1,
    final_line_price: 800,
  }));
  return JSON.stringify({ items });
}

describe.concurrent("a theme that tells nothing of the product in its page", () => {
  it("is bought from by what the shop's data says, and the way to the checkout is gone once", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, plainTheme);

    expect(outcome.status).toBe("succeeded");
    expect(host.steps.find(({ code }) => code === "shop_recognised")?.facts).toEqual({ platform: "Shopify" });
    expect(shop.visits.filter(({ path }) => path === "/checkout")).toHaveLength(1);
  });

  it("is rid of what an earlier visit has left in its cart before the checkout that counts", async () => {
    let isCleared = false;
    const { outcome, shop } = await buyFromPages(pool, {
      ...plainTheme,
      "/cart/clear.js": () => {
        isCleared = true;
        return "{}";
      },
      "/cart.js": () => (isCleared ? cartOf(41) : cartOf(7, 41)),
    });

    expect(outcome.status).toBe("succeeded");
    const paths = shop.visits.map(({ path }) => path);
    expect(paths.lastIndexOf("/checkout")).toBeGreaterThan(paths.lastIndexOf("/cart.js"));
    expect(paths.lastIndexOf("/cart/add.js")).toBeGreaterThan(paths.indexOf("/cart/clear.js"));
  });

  it("is bought from although two pages follow each other before its cart has been read", async () => {
    let asked = 0;
    const { outcome, shop } = await buyFromPages(pool, {
      ...plainTheme,
      "/cart.js": async () => {
        asked += 1;
        if (asked <= 2) await new Promise((resolve) => setTimeout(resolve, 3_000));
        return cartOf(41);
      },
      "/checkout": `<script>setTimeout(() => location.replace("/checkouts/cn/1"), 300)</script>`,
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    const paths = shop.visits.map(({ path }) => path);
    expect(paths.filter((path) => path === "/cart/add.js")).toHaveLength(1);
    expect(shop.orders).toHaveLength(1);
  });
});

describe.concurrent("a refused card", () => {
  it("is asked for again with the merchant's words, and the second one buys", async () => {
    const host = recordingHost({ card: [decliningCard, goodCard] });
    const url = stores.hartwell("/products/beeswax-candle");
    // The confirmation shows this address: a word of the buyer's own must not count as a refusal.
    const outcome = await buy(pool, { url, buyer: ada("declined-once@example.com") }, host);

    expect(outcome.status).toBe("succeeded");
    expect(host.questions.map(({ key }) => key)).toEqual(["card", "card"]);
    expect(host.questions[1]?.message).toContain("Your card was declined. Try a different card.");
    expect(host.steps.filter(({ code }) => code === "card_declined")).toHaveLength(1);
    expect(await stores.ordersOf("declined-once@example.com")).toHaveLength(1);
  });

  it("ends the run after the third refusal", async () => {
    const host = recordingHost({ card: [decliningCard] });
    const url = stores.hartwell("/products/beeswax-candle");
    const outcome = await buy(pool, { url, buyer: ada("declined@example.com") }, host);

    expect(outcome).toMatchObject({ status: "failed", reason: "automation_failed", code: "card_declined" });
    expect(host.questions).toHaveLength(3);
    expect(await stores.ordersOf("declined@example.com")).toEqual([]);
  });

  it("is asked for again when its number is none, and nothing secret is told to anybody", async () => {
    const mistyped = { card_number: "4242 4242 4242 4241", card_expiry: "12/34", card_cvc: "987" };
    const host = recordingHost({ card: [mistyped, goodCard] });
    const url = stores.hartwell("/products/beeswax-candle");
    const outcome = await buy(pool, { url, buyer: ada("mistyped@example.com") }, host);

    expect(outcome.status).toBe("succeeded");
    expect(host.questions[1]?.message).toContain("Enter a valid card number");
    const told = JSON.stringify([host.steps, host.questions, host.submissions, outcome]);
    // A receipt may name the last four digits, and nothing else of a card.
    expect(told.replace('"last4":"4242"', "")).not.toMatch(/4242|987|12\/34/);
  });
});

describe.concurrent("a purchase that must not happen", () => {
  it.each([
    ["gone-lantern", {}, { reason: "automation_failed", code: "out_of_stock" }],
    [
      "enamel-mug",
      { maxCost: { amount: "10.00", currency: "USD" } },
      { reason: "max_cost_exceeded", message: "Item price 18.00 exceeds maxCost 10.00." },
    ],
    [
      "stone-anvil",
      { maxCost: { amount: "100.00", currency: "USD" } },
      {
        reason: "max_cost_exceeded",
        message: expect.stringMatching(/^Order total 1\d\d\.\d\d USD exceeds maxCost 100\.00 USD\.$/),
      },
    ],
    [
      "stray-compass",
      {},
      { code: "navigation_blocked", message: expect.stringContaining("elsewhere.localhost") },
    ],
    ["no-such-thing", {}, { code: "not_a_shop", message: expect.stringContaining("404") }],
  ])(
    "%s %o ends before a card is asked for",
    async (handle, constraints, expected) => {
      const host = recordingHost({ card: [goodCard] });
      const url = stores.hartwell(`/products/${handle}`);
      const outcome = await buy(pool, { url, buyer: ada("nothing@example.com"), ...constraints }, host);

      expect(outcome).toMatchObject({ status: "failed", ...expected });
      expect(host.questions).toEqual([]);
      expect(host.submissions).toEqual([]);
      expect(await stores.ordersOf("nothing@example.com")).toEqual([]);
    },
    90_000,
  );

  it.each([
    ["a page which sells nothing", "/"],
    ["an address that is no page", "/_orders"],
  ])("says that %s is no product page", async (_what, path) => {
    const host = recordingHost({});
    const outcome = await buy(pool, { url: stores.hartwell(path), buyer: ada("nobody@example.com") }, host);
    expect(outcome).toMatchObject({ status: "failed", code: "not_a_shop" });
  });

  it("stops at once when the run is stopped, and says so to whoever stopped it", async () => {
    const stopping = new AbortController();
    const reason = new Error("cancelled by its owner");
    const host = recordingHost(
      {
        card: [
          () => {
            stopping.abort(reason);
            return goodCard;
          },
        ],
      },
      { signal: stopping.signal },
    );
    const url = stores.hartwell("/products/enamel-mug");
    await expect(buy(pool, { url, buyer: ada("stopped@example.com") }, host)).rejects.toBe(reason);
    expect(await stores.ordersOf("stopped@example.com")).toEqual([]);
  });
});
