import { type CheckoutEvent, type Client, routes } from "@cartwright/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buyWithTwoQuestions, card } from "../runs/scripted-purchases.ts";
import { untilAsked, untilStatus } from "../runs/watch-checkout.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/start-test-server.ts";
import { target } from "./stand-in-worker.ts";

let server: TestServer;
let beside: TestServer;
let tenant: TestTenant;
let client: Client;

beforeAll(async () => {
  server = await startTestServer({ worker: true, runCheckout: (_order, host) => buyWithTwoQuestions(host) });
  beside = await startTestServer({ beside: server });
  tenant = await server.signup();
  client = tenant.client;
});
afterAll(async () => {
  await beside.close();
  await server.close();
});

/** Answers both questions as they come. */
async function buy(id: string): Promise<void> {
  const variant = await untilAsked(client, id, "variant");
  await client.checkouts.submitAction(id, variant.id, { Size: "l" });
  const asked = await untilAsked(client, id, "card", variant);
  await client.checkouts.submitAction(id, asked.id, card);
  await untilStatus(client, id, "succeeded");
}

async function createOver(): Promise<{ id: string; history: CheckoutEvent[] }> {
  const { id } = await client.checkouts.create({ target });
  await buy(id);
  return { id, history: await Array.fromAsync(client.checkouts.events(id)) };
}

/** Of what stays open until it is told to end. */
async function createWaiting(of: Client = client): Promise<string> {
  const { id } = await of.checkouts.create({ target });
  await untilAsked(of, id, "variant");
  return id;
}

