import { request } from "node:http";
import { createClient } from "@cartwright/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningProduct, startProduct } from "../scripts/start-product.ts";
import { approvedCard, createShopper, declinedCard } from "./support/shopper.ts";

/** The product as `npm start` runs it, in processes of its own, bought from over the public API. */
let product: RunningProduct;

beforeAll(async () => {
  product = await startProduct({
    LOG_LEVEL: "warn",
    SIGNUPS_PER_IP_PER_HOUR: "1000",
    EXTRA_SANDBOX_MERCHANTS: "closed.localhost",
  });
});

afterAll(() => product.stop());

describe.concurrent("a purchase through the API", () => {
  it("of the mug with a complete profile needs one question, and the receipt is the merchant's record", async () => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({ product: "/products/enamel-mug", answers: { card: [approvedCard] } });
    expect(bought.checkout.status).toBe("succeeded");
    expect(bought.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(bought.orders).toHaveLength(1);
    expect(bought.checkout.receipt).toMatchObject({
      merchantOrderId: bought.orders[0]?.number,
      total: bought.orders[0]?.total,
    });
    expect(bought.questions[0]?.total).toBe(bought.orders[0]?.total.amount);
  });

  it("of the tee without a request asks for the variant first", async () => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({
      product: "/products/trail-tee",
      answers: { variant: [{ Size: "L", Color: "Rust" }], card: [approvedCard] },
    });
    expect(bought.questions.map(({ key }) => key)).toEqual(["variant", "card"]);
    expect(bought.orders[0]?.lines).toMatchObject([{ options: { Size: "L", Color: "Rust" }, quantity: 1 }]);
  });

  it("of the tee with a request that names one variant does not ask for it", async () => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({
      product: "/products/trail-tee",
      request: "the slate one in L",
      answers: { card: [approvedCard] },
    });
    expect(bought.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(bought.orders[0]?.lines).toMatchObject([{ options: { Size: "L", Color: "Slate" } }]);
  });

  it("without a profile asks for the shipping data", async () => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({
      product: "/products/enamel-mug",
      withoutProfile: true,
      answers: {
        shipping: [
          {
            email: shopper.email,
            first_name: "Grace",
            last_name: "Hopper",
            phone: "+12025550123",
            address_line1: "2 Harbour Street",
            city: "New York",
            state: "NY",
            postal_code: "10001",
            country_code: "US",
          },
        ],
        card: [approvedCard],
      },
    });
    expect(bought.questions.map(({ key }) => key)).toEqual(["shipping", "card"]);
    expect(bought.orders).toMatchObject([{ shippingAddress: { city: "New York", zone: "NY" } }]);
  });

  it("of the sold-out lantern fails with out_of_stock", async () => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({ product: "/products/gone-lantern" });
    expect(bought.checkout.failure).toEqual({ reason: "automation_failed" });
    expect(bought.end).toMatchObject({
      code: "out_of_stock",
      message: expect.stringContaining("hartwell.localhost"),
    });
    expect(bought.orders).toEqual([]);
  });

  it("of the anvil fails on the total with shipping, before any card is asked for", async () => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({ product: "/products/stone-anvil", maxCost: "100" });
    expect(bought.checkout.failure).toEqual({ reason: "max_cost_exceeded" });
    expect(bought.end).toMatchObject({
      message: expect.stringMatching(/^Order total \d+\.\d\d USD exceeds maxCost 100/),
    });
    expect(bought.questions).toEqual([]);
    expect(bought.orders).toEqual([]);
  });

  it("of the mug fails on the item price where that alone is above maxCost", async () => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({ product: "/products/enamel-mug", maxCost: "10" });
    expect(bought.checkout.failure).toEqual({ reason: "max_cost_exceeded" });
    expect(bought.end).toMatchObject({
      message: expect.stringMatching(/^Item price 18\.00 exceeds maxCost 10/),
    });
    expect(bought.questions).toEqual([]);
  });

  it("of the compass ends as navigation_blocked, because its checkout leads to a foreign host", async () => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({ product: "/products/stray-compass" });
    expect(bought.checkout.failure).toEqual({ reason: "automation_failed" });
    expect(bought.end).toMatchObject({ code: "navigation_blocked" });
    expect(bought.orders).toEqual([]);
  });

  it("asks for the card again with the merchant's words after a decline", async () => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({
      product: "/products/enamel-mug",
      answers: { card: [declinedCard, approvedCard] },
    });
    expect(bought.checkout.status).toBe("succeeded");
    expect(bought.questions.map(({ key }) => key)).toEqual(["card", "card"]);
    expect(bought.questions[1]?.message).toContain("Your card was declined");
    expect(bought.orders).toHaveLength(1);
  });

  it("ends as user_cancelled when the card question is declined", async () => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({ product: "/products/enamel-mug", answers: { card: ["decline"] } });
    expect(bought.checkout.failure).toEqual({ reason: "user_cancelled" });
    expect(bought.orders).toEqual([]);
  });

  it("is torn down within a second of its cancelling", async () => {
    const shopper = await createShopper(product);
    const { id } = await shopper.start({ product: "/products/slow-kettle" });
    for await (const checkout of shopper.client.checkouts.watch(id, { pollMs: 50 })) {
      if (checkout.status === "running") break;
    }
    await shopper.client.checkouts.cancel(id);
    const cancelled = await shopper.client.checkouts.get(id);
    expect(cancelled.status).toBe("cancelled");
    expect(cancelled.browser).toBeUndefined();
    expect(await shopper.readOrders()).toEqual([]);
  });

  it.each([
    ["a page that sells nothing", "/", "not_a_shop"],
    ["an address that is no page", "/_orders", "not_a_shop"],
    ["a product that is not there", "/products/no-such-thing", "not_a_shop"],
    ["a port where nothing listens", "http://closed.localhost:9/", "merchant_unreachable"],
  ])("of %s ends with a clear failure", async (_name, address, code) => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({ product: address });
    expect(bought.checkout.failure).toEqual({ reason: "automation_failed" });
    expect(bought.end).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
  });

  it("of a private address ends with a clear failure, also for a live key", async () => {
    const shopper = await createShopper(product);
    const apiKey = await mintLiveKey(shopper.tenantId);
    const client = createClient({ baseUrl: product.getUrl("api"), apiKey });
    const { id } = await client.checkouts.create({ target: { url: "http://127.0.0.1:4001/metrics" } });
    let end: unknown;
    for await (const checkout of client.checkouts.watch(id, { pollMs: 50 }))
      end = checkout.progressItems.at(-1)?.data;
    expect(end).toMatchObject({ code: "private_address" });
  });
});

async function mintLiveKey(tenantId: string): Promise<string> {
  await callOperator("PATCH", `/tenants/${tenantId}`, { activated: true, plan: "scale" });
  const { key } = (await callOperator("POST", `/tenants/${tenantId}/api-keys`, { mode: "live" })) as {
    key: string;
  };
  return key;
}

function callOperator(method: string, path: string, body: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const call = request(
      new URL(path, product.getUrl("operations")),
      { method, headers: { "content-type": "application/json" } },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () => resolve(JSON.parse(text)));
      },
    );
    call.on("error", reject).end(JSON.stringify(body));
  });
}
