import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SandboxProcessor, startSandboxProcessor } from "../billing/sandbox-processor.ts";
import { call } from "../conformance/service/call.ts";
import { type Service, startService } from "../conformance/service/start-service.ts";
import {
  askQuestion,
  createKey,
  createTenant,
  keepPicture,
  storeSession,
} from "../conformance/service/tenants.ts";
import { createMask } from "./mask-example.ts";
import { createRecorder, type RecordExample } from "./record-example.ts";
import { recordSessionRoutes } from "./record-session-routes.ts";

let processor: SandboxProcessor;
let service: Service;

beforeAll(async () => {
  processor = await startSandboxProcessor();
  service = await startService({ ...processor.environment(), EVIDENCE_DAYS: "7" });
});
afterAll(async () => {
  await service.close();
  await processor.close();
});

const target = {
  url: "https://hartwell.localhost/products/enamel-mug",
  request: "Two of the blue enamel mug, cheapest shipping.",
};
const ada = {
  label: "Ada at home",
  name: { first: "Ada", last: "Buyer" },
  contact: { email: "ada@example.com", phone: "+12025550123" },
  shipping: {
    addressLines: ["1 Main Street"],
    locality: "Springfield",
    administrativeAreaCode: "IL",
    postalCode: "62701",
    countryCode: "US",
  },
};

test("docs/openapi-examples.json holds what the service answers: `vitest -u` records it anew", async () => {
  const mask = createMask(service.baseUrl);
  const examples: unknown[] = [];
  const tenantId = await createTenant(service, { activeLimit: 3 });
  const key = await createKey(service, tenantId);
  const record = createRecorder(service, key, examples);

  await recordSignup(record);
  const profileId = await recordProfiles(record);
  await recordSessions(record, await storeSession(service, { tenantId, buyerProfileId: profileId }));
  await recordCheckouts(record, profileId);
  await recordWebhooks(record);
  examples.push(...(await collectDeliveries(key)));
  await recordKeys(record);
  await recordUsage(record, tenantId);
  await recordSharedRefusals(record);
  await recordRefusalsOfKeys(record, tenantId);
  await recordPausedSignups(record);
  await recordSessionRoutes(record, service, processor);

  const text = `${JSON.stringify(mask(examples), null, 2)}\n`;
  const file = new URL("../../../../docs/openapi-examples.json", import.meta.url);
  await expect(text).toMatchFileSnapshot(fileURLToPath(file));
});

async function recordSignup(record: RecordExample): Promise<void> {
  await record("POST /v1/signup", "A sandbox account", {
    body: { name: "Example shop assistant", email: "ada@example.com" },
  });
  await record("POST /v1/signup", "An e-mail that is none", { body: { email: "ada" } });
}

async function recordProfiles(record: RecordExample): Promise<string> {
  const route = "/v1/buyer-profiles";
  await record(`POST ${route}`, "For one end user", { body: { ...ada, subject: "user-1" } });
  const { id } = await record(`POST ${route}`, "For the whole account", { body: ada });
  await record(`POST ${route}`, "A misspelled field", { body: { adress: {} } });
  await record(`GET ${route}`, "The newest profile", { query: { limit: "1" } });
  await record(`GET ${route}`, "A page of no size", { query: { limit: "0" } });
  await record(`GET ${route}/{id}`, "A profile", { params: { id } });
  await record(`PATCH ${route}/{id}`, "Another telephone number, no label", {
    params: { id },
    body: { contact: { email: "ada@example.com", phone: "+12025550199" }, label: null },
  });
  await record(`PATCH ${route}/{id}`, "Nothing to change", { params: { id }, body: {} });
  await record(`PATCH ${route}/{id}`, "No such profile", {
    params: { id: randomUUID() },
    body: { label: "x" },
  });
  await record(`GET ${route}/{id}`, "No such profile", { params: { id: randomUUID() } });
  const gone = await record(`POST ${route}`, "Nothing at all", { body: {} });
  await record(`DELETE ${route}/{id}`, "Deleted", { params: { id: gone.id } });
  await record(`DELETE ${route}/{id}`, "Deleted before", { params: { id: gone.id } });
  return id;
}