function open(id: string, key = tenant.apiKey, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.baseUrl}/v1/checkouts/${id}/events`, {
    headers: { authorization: `Bearer ${key}`, ...headers },
  });
}

const told = (events: readonly CheckoutEvent[]) =>
  events.map((each) => {
    if (each.event === "status") return each.data.status;
    if (each.event === "question") return `asks ${each.data.key}`;
    return each.event === "end" ? "end" : each.data.label;
  });

const wholeStory = [
  "The checkout was accepted",
  "running",
  "Opened the product",
  "Which size?",
  "asks variant",
  "awaiting_user_action",
  "running",
  "Chose the variant",
  "Pay 24.2 USD at the shop?",
  "asks card",
  "awaiting_user_action",
  "running",
  "Entered the card",
  "Submitted the order",
  "The order is confirmed: HW-1001",
  "Succeeded",
  "succeeded",
  "end",
];

describe("the events of a checkout", () => {
  test("tell all of it as it happens, in order, and end by themselves", async () => {
    const { id } = await client.checkouts.create({ target, subject: "ada" });
    const following = Array.fromAsync(client.checkouts.events(id));
    await buy(id);
    const events = await following;
    expect(told(events)).toEqual(wholeStory);
    const checkout = await client.checkouts.get(id);
    const items = events.flatMap((each) => (each.event === "progress" ? [each.data] : []));
    expect(items).toEqual(checkout.progressItems);
    expect(new Set(events.map((each) => each.id)).size).toBe(events.length);
  });

  test("have the data of webhook events, of progress items and of questions", async () => {
    const { id } = await client.checkouts.create({ target, subject: "ada" });
    const { pendingUserAction } = await vi.waitFor(async () => {
      const checkout = await client.checkouts.get(id);
      expect(checkout.pendingUserAction?.key).toBe("variant");
      return checkout;
    });
    await client.checkouts.cancel(id);
    const events = await Array.fromAsync(client.checkouts.events(id));
    expect(events.find((each) => each.event === "question")?.data).toEqual(pendingUserAction);
    expect(events.findLast((each) => each.event === "status")?.data).toEqual({
      type: "checkout.status_changed",
      checkoutId: id,
      status: "cancelled",
      failureReason: null,
      subject: "ada",
      createdAt: expect.stringMatching(/^20.+Z$/),
    });
  });

  test("of one that is over are its whole history, and nothing after the last", async () => {
    const { id, history } = await createOver();
    expect(told(history)).toEqual(wholeStory);
    const answer = await open(id, tenant.apiKey, { "last-event-id": history.at(-1)?.id ?? "" });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
  });

  test("go on after any event that a client has, without loss or repetition", async () => {
    const { id, history } = await createOver();
    for (const [index, { id: lastEventId }] of history.entries()) {
      const rest = await Array.fromAsync(client.checkouts.events(id, { lastEventId }));
      expect(rest).toEqual(history.slice(index + 1));
    }
  });

  test("go on in the middle of a run", async () => {
    const id = await createWaiting();
    const first: CheckoutEvent[] = [];
    for await (const each of client.checkouts.events(id)) {
      first.push(each);
      if (each.event === "progress" && each.data.sequence === 1) break;
    }
    const following = Array.fromAsync(client.checkouts.events(id, { lastEventId: first.at(-1)?.id }));
    await buy(id);
    const whole = await Array.fromAsync(client.checkouts.events(id));
    expect([...first, ...(await following)]).toEqual(whole);
  });

  test("come from a process that does not drive the run", async () => {
    const id = await createWaiting();
    const other = beside.clientOf(tenant.apiKey);
    const seen: CheckoutEvent[] = [];
    const following = (async () => {
      for await (const each of other.checkouts.events(id)) seen.push(each);
    })();
    await vi.waitFor(() => expect(told(seen)).toContain("asks variant"));
    await buy(id);
    await following;
    expect(seen).toEqual(await Array.fromAsync(client.checkouts.events(id)));
  });

  test("are server-sent, with a request id, and kept by nobody in between", async () => {
    const { id } = await createOver();
    const answer = await open(id);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(await answer.text()).toMatch(/^id: 0-0\nevent: progress\ndata: \{.*\}\n\n/);
  });
});

describe("who may follow a checkout", () => {
  test("is who may see it", async () => {
    const id = await createWaiting();
    const stranger = await server.signup();
    const bound = await tenant.createKey({ subject: "ada" });
    const blind = await tenant.createKey({ scopes: ["usage.read"] });
    const reader = await tenant.createKey({ scopes: ["checkouts.read"] });
    const statusFor = async (key: string, checkoutId = id) => {
      const answer = await open(checkoutId, key);
      if (answer.status === 200) await answer.body?.cancel();
      return answer.status;
    };
    expect(await statusFor(reader.apiKey)).toBe(200);
    expect(await statusFor(stranger.apiKey)).toBe(404);
    expect(await statusFor(bound.apiKey)).toBe(404);
    expect(await statusFor(tenant.apiKey, "nothing")).toBe(404);
    expect(await statusFor(blind.apiKey)).toBe(403);
    expect(await statusFor("ck_test_none")).toBe(401);
    await client.checkouts.cancel(id);
  });

  test("is told where an event id is none", async () => {
    const id = await createWaiting();
    for (const lastEventId of ["x", "1", "-1-0", "1-1-1", "99999999999-0"]) {
      const answer = await open(id, tenant.apiKey, { "last-event-id": lastEventId });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ issues: [{ path: ["last-event-id"] }] });
    }
    await client.checkouts.cancel(id);
  });

  test("follows it with twenty streams at a time, and another once one is closed", async () => {
    const id = await createWaiting();
    const streams = await Promise.all(Array.from({ length: 20 }, () => open(id)));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    const refused = await open(id);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      error: true,
      message: "Too many event streams. Close one to open another.",
    });
    await streams.pop()?.body?.cancel();
    await vi.waitFor(async () => {
      const another = await open(id);
      expect(another.status).toBe(200);
      streams.push(another);
    });
    await client.checkouts.cancel(id);
    for (const stream of streams) expect(await stream.text()).toMatch(/event: end\ndata: \{\}\n\n$/);
  });

  test("loses the stream with the key", async () => {
    const id = await createWaiting();
    const { apiKey, client: other } = await tenant.createKey();
    const stream = await open(id, apiKey);
    const { data } = await client.apiKeys.list();
    const key = data.find(({ keyPrefix }) => apiKey.startsWith(keyPrefix));
    await client.apiKeys.revoke(key?.id ?? "");
    expect(await stream.text()).not.toContain("event: end");
    await expect(other.checkouts.get(id)).rejects.toMatchObject({ status: 401 });
    await client.checkouts.cancel(id);
  });

  test("loses the stream when the account is suspended", async () => {
    const owner = await server.signup();
    const id = await createWaiting(owner.client);
    const stream = await open(id, owner.apiKey);
    await server.database.db
      .updateTable("tenants")
      .set({ suspended_at: server.clock.now() })
      .where("id", "=", owner.tenantId)
      .execute();
    expect(await stream.text()).not.toContain("event: end");
  });
});

test("what a notification has missed is told by the next look", async () => {
  const id = await createWaiting();
  const stream = await open(id);
  await server.database.db.transaction().execute(async (trx) => {
    await trx
      .insertInto("progress_items")
      .values({
        checkout_id: id,
        sequence: 99,
        kind: "step",
        label: "Said by nobody",
        data: "{}",
        at: server.clock.now(),
      })
      .execute();
  });
  let text = "";
  for await (const bytes of stream.body ?? []) {
    text += Buffer.from(bytes).toString();
    if (text.includes("Said by nobody")) break;
  }
  expect(text).toContain("id: 99-0\n");
  await client.checkouts.cancel(id);
});

test("a shut-down ends the streams, so that nobody waits for it", async () => {
  const own = await startTestServer({ beside: server });
  const id = await createWaiting();
  const path = routes.checkouts.events.path.replace("{id}", id);
  const stream = await fetch(own.baseUrl + path, { headers: { authorization: `Bearer ${tenant.apiKey}` } });
  await own.close();
  expect(await stream.text()).not.toContain("event: end");
  await client.checkouts.cancel(id);
});
