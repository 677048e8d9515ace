import { limits } from "@cartwright/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, type Api, startApi } from "./start-api.ts";

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const dayMs = 24 * 3_600_000;
const document = (bytes: number) => ({ x: "y".repeat(bytes - `{"x":""}`.length) });
const statusesOf = (answers: readonly Answer[]) =>
  [201, 413, 429].map((status) => answers.filter((each) => each.status === status).length);

/** Fills most of what a tenant may have, so that a few requests meet the limit. */
async function fill(
  table: "buyer_profiles" | "webhook_endpoints" | "api_keys",
  tenantId: string,
  rows: number,
  age = 0,
): Promise<void> {
  const at = new Date(api.clock.now().getTime() - age);
  const columns = {
    buyer_profiles: sql`buyer_profiles (id, tenant_id, created_at) select gen_random_uuid(), ${tenantId}::uuid, ${at}::timestamptz`,
    webhook_endpoints: sql`webhook_endpoints (id, tenant_id, url, secret, created_at) select gen_random_uuid(), ${tenantId}::uuid, 'https://a.example', 'whsec_', ${at}::timestamptz`,
    api_keys: sql`api_keys (id, tenant_id, key_hash, key_prefix, mode, scopes, created_at) select gen_random_uuid(), ${tenantId}::uuid, gen_random_uuid()::text::bytea, 'ck', 'test', '{*}', ${at}::timestamptz`,
  };
  await sql`insert into ${columns[table]} from generate_series(1, ${rows})`.execute(api.database.db);
}

const resources = [
  {
    table: "buyer_profiles",
    path: "/v1/buyer-profiles",
    body: {},
    limit: limits.buyerProfiles.atOnce.sandbox,
    had: 0,
  },
  {
    table: "webhook_endpoints",
    path: "/v1/webhooks",
    body: { url: "https://a.example" },
    limit: limits.webhookEndpoints.atOnce.sandbox,
    had: 0,
  },
  {
    table: "api_keys",
    path: "/v1/api-keys",
    body: { mode: "test" },
    limit: limits.apiKeys.atOnce.sandbox,
    had: 1,
  },
] as const;

describe.each(resources)(
  "the number of rows in $table of one tenant",
  ({ table, path, body, limit, had }) => {
    const countRows = async (tenantId: string) =>
      (await api.database.db.selectFrom(table).select("id").where("tenant_id", "=", tenantId).execute())
        .length;

    test("does not pass its limit, whatever is asked at once", async () => {
      const { tenantId, key } = await api.createTenant();
      await fill(table, tenantId, limit - had - 7);
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => api.call("POST", path, { key, body })),
      );
      expect(statusesOf(answers)).toEqual([7, 0, 43]);
      expect(await countRows(tenantId)).toBe(limit);
      expect(answers.find(({ status }) => status === 429)?.body).toEqual({
        error: true,
        message: expect.stringContaining(`limit reached (${limit})`),
      });
      const { key: another } = await api.createTenant();
      expect((await api.call("POST", path, { key: another, body })).status).toBe(201);
    });

    test("is larger for an activated tenant", async () => {
      const { tenantId, key } = await api.createTenant({ isActivated: true });
      await fill(table, tenantId, limit);
      expect((await api.call("POST", path, { key, body })).status).toBe(201);
    });

    test("counts what is there: one that goes makes room", async () => {
      const { tenantId, key } = await api.createTenant();
      await fill(table, tenantId, limit - had - 1, 2 * dayMs);
      const { body: made } = await api.call("POST", path, { key, body });
      expect((await api.call("POST", path, { key, body })).status).toBe(429);
      await api.call("DELETE", `${path}/${made.id}`, { key });
      expect((await api.call("POST", path, { key, body })).status).toBe(201);
    });
  },
);

