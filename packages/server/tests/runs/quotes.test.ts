import type { CheckoutEvent, Quote } from "@cartwright/contract";
import type { CheckoutHost, CheckoutOutcome } from "@cartwright/engine/server";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { target } from "../checkouts/stand-in-worker.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/start-test-server.ts";
import { cardQuestion } from "./scripted-purchases.ts";
import { untilStatus } from "./watch-checkout.ts";

const usd = (amount: string) => ({ amount, currency: "USD" });
const quote: Quote = {
  items: [{ title: "Mug", options: { Colour: "Blue" }, quantity: 2, price: usd("9") }],
  shipping: usd("5"),
  tax: null,
  total: usd("23"),
};

let server: TestServer;
let tenant: TestTenant;
let run: (host: CheckoutHost) => Promise<CheckoutOutcome>;
const goals: (string | undefined)[] = [];

beforeAll(async () => {
  server = await startTestServer({
    worker: true,
    runCheckout: (order, host) => {
      goals.push(order.goal);
      return run(host);
    },
  });
  tenant = await server.signup();
});
afterAll(() => server.close());

async function quoteBy(script: typeof run, status: "succeeded" | "failed") {
  run = script;
  const { id } = await tenant.client.checkouts.create({ target, goal: "quote" });
  return untilStatus(tenant.client, id, status);
}

describe("a checkout whose goal is a quote", () => {
  test("ends with the quote, no receipt, and nothing in the usage", async () => {
    const checkout = await quoteBy(async () => ({ status: "quoted", quote }), "succeeded");
    expect(goals.at(-1)).toBe("quote");
    expect(checkout).toMatchObject({
      goal: "quote",
      quote: { ...quote, items: [{ price: usd("9.00") }], shipping: usd("5.00"), total: usd("23.00") },
    });
    expect(checkout.receipt).toBeUndefined();
    expect(checkout.progressItems.at(-1)).toMatchObject({
      label: "Quoted",
      data: { code: "quoted", message: "The total is 23.00 USD. Nothing was ordered." },
    });
    expect((await tenant.client.usage.get()).completedCheckouts).toBe(0);
    expect(await server.database.db.selectFrom("usage_records").selectAll().execute()).toEqual([]);
  });

  test("is told apart in webhooks and in the events that are followed", async () => {
    await tenant.client.webhooks.create({ url: "https://example.com/hook" });
    const { id } = await quoteBy(async () => ({ status: "quoted", quote }), "succeeded");
    const events: CheckoutEvent[] = await Array.fromAsync(tenant.client.checkouts.events(id));
    const ends = events.flatMap((each) => (each.event === "status" ? [each.data] : []));
    expect(ends.at(-1)).toMatchObject({ status: "succeeded", goal: "quote" });
    const { rows } = await sql<{ body: string }>`
      select data ->> 'body' as body from pgboss.job where name like 'deliver-webhook%'`.execute(
      server.database.db,
    );
    const bodies = rows.map(({ body }) => JSON.parse(body)).filter(({ checkoutId }) => checkoutId === id);
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) expect(body.goal).toBe("quote");
  });

  test.each<[string, typeof run]>([
    [
      "asks for a card",
      async (host) => {
        await host.ask(cardQuestion);
        return { status: "quoted", quote };
      },
    ],
    [
      "is about to order",
      async (host) => {
        await host.beforeSubmit({ total: usd("23"), attempt: 1 });
        return { status: "quoted", quote };
      },
    ],
  ])("fails where its run %s, before anybody is asked or anything sent", async (_what, script) => {
    const checkout = await quoteBy(script, "failed");
    expect(checkout.progressItems.map(({ kind }) => kind)).not.toContain("user_action");
    expect(checkout.progressItems.at(-1)?.data.code).toBe("internal_error");
    const row = await server.database.db
      .selectFrom("checkouts")
      .select(["submitting_at", "quote"])
      .where("id", "=", checkout.id)
      .executeTakeFirst();
    expect(row).toEqual({ submitting_at: null, quote: null });
  });

  test("and a purchase are different requests; to say that it is a purchase is not", async () => {
    run = async () => ({ status: "quoted", quote });
    const { checkouts } = tenant.client;
    const { id } = await checkouts.create({ target, goal: "quote" }, { idempotencyKey: "quote-1" });
    await expect(checkouts.create({ target }, { idempotencyKey: "quote-1" })).rejects.toMatchObject({
      status: 409,
      body: { checkoutId: id },
    });
    run = async () => new Promise(() => undefined);
    const purchase = await checkouts.create({ target }, { idempotencyKey: "purchase-1" });
    expect(purchase.goal).toBeUndefined();
    const again = await checkouts.create({ target, goal: "purchase" }, { idempotencyKey: "purchase-1" });
    expect(again.id).toBe(purchase.id);
    await checkouts.cancel(purchase.id);
  });
});
