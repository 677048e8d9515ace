import type { CreatedWebhook } from "@cartwright/contract";
import { signStandardDelivery, verifyDelivery } from "@cartwright/contract/webhook-signature";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { target } from "../checkouts/stand-in-worker.ts";
import { buyWithTwoQuestions, card, confirmed } from "../runs/scripted-purchases.ts";
import { untilAsked, untilStatus } from "../runs/watch-checkout.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/start-test-server.ts";
import { waitingDeliveries } from "./delivery-jobs.ts";
import { accept, answer, type Behaviour, type Receiver, startReceiver } from "./receiver.ts";

let server: TestServer;
let tenant: TestTenant;
let receiver: Receiver;
let behave: Behaviour;
let purchase: typeof buyWithTwoQuestions;
const logLines: string[] = [];

beforeAll(async () => {
  server = await startTestServer({
    worker: true,
    environment: { WEBHOOKS_TO_LOOPBACK: "on" },
    onLogLine: (line) => logLines.push(line),
    runCheckout: (_order, host) => purchase(host),
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  behave = accept;
  purchase = buyWithTwoQuestions;
  receiver = await startReceiver((...exchange) => behave(...exchange));
  tenant = await server.signup();
});
afterEach(() => receiver.close());

const register = (path = "/") => tenant.client.webhooks.create({ url: receiver.url(path) });
const until = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 20_000, interval: 10 });
const untilReceived = (count: number, path = "/") =>
  until(() => {
    const deliveries = receiver.at(path);
    expect(deliveries.length).toBeGreaterThanOrEqual(count);
    return deliveries;
  });
const statusesAt = (path = "/") => receiver.at(path).map(({ event }) => event.status);

/** The one event of a checkout that is cancelled before anybody has taken it up, or the last of its few. */
async function cancelOne() {
  const { id } = await tenant.client.checkouts.create({ target });
  await tenant.client.checkouts.cancel(id);
  return id;
}

async function buyOne(client = tenant.client) {
  const { id } = await client.checkouts.create({ target });
  const variant = await untilAsked(client, id, "variant");
  await client.checkouts.submitAction(id, variant.id, { Size: "s" });
  const asked = await untilAsked(client, id, "card");
  await client.checkouts.submitAction(id, asked.id, card);
  await untilStatus(client, id, "succeeded");
  return id;
}

test("nothing is delivered to a listener of the service itself, where it would be taken for an order", async () => {
  const { db } = server.database;
  const countTenants = async () => (await db.selectFrom("tenants").select("id").execute()).length;
  const portOf = (url: string) => new URL(url).port;
  const own = [server.baseUrl, server.operationsUrl].flatMap((url) => [
    `http://127.0.0.1:${portOf(url)}/v1/signup`,
    `http://localhost:${portOf(url)}/jobs/expire-actions`,
    `http://localhost:${portOf(url)}/test-receiver/${"a".repeat(32)}`,
  ]);
  own.push("http://127.0.0.1:4100/", "http://localhost:4001/jobs/expire-actions");
  for (const url of own) await tenant.client.webhooks.create({ url });
  await register();
  const before = await countTenants();
  const attemptsBefore = logLines.filter((line) => line.includes("forbidden_port")).length;
  await cancelOne();
  await untilReceived(1);
  await until(() =>
    expect(
      logLines.filter((line) => line.includes("forbidden_port")).length - attemptsBefore,
    ).toBeGreaterThanOrEqual(own.length),
  );
  const { data } = await tenant.client.webhooks.list();
  const told = data.filter(({ url }) => own.includes(url)).map((each) => each.lastDeliveryStatus);
  expect(told).toEqual(own.map(() => null));
  expect(await countTenants()).toBe(before);
});

