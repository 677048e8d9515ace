import { request } from "node:http";
import { createClient } from "@cartwright/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningProduct } from "../scripts/start-product.ts";
import { approvedCard, createShopper } from "./support/shopper.ts";
import { startTestedProduct } from "./support/start-tested-product.ts";

/**
 * The product as `npm start` runs it, in processes of its own, bought from over the public API. What the engine makes of each
 * product is proved in its own tests, in `shopify-purchase.test.ts` and `every-product.test.ts`.
 */
let product: RunningProduct;

beforeAll(async () => {
  product = await startTestedProduct({
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

  it("of an apron that the request describes asks for no variant, in a shop of another kind too", async () => {
    const shopper = await createShopper(product, "copperkettle");
    const bought = await shopper.buy({
      product: "/product/linen-apron/",
      request: "in Madder, size S",
      answers: { card: [approvedCard] },
    });
    expect(bought.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(bought.orders).toMatchObject([
      {
        lines: [{ options: { Colour: "Madder", Size: "S" }, quantity: 1 }],
        total: bought.checkout.receipt?.total,
      },
    ]);
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

  it("of a port where nothing listens ends with a clear failure", async () => {
    const shopper = await createShopper(product);
    const bought = await shopper.buy({ product: "http://closed.localhost:9/" });
    expect(bought.checkout.failure).toEqual({ reason: "automation_failed" });
    expect(bought.end).toMatchObject({
      code: "merchant_unreachable",
      message: expect.stringMatching(/\.$/),
    });
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