async function recordSessions(record: RecordExample, id: string): Promise<void> {
  await record("GET /v1/buyer-sessions", "A stored login");
  await record("DELETE /v1/buyer-sessions/{id}", "Forgotten", { params: { id } });
  await record("DELETE /v1/buyer-sessions/{id}", "Forgotten before", { params: { id } });
}

async function recordCheckouts(record: RecordExample, buyerProfileId: string): Promise<void> {
  const create = "POST /v1/checkouts";
  const wanted = {
    headers: { "idempotency-key": "order-1042" },
    body: {
      target,
      buyerProfileId,
      constraints: { maxCost: { amount: "40.00", currency: "USD" } },
      metadata: { conversation: "c-17" },
    },
  };
  const { id } = await record(create, "A mug for at most 40 dollars", wanted);
  await record(create, "The same request again", wanted);
  await record(create, "The same key for another request", {
    ...wanted,
    body: { target: { url: target.url } },
  });
  await record(create, "No address of a shop", { body: { target: { request: "A mug" } } });
  await record(create, "A shop outside the sandbox", {
    body: { target: { url: "https://example.com/mug" } },
  });
  const actionId = await askQuestion(service, id);
  await record("GET /v1/checkouts/{id}", "Waiting for the card", { params: { id } });
  await record("GET /v1/checkouts/{id}", "No such checkout", { params: { id: randomUUID() } });
  const link = "POST /v1/checkouts/{id}/answer-link";
  await record(link, "A link for the person with the card", { params: { id }, body: { expiresIn: 300 } });
  await record(link, "No such checkout", { params: { id: randomUUID() } });
  await recordActions(record, { id, actionId });
  await record(link, "Nothing is asked", { params: { id } });
  const second = await record(create, "Whatever the shop asks", { body: { target: { url: target.url } } });
  await record(create, "For one end user", { body: { target: { url: target.url }, subject: "user-1" } });
  await record(create, "One too many at once", { body: { target: { url: target.url } } });
  await record("GET /v1/checkouts", "The newest checkout", { query: { limit: "1" } });
  await record("GET /v1/checkouts", "An unknown status", { query: { status: "done" } });
  await record("DELETE /v1/checkouts/{id}", "Cancelled", { params: { id: second.id } });
  await record("DELETE /v1/checkouts/{id}", "No such checkout", { params: { id: randomUUID() } });
  const events = "GET /v1/checkouts/{id}/events";
  await record(events, "A checkout that was cancelled", { params: { id: second.id } });
  await record(events, "Nothing after the last event", {
    params: { id: second.id },
    headers: { "last-event-id": "1-3" },
  });
  await record(events, "No such checkout", { params: { id: randomUUID() } });
  const evidence = "GET /v1/checkouts/{id}/evidence";
  const partId = await keepPicture(service, id);
  await record(evidence, "What a run has tried", { params: { id } });
  await record(evidence, "No such checkout", { params: { id: randomUUID() } });
  await record(`${evidence}/{partId}`, "A picture", { params: { id, partId } });
  await record(`${evidence}/{partId}`, "No such picture", { params: { id, partId: randomUUID() } });
  const embed = "POST /v1/checkouts/{id}/embed-token";
  await record(embed, "A token to watch with", { params: { id } });
  await record(embed, "No such checkout", { params: { id: randomUUID() } });
}

async function recordActions(record: RecordExample, { id, actionId }: Record<"id" | "actionId", string>) {
  const route = "POST /v1/checkouts/{id}/actions/{actionId}";
  const values = { card_number: "4242 4242 4242 4242", card_expiry: "12 / 30", card_cvc: "123" };
  const params = { id, actionId };
  await record(route, "A value is missing", {
    params,
    body: { action: "submit", values: { ...values, card_cvc: "" } },
  });
  await record(route, "The card", { params, body: { action: "submit", values } });
  await record(route, "Answered before", { params, body: { action: "decline", reason: "Too expensive" } });
  await record(route, "No such question", {
    params: { id, actionId: randomUUID() },
    body: { action: "decline" },
  });
}