describe("what is revoked, and stays on record,", () => {
  test.each([
    [
      "webhook_endpoints",
      "/v1/webhooks",
      { url: "https://a.example" },
      limits.webhookEndpoints.perDay.sandbox,
    ],
    ["api_keys", "/v1/api-keys", { mode: "test" }, limits.apiKeys.perDay.sandbox],
  ] as const)("counts towards a limit of the day: %s", async (table, path, body, perDay) => {
    const { tenantId, key } = await api.createTenant();
    await fill(table, tenantId, perDay);
    // Not the key that the test itself calls with.
    const own = table === "api_keys" ? sql`and key_prefix = 'ck'` : sql``;
    await sql`update ${sql.table(table)} set revoked_at = created_at where tenant_id = ${tenantId} ${own}`.execute(
      api.database.db,
    );
    expect(await api.call("POST", path, { key, body })).toMatchObject({
      status: 429,
      body: { error: true, message: expect.stringContaining(`(${perDay} per 24h)`) },
    });
    await sql`update ${sql.table(table)} set created_at = created_at - interval '25 hours' where tenant_id = ${tenantId}`.execute(
      api.database.db,
    );
    expect((await api.call("POST", path, { key, body })).status).toBe(201);
  });
});

describe("the size of what is kept", () => {
  const { profileDocumentBytes, profileLabelBytes, targetBytes, constraintsBytes, metadataBytes } =
    limits.parts;
  const target = { url: "https://hartwell.localhost/products/mug" };

  test.each([
    ["name", document(profileDocumentBytes + 1)],
    ["contact", document(240_000)],
    ["shipping", document(profileDocumentBytes + 1)],
    ["shipping", { addressLines: ["é".repeat(profileDocumentBytes / 2)] }],
    ["label", "l".repeat(profileLabelBytes)],
  ])("of a profile's %s is limited, when it is made and when it is changed", async (field, value) => {
    const { tenantId, key } = await api.createTenant();
    const { body: small } = await api.call("POST", "/v1/buyer-profiles", { key, body: {} });
    const refusals = [
      await api.call("POST", "/v1/buyer-profiles", { key, body: { [field]: value } }),
      await api.call("PATCH", `/v1/buyer-profiles/${small.id}`, { key, body: { [field]: value } }),
    ];
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        status: 413,
        body: {
          error: true,
          message: expect.stringMatching(new RegExp(`^${field} is larger than \\d+ bytes$`)),
        },
      });
    const rows = api.database.db.selectFrom("buyer_profiles").selectAll().where("tenant_id", "=", tenantId);
    expect(JSON.stringify(await rows.execute()).length).toBeLessThan(1000);
  });

  test("of a profile may be all that is allowed", async () => {
    const { key } = await api.createTenant();
    const body = { name: document(profileDocumentBytes), shipping: document(profileDocumentBytes) };
    expect((await api.call("POST", "/v1/buyer-profiles", { key, body })).status).toBe(201);
  });

  test.each([
    ["metadata", { target, metadata: document(metadataBytes + 1) }],
    ["target", { target: { ...target, request: "r".repeat(targetBytes) } }],
    ["target", { target: { ...target, hint: document(targetBytes) } }],
    ["constraints", { target, constraints: document(constraintsBytes + 1) }],
  ])("of a checkout's %s is limited", async (part, body) => {
    const { tenantId, key } = await api.createTenant();
    expect(await api.call("POST", "/v1/checkouts", { key, body })).toMatchObject({
      status: 413,
      body: { error: true, message: expect.stringMatching(new RegExp(`^${part} is larger than`)) },
    });
    const rows = api.database.db.selectFrom("checkouts").select("id").where("tenant_id", "=", tenantId);
    expect(await rows.execute()).toEqual([]);
  });
});

test("a tenant that makes and deletes without pause is slowed down, and nobody else is", async () => {
  const { key } = await api.createTenant();
  const answers: number[] = [];
  const churn = async () => {
    for (let each = 0; each < 40; each += 1) {
      const { status, body } = await api.call("POST", "/v1/buyer-profiles", { key, body: {} });
      answers.push(status);
      if (status === 201) await api.call("DELETE", `/v1/buyer-profiles/${body.id}`, { key });
    }
  };
  await Promise.all(Array.from({ length: 8 }, churn));
  expect(new Set(answers)).toEqual(new Set([201, 429]));
  expect((await api.call("GET", "/v1/buyer-profiles", { key })).status).toBe(200);
  const { key: another } = await api.createTenant();
  expect((await api.call("POST", "/v1/buyer-profiles", { key: another, body: {} })).status).toBe(201);
  api.clock.moveBy(60_000);
  expect((await api.call("POST", "/v1/buyer-profiles", { key, body: {} })).status).toBe(201);
});
