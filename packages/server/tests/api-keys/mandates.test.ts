import { type Checkout, type Client, type CreateApiKeyBody, cardSchema } from "@cartwright/contract";
import type { CheckoutHost, CheckoutOrder, CheckoutOutcome } from "@cartwright/engine/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { target } from "../checkouts/stand-in-worker.ts";
import { card } from "../runs/scripted-purchases.ts";
import { untilAsked, untilStatus } from "../runs/watch-checkout.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/start-test-server.ts";

let server: TestServer;
let tenant: TestTenant;

beforeAll(async () => {
  server = await startTestServer({ worker: true, runCheckout: buyAtTotal });
  tenant = await server.signup();
});
afterAll(() => server.close());

/** The request says the total that is asked about, then the one that is submitted, and how it ends: "20 USD, 25 USD, declined". */
async function buyAtTotal({ request = "" }: CheckoutOrder, host: CheckoutHost): Promise<CheckoutOutcome> {
  const [asked = "", submitted = asked, end = ""] = request.split(", ");
  const detectedTotal = moneyOf(asked);
  await host.ask({
    key: "card",
    message: "Pay at the shop?",
    responseSchema: cardSchema,
    ...(detectedTotal && { detectedTotal }),
  });
  await host.beforeSubmit({ total: moneyOf(submitted), attempt: 1 });
  if (end === "declined")
    return { status: "failed", reason: "automation_failed", code: "card_declined", message: "Declined." };
  if (end === "unknown")
    return { status: "failed", reason: "automation_failed", code: "order_state_unknown", message: "?" };
  return {
    status: "succeeded",
    total: moneyOf(submitted) ?? null,
    merchantOrderId: "HW-1001",
    evidenceUrl: "https://hartwell.localhost/orders/1001",
  };
}

function moneyOf(text: string) {
  const [amount = "", currency = ""] = text.split(" ");
  return amount === "" ? undefined : { amount, currency };
}

async function createKey(body: Partial<CreateApiKeyBody>): Promise<Client> {
  return (await tenant.createKey(body)).client;
}

async function create(client: Client, request: string): Promise<string> {
  return (await client.checkouts.create({ target: { ...target, request } })).id;
}

async function answer(client: Client, id: string): Promise<void> {
  const action = await untilAsked(client, id, "card");
  await client.checkouts.submitAction(id, action.id, card);
}

async function buy(client: Client, request: string): Promise<Checkout> {
  const id = await create(client, request);
  await answer(client, id);
  return untilStatus(client, id, "succeeded");
}

/** Its failure, without a question to anybody unless one is expected. */
async function untilRefused(client: Client, id: string) {
  const checkout = await untilStatus(client, id, "failed");
  const { code, message } = checkout.progressItems.at(-1)?.data ?? {};
  const wasAsked = checkout.progressItems.some(({ kind }) => kind === "user_action");
  return { reason: checkout.failure?.reason, code, message, wasAsked };
}

async function spentOf(budget: { total?: string; perDay?: string }) {
  const { data } = await tenant.client.apiKeys.list();
  return data.find((key) => key.budget?.total === budget.total && key.budget?.perDay === budget.perDay)
    ?.spent;
}