describe("the events of a checkout", () => {
  test("are all of its changes but `queued`, one for every action raised and every answer", async () => {
    await register();
    const id = await buyOne();
    await untilReceived(6);
    expect(statusesAt().sort()).toEqual(
      ["running", "awaiting_user_action", "running", "awaiting_user_action", "running", "succeeded"].sort(),
    );
    expect(new Set(receiver.received.map(({ event }) => event.checkoutId))).toEqual(new Set([id]));
  });

  test("say no more than the contract does, in its order, and carry no subject where there is none", async () => {
    await register();
    const id = await buyOne();
    const deliveries = await untilReceived(6);
    const last = deliveries.find(({ event }) => event.status === "succeeded");
    const { createdAt } = last?.event ?? {};
    expect(last?.rawBody.toString()).toBe(
      `{"type":"checkout.status_changed","checkoutId":"${id}","status":"succeeded","failureReason":null,"createdAt":"${createdAt}"}`,
    );
    expect(Math.abs(Date.parse(createdAt ?? "") - server.clock.now().getTime())).toBeLessThan(30_000);
  });

  test("name it where the receipt is above what was approved, and the timeline says both amounts", async () => {
    purchase = async (host) => {
      await buyWithTwoQuestions(host);
      return { ...confirmed, total: { amount: "900.00", currency: "USD" } };
    };
    await register();
    const id = await buyOne();
    const deliveries = await untilReceived(6);
    const last = deliveries.find(({ event }) => event.status === "succeeded");
    expect(last?.event).toMatchObject({ failureReason: null, code: "charged_above_approval" });
    const { status, receipt, progressItems } = await tenant.client.checkouts.get(id);
    expect({ status, receipt }).toMatchObject({
      status: "succeeded",
      receipt: { total: { amount: "900.00" } },
    });
    expect(progressItems.at(-1)).toMatchObject({
      kind: "terminal",
      data: {
        code: "charged_above_approval",
        message: expect.stringMatching(/900\.00 USD.*24\.20 USD was approved/),
      },
    });
  });

  test("name the reason of a failure, and the end user of a tagged checkout", async () => {
    await register();
    const { client } = await tenant.createKey({ subject: "Größe 👟" });
    const { id } = await client.checkouts.create({ target });
    const asked = await untilAsked(client, id, "variant");
    await client.checkouts.declineAction(id, asked.id);
    const deliveries = await untilReceived(3);
    expect(deliveries.map(({ event }) => event)).toContainEqual({
      type: "checkout.status_changed",
      checkoutId: id,
      status: "failed",
      failureReason: "user_cancelled",
      subject: "Größe 👟",
      createdAt: expect.any(String),
    });
  });

  test("reach every active endpoint of the tenant, and nobody else's", async () => {
    const other = await server.signup();
    await other.client.webhooks.create({ url: receiver.url("/other") });
    await register("/one");
    await register("/two");
    await cancelOne();
    await untilReceived(1, "/one");
    await untilReceived(1, "/two");
    await until(() => expect(statusesAt("/one")).toContain("cancelled"));
    await until(() => expect(statusesAt("/two")).toContain("cancelled"));
    expect(receiver.at("/other")).toEqual([]);
  });
});

test("events of questions for a person carry a link to the answer page, where the endpoint asks for it", async () => {
  await tenant.client.webhooks.create({ url: receiver.url("/links"), answerLinks: true });
  await register("/plain");
  await buyOne();
  const answerUrls = (path: string) =>
    receiver
      .at(path)
      .filter(({ event }) => event.status === "awaiting_user_action")
      .map(({ event }) => event.answerUrl);
  await until(() => {
    expect(answerUrls("/links")).toHaveLength(2);
    expect(answerUrls("/plain")).toHaveLength(2);
  });
  // An agent may answer the first of the two.
  expect(answerUrls("/links").filter((url) => url !== undefined)).toEqual([
    expect.stringMatching(/^http:\/\/[^/]+\/a\/[\w-]{43}$/),
  ]);
  expect(answerUrls("/plain")).toEqual([undefined, undefined]);
  const { data } = await tenant.client.webhooks.list();
  expect(data.map(({ answerLinks }) => answerLinks)).toEqual([undefined, true]);
});