async function recordWebhooks(record: RecordExample): Promise<void> {
  const route = "/v1/webhooks";
  const { id } = await record(`POST ${route}`, "An endpoint", {
    body: { url: "https://example.com/hooks/cartwright", label: "Production" },
  });
  await record(`POST ${route}`, "An address without encryption", { body: { url: "http://example.com" } });
  await record(`GET ${route}`, "One endpoint");
  await record(`GET ${route}/deliveries`, "None so far", { query: { limit: "20" } });
  await record(`GET ${route}/deliveries`, "A checkout id that is none", { query: { checkoutId: "mine" } });
  await record(`POST ${route}/{id}/events`, "A test event", { params: { id } });
  await record(`POST ${route}/{id}/events`, "An event that was never sent there", {
    params: { id },
    body: { eventId: "2f0c8a5e-6f3b-4c55-9a41-0f6f6c1c2b7e" },
  });
  await record(`POST ${route}/{id}/events`, "An event id that is none", {
    params: { id },
    body: { eventId: "the last one" },
  });
  await record(`DELETE ${route}/{id}`, "Revoked", { params: { id } });
  await record(`DELETE ${route}/{id}`, "Revoked before", { params: { id } });
}

/** Events as they are handed to the dispatcher: these bytes are what every attempt sends. */
async function collectDeliveries(key: string): Promise<unknown[]> {
  const send = (methodAndPath: string, body?: object) =>
    call(service, methodAndPath, { key, ...(body && { body }) });
  await send("POST /v1/webhooks", { url: "https://example.com/hooks/cartwright" });
  const cancelled = await send("POST /v1/checkouts", { target: { url: target.url }, subject: "user-1" });
  await send(`DELETE /v1/checkouts/${cancelled.body.id}`);
  const declined = await send("POST /v1/checkouts", { target: { url: target.url } });
  const actionId = await askQuestion(service, declined.body.id);
  await send(`POST /v1/checkouts/${declined.body.id}/actions/${actionId}`, { action: "decline" });
  const names: Readonly<Record<string, string>> = {
    cancelled: "Cancelled, for one end user",
    failed: "A question was declined",
  };
  const { rows } = await sql<{ body: string }>`
    select data ->> 'body' as body from pgboss.job where name like 'deliver-webhook%' and data ->> 'body' like '%status_changed%' order by created_on
  `.execute(service.database.db);
  return rows.map(({ body }) => {
    const event = JSON.parse(body);
    return { route: event.type, name: names[event.status], request: { body: event }, status: 204 };
  });
}

async function recordKeys(record: RecordExample): Promise<void> {
  const route = "/v1/api-keys";
  const { id, key } = await record(`POST ${route}`, "A key for one end user", {
    body: {
      mode: "test",
      label: "Ada's agent",
      subject: "user-1",
      scopes: ["checkouts.write", "buyer-profiles.read"],
    },
  });
  await record(`POST ${route}`, "A key with a mandate", {
    body: {
      mode: "test",
      label: "Shopping agent",
      scopes: ["checkouts.write"],
      budget: { currency: "USD", perCheckout: "50", perDay: "100" },
      merchants: ["hartwell.localhost"],
      expiresAt: "2099-01-01T00:00:00.000Z",
    },
  });
  await record(`POST ${route}`, "An unknown scope", { body: { mode: "test", scopes: ["checkout.write"] } });
  await record(`POST ${route}`, "A live key for a sandbox account", { body: { mode: "live" } });
  await record(`GET ${route}`, "Every key of the account");
  await record("GET /v1/checkouts", "Another end user's checkouts", { key, query: { subject: "user-2" } });
  await record(`DELETE ${route}/{id}`, "Revoked", { params: { id } });
  await record(`DELETE ${route}/{id}`, "Revoked before", { params: { id } });
}

