import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CallOptions, call } from "./service/call.ts";
import { type Service, startService } from "./service/start-service.ts";
import { askQuestion, createKey, createTenant, type TenantOptions } from "./service/tenants.ts";

let service: Service;
let key: string;

beforeAll(async () => {
  service = await startService();
  key = await createKey(service, await createTenant(service));
});
afterAll(() => service.close());

const target = { url: "https://hartwell.localhost/products/mug" };
const create = (body: unknown, options: CallOptions = {}) =>
  call(service, "POST /v1/checkouts", { key, body, ...options });
const json = { "content-type": "application/json" };
const withIdempotencyKey = (text: string, more: CallOptions = {}): CallOptions => ({
  ...more,
  headers: { "idempotency-key": text },
});

async function createLiveKey(options: TenantOptions = {}): Promise<string> {
  return createKey(service, await createTenant(service, { isActivated: true, ...options }), { mode: "live" });
}

describe("a target", () => {
  test.each([
    ["merchantContext", "x".repeat(4000)],
    ["allowedDomains", Array(10).fill("hartwell.localhost")],
    ["countryCode", "GB"],
    ["request", "Two of the blue one.\nNo gift wrap, please."],
    ["kind", "direct_url"],
  ])("may carry %s, and gives it back as it was sent", async (field, value) => {
    const { status, body } = await create({ target: { ...target, [field]: value } });
    expect({ status, value: body.target[field] }).toEqual({ status: 201, value });
  });

  test.each([
    ["merchantContext", "x".repeat(4001)],
    ["merchantContext", 5],
    ["allowedDomains", ["https://hartwell.localhost"]],
    ["allowedDomains", ["hartwell.localhost/path"]],
    ["allowedDomains", ["hartwell.localhost:443"]],
    ["allowedDomains", "hartwell.localhost"],
    ["countryCode", "gb"],
    ["countryCode", "GBR"],
    ["request", ["a mug"]],
    ["url", "ftp://hartwell.localhost/"],
  ])("is refused with %s %j, and the field is named", async (field, value) => {
    const { status, body } = await create({ target: { ...target, [field]: value } });
    expect({ status, message: body.message }).toEqual({ status: 400, message: "Invalid request" });
    expect(body.issues[0].path.slice(0, 2)).toEqual(["target", field]);
  });
});

describe("metadata", () => {
  test("comes back byte for byte, in the order in which it was sent", async () => {
    const metadata =
      '{"id":9007199254740993,"z":1,"a":{"10":null,"b":[[],{}, "é😀\\"\\\\"]},"":1.5e-7,"constructor":true}'.replace(
        ", ",
        ",",
      );
    const text = `{"target":{"url":"${target.url}"},"metadata":${metadata}}`;
    const created = await call(service, "POST /v1/checkouts", { key, text, headers: json });
    expect(created.text).toContain(`"metadata":${metadata}`);
    const read = await call(service, `GET /v1/checkouts/${created.body.id}`, { key });
    expect(read.text).toContain(`"metadata":${metadata}`);
  });

  test("is refused where it could not come back: a number that no double holds", async () => {
    const text = `{"target":{"url":"${target.url}"},"metadata":{"a":1e999}}`;
    const { status, body } = await call(service, "POST /v1/checkouts", { key, text, headers: json });
    expect({ status, path: body.issues?.[0].path }).toEqual({ status: 400, path: ["metadata", "a"] });
  });
});

describe("the subject of a checkout", () => {
  test("may have 200 characters after trimming and no more", async () => {
    expect((await create({ target, subject: ` ${"s".repeat(200)} ` })).body.subject).toHaveLength(200);
    expect((await create({ target, subject: "s".repeat(201) })).status).toBe(400);
  });

  test("that nobody has filters the list to an empty page", async () => {
    const { status, body } = await call(service, "GET /v1/checkouts?subject=nobody", { key });
    expect({ status, body }).toEqual({ status: 200, body: { data: [], nextCursor: null } });
  });
});

describe("the sandbox", () => {
  test.each([
    "https://hartwell.localhost/a",
    "https://www.hartwell.localhost/a",
    "https://shop.hartwell.localhost/a",
    "http://WWW.HARTWELL.localhost:4100/a",
  ])("takes %s for one of its merchants", async (url) => {
    expect((await create({ target: { url } })).status).toBe(201);
  });

  test.each([
    "https://nothartwell.localhost/",
    "https://hartwell.localhost.example.com/",
    "https://example.com/?hartwell.localhost",
    "https://localhost/",
  ])("does not take %s for one", async (url) => {
    const { status, body } = await create({ target: { url } });
    expect(status).toBe(403);
    expect(body.message).toContain(`Cannot check out at ${new URL(url).hostname}: `);
    expect(body.sandboxMerchants).toContain("hartwell.localhost");
  });
});