describe("what became of them", () => {
  test("is listed for each event and endpoint, of one checkout or of all, and for nobody else", async () => {
    await register("/good");
    await register("/bad");
    behave = (...exchange) => answer(exchange[1].path === "/bad" ? 500 : 204)(...exchange);
    const id = await cancelOne();
    const other = await cancelOne();
    const deliveries = await until(async () => {
      const { data } = await tenant.client.webhooks.listDeliveries({ checkoutId: id });
      const cancelled = data.filter(({ status }) => status === "cancelled");
      expect(cancelled).toHaveLength(2);
      return cancelled;
    });
    const seen = deliveries.map(({ url, attempts, delivered, lastStatus }) => [
      new URL(url).pathname,
      attempts,
      delivered,
      lastStatus,
    ]);
    expect(seen.toSorted()).toEqual([
      ["/bad", 1, false, 500],
      ["/good", 1, true, 204],
    ]);
    await server.passTime(15_000);
    await until(async () => {
      const { data } = await tenant.client.webhooks.listDeliveries({ checkoutId: id });
      expect(data.find(({ url, status }) => url.endsWith("/bad") && status === "cancelled")?.attempts).toBe(
        2,
      );
    });
    await until(async () => {
      const { data } = await tenant.client.webhooks.listDeliveries({ limit: 100 });
      expect(new Set(data.map(({ checkoutId }) => checkoutId))).toEqual(new Set([id, other]));
    });
    const stranger = await server.signup();
    expect((await stranger.client.webhooks.listDeliveries({ checkoutId: id })).data).toEqual([]);
  });

  test("can be looked at and sent again, and a test event be sent", async () => {
    const { id: endpointId } = await register();
    const id = await cancelOne();
    const delivery = await until(async () => {
      const { data } = await tenant.client.webhooks.listDeliveries({ checkoutId: id });
      return data.find(({ status }) => status === "cancelled") ?? expect.fail("not delivered yet");
    });
    expect(delivery.event).toEqual({
      type: "checkout.status_changed",
      checkoutId: id,
      status: "cancelled",
      failureReason: null,
      createdAt: expect.any(String),
    });
    await tenant.client.webhooks.sendEvent(endpointId, delivery.eventId);
    const again = await until(async () => {
      const bodies = receiver.at("/").map(({ rawBody }) => String(rawBody));
      const same = bodies.filter((body) => body === JSON.stringify(delivery.event));
      expect(same).toHaveLength(2);
      return same;
    });
    expect(again[0]).toBe(again[1]);
    const { eventId } = await tenant.client.webhooks.sendEvent(endpointId);
    const test = await until(async () => {
      const { data } = await tenant.client.webhooks.listDeliveries();
      return data.find((each) => each.eventId === eventId) ?? expect.fail("not delivered yet");
    });
    expect(test).toMatchObject({
      checkoutId: null,
      status: null,
      delivered: true,
      event: { type: "webhook.test" },
    });
    const stranger = await server.signup();
    await expect(stranger.client.webhooks.sendEvent(endpointId)).rejects.toMatchObject({ status: 404 });
    await expect(tenant.client.webhooks.sendEvent(endpointId, crypto.randomUUID())).rejects.toMatchObject({
      status: 404,
    });
  });

  test("is kept for a month", async () => {
    await register();
    const id = await cancelOne();
    const count = async () => (await tenant.client.webhooks.listDeliveries({ checkoutId: id })).data.length;
    await until(async () => expect(await count()).toBeGreaterThan(0));
    const sweep = async () => {
      const url = new URL("/jobs/sweep-deliveries", server.operationsUrl);
      expect((await fetch(url, { method: "POST" })).status).toBe(200);
    };
    await sweep();
    expect(await count()).toBeGreaterThan(0);
    await server.database.db
      .updateTable("webhook_deliveries")
      .set({ last_attempt_at: new Date(server.clock.now().getTime() - 31 * 24 * 3600 * 1000) })
      .where("checkout_id", "=", id)
      .execute();
    await sweep();
    expect(await count()).toBe(0);
  });
});