describe("a key with a mandate", () => {
  test("says what it may be used for, when it is made and when it is listed", async () => {
    const expiresAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    const made = await tenant.client.apiKeys.create({
      mode: "test",
      budget: { perCheckout: "20", perDay: "50.5" },
      merchants: ["hartwell.localhost"],
      expiresAt,
    });
    const mandate = {
      budget: { currency: "USD", perCheckout: "20", perDay: "50.5" },
      merchants: ["hartwell.localhost"],
      expiresAt,
    };
    expect(made).toMatchObject(mandate);
    const { data } = await tenant.client.apiKeys.list();
    expect(data.find(({ id }) => id === made.id)).toMatchObject({
      ...mandate,
      spent: { today: "0.00", total: "0.00" },
    });
    const plain = data.find(({ budget }) => budget === undefined);
    expect(Object.keys(plain ?? {})).toEqual(expect.not.arrayContaining(["merchants", "expiresAt", "spent"]));
  });

  test.each<[Partial<CreateApiKeyBody>, object]>([
    [{ budget: {} }, { issues: [{ path: ["budget"] }] }],
    [{ budget: { perDay: "-1" } }, { issues: [{ path: ["budget", "perDay"] }] }],
    [{ merchants: [] }, { issues: [{ path: ["merchants"] }] }],
    [
      { merchants: ["shop.example.com"] },
      { message: "'shop.example.com' is no registrable domain. Send 'example.com'." },
    ],
    [{ expiresAt: "2020-01-01T00:00:00Z" }, { message: "expiresAt must be in the future." }],
  ])("is not made with %j", async (body, refusal) => {
    await expect(tenant.client.apiKeys.create({ mode: "test", ...body })).rejects.toMatchObject({
      status: 400,
      body: refusal,
    });
  });

  test("makes no other keys, which might do more", async () => {
    const client = await createKey({ merchants: ["hartwell.localhost"] });
    await expect(client.apiKeys.create({ mode: "test" })).rejects.toMatchObject({
      status: 403,
      message: "An API key with a budget, merchants or an end date cannot create API keys.",
    });
  });

  test("buys at its merchants alone, and lets no run go elsewhere", async () => {
    const client = await createKey({ merchants: ["copperkettle.localhost"] });
    const refused = { status: 403, body: { merchants: ["copperkettle.localhost"] } };
    await expect(client.checkouts.create({ target })).rejects.toMatchObject(refused);
    const url = "https://www.copperkettle.localhost/mug";
    await expect(
      client.checkouts.create({ target: { url, allowedDomains: ["hartwell.localhost"] } }),
    ).rejects.toMatchObject(refused);
    const { id } = await client.checkouts.create({ target: { url, request: "1 USD" } });
    await client.checkouts.cancel(id);
  });

  test("proves nothing once its end has passed, and nothing that it has created is approved then", async () => {
    const expiresAt = new Date(server.clock.now().getTime() + 60_000).toISOString();
    const client = await createKey({ expiresAt });
    const id = await create(client, "5 USD");
    const action = await untilAsked(client, id, "card");
    server.clock.moveBy(60_000);
    await expect(client.checkouts.get(id)).rejects.toMatchObject({ status: 401 });
    await tenant.client.checkouts.submitAction(id, action.id, card);
    expect(await untilRefused(tenant.client, id)).toMatchObject({ code: "mandate_ended" });
  });

  test("approves nothing that another key has put up", async () => {
    const client = await createKey({ budget: { perCheckout: "10" } });
    const id = await create(tenant.client, "500 USD");
    const action = await untilAsked(tenant.client, id, "card");
    await expect(client.checkouts.submitAction(id, action.id, card)).rejects.toMatchObject({ status: 403 });
    await tenant.client.checkouts.submitAction(id, action.id, card);
    await untilStatus(tenant.client, id, "succeeded");
  });

  test("that is revoked approves nothing any more", async () => {
    const { id: keyId, key } = await tenant.client.apiKeys.create({ mode: "test", budget: { total: "77" } });
    const id = await create(server.clientOf(key), "5 USD");
    const action = await untilAsked(tenant.client, id, "card");
    await tenant.client.apiKeys.revoke(keyId);
    await tenant.client.checkouts.submitAction(id, action.id, card);
    expect(await untilRefused(tenant.client, id)).toMatchObject({ code: "mandate_ended" });
    expect(await spentOf({ total: "77" })).toEqual({ today: "0.00", total: "0.00" });
  });
});