describe("the ceiling of a plan", () => {
  test("is not compared with a limit in another currency", async () => {
    const liveKey = await createLiveKey({ plan: "personal" });
    const maxCost = { amount: "5000.00", currency: "JPY" };
    const { status, body } = await create({ target, constraints: { maxCost } }, { key: liveKey });
    expect({ status, maxCost: body.constraints.maxCost }).toEqual({ status: 201, maxCost });
  });

  test.each(["business", "scale"] as const)("is none on the plan %s", async (plan) => {
    const liveKey = await createLiveKey({ plan });
    const body = { target, constraints: { maxCost: { amount: "99999" } } };
    expect((await create(body, { key: liveKey })).status).toBe(201);
  });
});

describe("the replay of a create", () => {
  test("is refused where its profile has been deleted since", async () => {
    const profile = (await call(service, "POST /v1/buyer-profiles", { key, body: {} })).body;
    const body = { target, buyerProfileId: profile.id };
    expect((await create(body, withIdempotencyKey("deleted-profile"))).status).toBe(201);
    await call(service, `DELETE /v1/buyer-profiles/${profile.id}`, { key });
    const replayed = await create(body, withIdempotencyKey("deleted-profile"));
    expect(replayed).toMatchObject({ status: 400, body: { message: "buyerProfileId not found" } });
  });

  test("of a checkout that failed brings back the failure", async () => {
    const { body } = await create({ target }, withIdempotencyKey("failed"));
    const actionId = await askQuestion(service, body.id);
    await call(service, `POST /v1/checkouts/${body.id}/actions/${actionId}`, {
      key,
      body: { action: "decline" },
    });
    const replayed = await create({ target }, withIdempotencyKey("failed"));
    expect(replayed).toMatchObject({
      status: 200,
      body: { id: body.id, status: "failed", failure: { reason: "user_cancelled" } },
    });
  });

  test("happens nowhere but on the creation of checkouts", async () => {
    const create = () =>
      call(service, "POST /v1/buyer-profiles", withIdempotencyKey("profile", { key, body: {} }));
    const [first, second] = [await create(), await create()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.id).not.toBe(second.body.id);
  });
});

describe("the limit of a day", () => {
  test("is 200 checkouts on every plan unless the tenant has its own", async () => {
    const tenantId = await createTenant(service, { isActivated: true, plan: "scale", dailyLimit: null });
    const liveKey = await createKey(service, tenantId, { mode: "live" });
    const { body } = await create({ target }, { key: liveKey });
    await copyCheckout(body.id, 198);
    expect((await create({ target }, { key: liveKey })).status).toBe(201);
    expect(await create({ target }, { key: liveKey })).toMatchObject({
      status: 429,
      body: { message: "Daily checkout limit reached (200 per 24h)." },
    });
  });
});

/** As if it had been created so many times more. */
async function copyCheckout(id: string, times: number): Promise<void> {
  await sql`
    insert into checkouts (id, tenant_id, status, target, constraints, metadata, created_at, updated_at)
    select gen_random_uuid(), tenant_id, status, target, constraints, metadata, created_at, updated_at
    from checkouts, generate_series(1, ${times}::int) where id = ${id}
  `.execute(service.database.db);
}

describe("cancelling", () => {
  test("a checkout that has ended is accepted and changes nothing", async () => {
    const { body } = await create({ target });
    const path = `/v1/checkouts/${body.id}`;
    await call(service, `DELETE ${path}`, { key });
    const before = await call(service, `GET ${path}`, { key });
    expect(await call(service, `DELETE ${path}`, { key })).toMatchObject({ status: 202, text: "" });
    expect((await call(service, `GET ${path}`, { key })).text).toBe(before.text);
  });

  test("expires the open question, which is shown no more", async () => {
    const { body } = await create({ target });
    const actionId = await askQuestion(service, body.id);
    await call(service, `DELETE /v1/checkouts/${body.id}`, { key });
    const cancelled = (await call(service, `GET /v1/checkouts/${body.id}`, { key })).body;
    expect(cancelled.status).toBe("cancelled");
    expect(cancelled).not.toHaveProperty("pendingUserAction");
    const path = `POST /v1/checkouts/${body.id}/actions/${actionId}`;
    expect(await call(service, path, { key, body: { action: "decline" } })).toMatchObject({
      status: 409,
      body: { message: "Action already expired" },
    });
  });
});
