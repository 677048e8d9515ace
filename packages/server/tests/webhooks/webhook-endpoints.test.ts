import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Api, startApi } from "../http/start-api.ts";

const path = "/v1/webhooks";
let api: Api;
let key: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ key } = await api.createTenant());
});

function create(body: unknown, by = key) {
  return api.call("POST", path, { key: by, body });
}

describe("creating an endpoint", () => {
  test("shows its secret, this once", async () => {
    const { status, body } = await create({ url: "https://example.com/hook?a=b", label: "prod" });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      url: "https://example.com/hook?a=b",
      label: "prod",
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{32}$/),
    });
    expect((await api.call("GET", path, { key })).text).not.toContain(body.secret);
  });

  test("gives each endpoint a secret of its own, also for one and the same URL", async () => {
    const made = await Promise.all([1, 2, 3].map(() => create({ url: "https://example.com/hook" })));
    expect(new Set(made.map(({ body }) => body.secret)).size).toBe(3);
    expect((await api.call("GET", path, { key })).body.data).toHaveLength(3);
  });

  test.each(["https://example.com", "http://localhost:4000/x", "http://127.0.0.1/x", "HTTPS://EXAMPLE.COM"])(
    "takes %s",
    async (url) => {
      expect(await create({ url })).toMatchObject({ status: 201, body: { url, label: null } });
    },
  );

  test.each([
    "http://example.com",
    "http://localhost.example.com",
    "http://127.0.0.2",
    "http://127.1",
    "http://2130706433",
    "https://localhost",
    "https://127.0.0.1",
    "https://10.0.0.1/hook",
    "https://0x0a000001",
    "https://[::ffff:10.0.0.1]",
    "https://169.254.169.254",
    "https://intranet",
    "https://metadata.google.internal",
    "https://example.com:6379",
    "ftp://example.com",
    "example.com",
    "/hook",
    "",
    "javascript:alert(1)",
    "https://",
    "https://user:password@example.com",
    7,
    null,
    undefined,
  ])("refuses the URL %j and names the field", async (url) => {
    expect(await create({ url })).toMatchObject({
      status: 400,
      body: { error: true, message: "Invalid request", issues: [{ path: ["url"] }] },
    });
  });

  test("takes a label of 200 characters and no more", async () => {
    const url = "https://example.com";
    expect((await create({ url, label: "l".repeat(200) })).status).toBe(201);
    expect(await create({ url, label: "l".repeat(201) })).toMatchObject({
      status: 400,
      body: { issues: [{ path: ["label"] }] },
    });
  });
});

describe("listing endpoints", () => {
  test("gives those that are active newest first, twice, with no cursor", async () => {
    const first = await create({ url: "https://one.example" });
    const second = await create({ url: "https://two.example", label: "two" });
    const revoked = await create({ url: "https://three.example" });
    await api.call("DELETE", `${path}/${revoked.body.id}`, { key });
    const { status, body } = await api.call("GET", path, { key });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["data", "endpoints", "nextCursor"]);
    expect(body.endpoints).toEqual(body.data);
    expect(body.nextCursor).toBeNull();
    const common = {
      lastDeliveryAt: null,
      lastDeliveryStatus: null,
      createdAt: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
    };
    expect(body.data).toEqual([
      { ...common, id: second.body.id, url: "https://two.example", label: "two" },
      { ...common, id: first.body.id, url: "https://one.example", label: null },
    ]);
  });

  test("never shows another tenant's", async () => {
    await create({ url: "https://one.example" });
    const other = await api.createTenant();
    expect((await api.call("GET", path, { key: other.key })).body.data).toEqual([]);
  });
});

describe("revoking an endpoint", () => {
  test("says so, and keeps its record", async () => {
    const { body } = await create({ url: "https://example.com" });
    const answer = await api.call("DELETE", `${path}/${body.id}`, { key });
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: '{"revoked":true}' });
    const row = await api.database.db
      .selectFrom("webhook_endpoints")
      .select("revoked_at")
      .where("id", "=", body.id)
      .executeTakeFirstOrThrow();
    expect(row.revoked_at).not.toBeNull();
  });

  test("missing, another tenant's and revoked endpoints are the same 404", async () => {
    const other = await api.createTenant();
    const theirs = await create({ url: "https://example.com" }, other.key);
    const revoked = await create({ url: "https://example.com" });
    await api.call("DELETE", `${path}/${revoked.body.id}`, { key });
    for (const id of [randomUUID(), theirs.body.id, revoked.body.id]) {
      const answer = await api.call("DELETE", `${path}/${id}`, { key });
      expect({ status: answer.status, text: answer.text }).toEqual({
        status: 404,
        text: '{"error":true,"message":"Endpoint not found"}',
      });
    }
    expect((await api.call("GET", path, { key: other.key })).body.data).toHaveLength(1);
  });
});