describe("a delivery", () => {
  test("is a signed POST of JSON that the published verification accepts", async () => {
    const { secret } = await register();
    await cancelOne();
    const [delivery] = await untilReceived(1);
    const { headers, rawBody, method } = delivery ?? expect.fail("nothing came");
    expect(method).toBe("POST");
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": expect.stringMatching(/^Cartwright/),
      "webhook-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const signature = String(headers["x-cartwright-signature"]);
    const proof = { signature, rawBody, nowMs: server.clock.now().getTime() };
    expect(verifyDelivery({ ...proof, secrets: [secret] })).toBe(true);
    expect(verifyDelivery({ ...proof, secrets: ["whsec_another"] })).toBe(false);
    const unixSeconds = Number(headers["webhook-timestamp"]);
    expect(signature).toContain(`t=${unixSeconds},`);
    expect(headers["webhook-signature"]).toBe(
      signStandardDelivery({ secret, id: String(headers["webhook-id"]), rawBody, unixSeconds }),
    );
  });

  test("is told of on its endpoint, with the status or null", async () => {
    const { id } = await register();
    const shown = () => tenant.client.webhooks.list().then(({ data }) => data.find((each) => each.id === id));
    expect(await shown()).toMatchObject({ lastDeliveryAt: null, lastDeliveryStatus: null });
    await cancelOne();
    await until(async () => expect(await shown()).toMatchObject({ lastDeliveryStatus: 204 }));
    behave = answer(410);
    await cancelOne();
    await until(async () => expect(await shown()).toMatchObject({ lastDeliveryStatus: 410 }));
    behave = (response) => response.destroy();
    await cancelOne();
    await until(async () =>
      expect(await shown()).toMatchObject({ lastDeliveryAt: expect.any(String), lastDeliveryStatus: null }),
    );
  });

  test("is a success with any 2xx, and is then never made again", async () => {
    behave = answer(299);
    await register();
    await buyOne();
    await untilReceived(6);
    await server.passTime(3600_000);
    await buyOne();
    await untilReceived(12);
    expect(receiver.received).toHaveLength(12);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(12);
  });
});

const redirect: Behaviour = (response) =>
  response.writeHead(307, { location: receiver.url("/elsewhere") }).end();