async function recordUsage(record: RecordExample, tenantId: string): Promise<void> {
  const { database, clock } = service;
  const completed = await database.db
    .selectFrom("checkouts")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto("usage_records")
    .values({
      checkout_id: completed.id,
      tenant_id: tenantId,
      total_amount: "18.00",
      total_currency: "USD",
      completed_at: new Date(clock.now().getTime() - 1),
    })
    .execute();
  await record("GET /v1/usage", "One completed checkout", { query: { from: "2026-01-01" } });
  await record("GET /v1/usage", "A window that ends before it begins", {
    query: { from: "2026-11-02", to: "2026-11-01" },
  });
}

async function recordSharedRefusals(record: RecordExample): Promise<void> {
  const body = { url: "https://example.com" };
  await record("POST /v1/webhooks", "A key that is none", { body, key: "ck_test_0" });
  await record("GET /v1/billing", "A key where a dashboard session is needed");
  await record("POST /v1/webhooks", "More than a body may hold", {
    raw: { contentType: "application/json", text: " ".repeat(262_145) },
  });
  await record("POST /v1/webhooks", "A form", {
    raw: { contentType: "application/x-www-form-urlencoded", text: "url=https://example.com" },
  });
}

/** What every route for keys answers to a key without its scope, and to an id that no database can hold. */
async function recordRefusalsOfKeys(record: RecordExample, tenantId: string): Promise<void> {
  const key = await createKey(service, tenantId, { scopes: [] });
  const params = { id: "%00", actionId: "%00", partId: "%00" };
  for (const route of routesForKeys) {
    const [, path = ""] = route.split(" ");
    const body = /^(POST|PATCH)/.test(route) && !route.endsWith("token") ? { body: {} } : {};
    await record(route, "A key without the scope", { key, ...body, ...(path.includes("{") && { params }) });
    if (path.includes("{")) await record(route, "An id that no text can be", { params, ...body });
  }
  await record("GET /v1/buyer-sessions", "A filter that no text can be", { query: { buyerProfileId: "\0" } });
}

const routesForKeys = [
  "POST /v1/checkouts",
  "GET /v1/checkouts",
  "GET /v1/checkouts/{id}",
  "DELETE /v1/checkouts/{id}",
  "POST /v1/checkouts/{id}/actions/{actionId}",
  "POST /v1/checkouts/{id}/embed-token",
  "POST /v1/checkouts/{id}/answer-link",
  "GET /v1/checkouts/{id}/events",
  "GET /v1/checkouts/{id}/evidence",
  "GET /v1/checkouts/{id}/evidence/{partId}",
  "POST /v1/buyer-profiles",
  "GET /v1/buyer-profiles",
  "GET /v1/buyer-profiles/{id}",
  "PATCH /v1/buyer-profiles/{id}",
  "DELETE /v1/buyer-profiles/{id}",
  "GET /v1/buyer-sessions",
  "DELETE /v1/buyer-sessions/{id}",
  "POST /v1/webhooks",
  "GET /v1/webhooks",
  "GET /v1/webhooks/deliveries",
  "POST /v1/webhooks/{id}/events",
  "DELETE /v1/webhooks/{id}",
  "POST /v1/api-keys",
  "GET /v1/api-keys",
  "DELETE /v1/api-keys/{id}",
  "GET /v1/usage",
];

async function recordPausedSignups(record: RecordExample): Promise<void> {
  const { db } = service.database;
  await db.insertInto("settings").values({ name: "signups", value: "paused" }).execute();
  await record("POST /v1/signup", "While sign-ups are paused", { body: {} });
  await db.updateTable("settings").set({ value: "closed" }).execute();
  await record("POST /v1/signup", "While sign-ups are closed", { body: {} });
}