describe("the budget of a key", () => {
  test("refuses a limit above it or in another currency, and is the limit where there is none", async () => {
    const client = await createKey({ budget: { perCheckout: "20", total: "35" } });
    const withMaxCost = (amount: string, currency?: string) =>
      client.checkouts.create({
        target,
        constraints: { maxCost: { amount, ...(currency !== undefined && { currency }) } },
      });
    await expect(withMaxCost("20.01")).rejects.toMatchObject({
      status: 400,
      message: "maxCost 20.01 exceeds this API key's budget of 20.00 USD per checkout.",
    });
    await expect(withMaxCost("5", "EUR")).rejects.toMatchObject({
      status: 400,
      message: "maxCost is in EUR, but this API key's budget is in USD.",
    });
    expect((await buy(client, "20 USD")).constraints.maxCost).toEqual({ amount: "20.00", currency: "USD" });
    const { id } = await client.checkouts.create({ target: { ...target, request: "15 USD" } });
    expect((await client.checkouts.get(id)).constraints.maxCost).toEqual({
      amount: "15.00",
      currency: "USD",
    });
    await client.checkouts.cancel(id);
  });

  test.each([
    [
      "30.01 USD",
      "max_cost_exceeded",
      "budget_exceeded",
      "Order total 30.01 USD exceeds the budget of the API key: 30.00 USD per checkout. Nothing was ordered.",
    ],
    [
      "5 EUR",
      "automation_failed",
      "budget_not_applicable",
      "The shop charges in EUR, but the budget of the API key is in USD. Nothing was ordered.",
    ],
    [
      "",
      "automation_failed",
      "budget_not_applicable",
      expect.stringContaining("does not clearly say its total"),
    ],
  ])("ends a purchase at %j before anybody is asked for a card", async (request, reason, code, message) => {
    const client = await createKey({ budget: { perCheckout: "30" } });
    const id = await create(client, request);
    expect(await untilRefused(client, id)).toEqual({ reason, code, message, wasAsked: false });
  });

  test("is held to again when the order is sent", async () => {
    const client = await createKey({ budget: { perCheckout: "30", total: "31" } });
    const id = await create(client, "29 USD, 30.5 USD");
    await answer(client, id);
    expect(await untilRefused(client, id)).toMatchObject({ code: "budget_exceeded", wasAsked: true });
    const row = await server.database.db
      .selectFrom("checkouts")
      .select(["submitting_at", "held_amount"])
      .where("id", "=", id)
      .executeTakeFirst();
    expect(row).toEqual({ submitting_at: null, held_amount: null });
  });

  test("is not used twice by two checkouts at once", async () => {
    const client = await createKey({ budget: { total: "42" } });
    const ids = await Promise.all(Array.from({ length: 4 }, () => create(client, "20.5 USD")));
    await expect
      .poll(async () => {
        const all = await Promise.all(ids.map((id) => client.checkouts.get(id)));
        return all.map(({ status }) => status).sort();
      })
      .toEqual(["awaiting_user_action", "awaiting_user_action", "failed", "failed"]);
    expect(await spentOf({ total: "42" })).toEqual({ today: "41.00", total: "41.00" });
    for (const id of ids) await client.checkouts.cancel(id);
    await expect.poll(() => spentOf({ total: "42" })).toEqual({ today: "0.00", total: "0.00" });
  });

  test("that is used up creates no checkout any more, but quotes", async () => {
    const client = await createKey({ budget: { total: "20.5" } });
    await buy(client, "20.5 USD");
    await expect(client.checkouts.create({ target })).rejects.toMatchObject({
      status: 403,
      message: "The budget of this API key is used up.",
    });
    const quote = await client.checkouts.create({ target, goal: "quote" });
    await client.checkouts.cancel(quote.id);
  });

  test("is spent by an order and by one that may exist, and by none that was declined", async () => {
    const client = await createKey({ budget: { total: "100" } });
    const ended = async (request: string) => {
      const id = await create(client, request);
      await answer(client, id);
      await untilStatus(client, id, "failed");
    };
    await ended("30 USD, 30 USD, declined");
    expect(await spentOf({ total: "100" })).toEqual({ today: "0.00", total: "0.00" });
    await ended("30 USD, 30 USD, unknown");
    await buy(client, "20 USD");
    expect(await spentOf({ total: "100" })).toEqual({ today: "50.00", total: "50.00" });
  });

  test("of a day is new on the next day in UTC", async () => {
    const client = await createKey({ budget: { perDay: "10" } });
    await buy(client, "8 USD");
    const id = await create(client, "3 USD");
    expect(await untilRefused(client, id)).toMatchObject({
      message:
        "Order total 3.00 USD exceeds the budget of the API key: 2.00 USD left today. Nothing was ordered.",
    });
    server.clock.moveBy(24 * 3600 * 1000);
    await buy(client, "9 USD");
    expect(await spentOf({ perDay: "10" })).toEqual({ today: "9.00", total: "17.00" });
  });
});