describe("a failed delivery", () => {
  /** The three waits of the default configuration, jitter included. */
  const waits = [13_000, 75_000, 400_000];

  test.each([
    ["an error", answer(500)],
    ["410, which disables nothing", answer(410)],
    ["a redirect, which is not followed", redirect],
    ["a connection that is cut", ((response) => response.destroy()) satisfies Behaviour],
  ])("is made four times in all after %s: the same bytes and id, a fresh signature", async (_, failing) => {
    const { secret } = await register("/failing");
    behave = (response, delivery, request) =>
      delivery.event.status === "cancelled"
        ? failing(response, delivery, request)
        : accept(response, delivery, request);
    const id = await cancelOne();
    const attempts = () =>
      receiver.at("/failing").filter(({ event }) => event.status === "cancelled" && event.checkoutId === id);
    for (const [index, wait] of waits.entries()) {
      await until(() => expect(attempts()).toHaveLength(index + 1));
      await until(async () =>
        expect(await waitingDeliveries(server.database, tenant.tenantId)).toContain(index + 2),
      );
      await server.passTime(wait);
    }
    await until(() => expect(attempts()).toHaveLength(4));
    const [first] = attempts();
    for (const { rawBody, headers } of attempts()) {
      expect(rawBody).toEqual(first?.rawBody);
      expect(headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    }
    const signatures = attempts().map(({ headers }) => String(headers["x-cartwright-signature"]));
    expect(new Set(signatures).size).toBe(4);
    const last = attempts()[3] ?? expect.fail("there is no last one");
    const late = { signature: signatures[3], rawBody: last.rawBody, nowMs: server.clock.now().getTime() };
    expect(verifyDelivery({ ...late, secrets: [secret] })).toBe(true);
    expect(receiver.at("/elsewhere")).toEqual([]);

    await until(async () => expect(await waitingDeliveries(server.database, tenant.tenantId)).toEqual([]));
    expect((await tenant.client.webhooks.list()).data).toHaveLength(1);
  });

  test("concerns its own endpoint alone", async () => {
    behave = (response, { path }) => response.writeHead(path === "/bad" ? 503 : 200).end();
    await register("/bad");
    await register("/good");
    await cancelOne();
    await until(() => expect(statusesAt("/good")).toContain("cancelled"));
    await untilReceived(1, "/bad");
    const good = receiver.at("/good").length;
    await server.passTime(13_000);
    await untilReceived(2, "/bad");
    expect(receiver.at("/good")).toHaveLength(good);
  });
});

test("attempts are counted, and failed ones logged without the URL, the body or the secret", async () => {
  behave = answer(503);
  const { id, secret } = await register("/canary-path");
  await cancelOne();
  await untilReceived(1, "/canary-path");
  const line = await until(() => logLines.find((each) => each.includes(id)) ?? expect.fail("not yet"));
  expect(JSON.parse(line)).toMatchObject({ endpointId: id, attempt: 1, because: "status 503" });
  expect(logLines.join("")).not.toMatch(/canary-path|checkout\.status_changed/);
  expect(logLines.join("")).not.toContain(secret);
  const metrics = await (await fetch(`${server.operationsUrl}/metrics`)).text();
  expect(metrics).toMatch(/cartwright_webhook_attempts_total\{outcome="refused"\} [1-9]/);
});

describe("a revoked endpoint", () => {
  test("gets nothing more: no new event, and no retry of an older one", async () => {
    behave = (response, { path }) => response.writeHead(path === "/revoked" ? 500 : 200).end();
    const revoked = await register("/revoked");
    await register("/kept");
    await cancelOne();
    await until(() => expect(statusesAt("/revoked")).toContain("cancelled"));
    await until(() => expect(statusesAt("/kept")).toContain("cancelled"));
    await tenant.client.webhooks.revoke(revoked.id);
    const before = receiver.at("/revoked").length;
    await server.passTime(13_000);
    const id = await cancelOne();
    await until(() => expect(receiver.at("/kept").map(({ event }) => event.checkoutId)).toContain(id));
    await server.passTime(400_000);
    await until(async () => expect(await waitingDeliveries(server.database, tenant.tenantId)).toEqual([]));
    expect(receiver.at("/revoked")).toHaveLength(before);
  });

  test("leaves its twin alone: a secret is replaced by registering the URL again", async () => {
    const first = await register();
    const second: CreatedWebhook = await register();
    await cancelOne();
    const both = await until(() => {
      const cancelled = receiver.received.filter(({ event }) => event.status === "cancelled");
      expect(cancelled).toHaveLength(2);
      return cancelled;
    });
    expect(new Set(both.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    const accepted = both.map(({ headers, rawBody }) =>
      [first, second].filter(({ secret }) =>
        verifyDelivery({
          signature: String(headers["x-cartwright-signature"]),
          rawBody,
          secrets: [secret],
          nowMs: server.clock.now().getTime(),
        }),
      ),
    );
    expect(
      accepted
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([first.id, second.id].sort());
  });
});

describe("a secret at rest", () => {
  const stored = (id: string) =>
    server.database.db
      .selectFrom("webhook_endpoints")
      .select(["secret", "sealed_secret"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();

  test("is encrypted where there is a vault key", async () => {
    const { id, secret } = await register();
    const row = await stored(id);
    expect(row.secret).toBeNull();
    expect(Buffer.from(row.sealed_secret ?? []).includes(secret.slice(6))).toBe(false);
  });

  test("that was stored before there was a key still signs", async () => {
    const { id } = await register();
    const secret = "whsec_b2xkZXIgdGhhbiB0aGUgdmF1bHQ=";
    await server.database.db
      .updateTable("webhook_endpoints")
      .set({ secret, sealed_secret: null })
      .where("id", "=", id)
      .execute();
    await cancelOne();
    const [delivery] = await untilReceived(1);
    const { headers, rawBody } = delivery ?? expect.fail("nothing came");
    const signature = String(headers["x-cartwright-signature"]);
    const nowMs = server.clock.now().getTime();
    expect(verifyDelivery({ signature, rawBody, secrets: [secret], nowMs })).toBe(true);
  });
});
