import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Api, sha256, startApi } from "../http/start-api.ts";

const path = "/v1/api-keys";
let api: Api;
let key: string;
let tenantId: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ key, tenantId } = await api.createTenant());
});

function create(body: unknown, by = key) {
  return api.call("POST", path, { key: by, body });
}

describe("creating a key", () => {
  test("shows it once and stores its hash", async () => {
    const { status, body } = await create({ mode: "test", label: "ci" });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      mode: "test",
      scopes: ["*"],
      keyPrefix: body.key.slice(0, 16),
      key: expect.stringMatching(/^ck_test_[A-Za-z0-9_-]{32}$/),
    });
    const row = await api.database.db
      .selectFrom("api_keys")
      .selectAll()
      .where("id", "=", body.id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(row.key_hash).toString("hex")).toBe(sha256(body.key));
    expect((await api.call("GET", path, { key })).text).not.toContain(body.key);
  });

  test("makes a key that works", async () => {
    const created = await create({ mode: "test" });
    expect((await api.call("GET", path, { key: created.body.key })).status).toBe(200);
  });

  test.each([
    [{}, "mode"],
    [{ mode: "prod" }, "mode"],
    [{ mode: "test", label: 7 }, "label"],
    [{ mode: "test", scopes: "*" }, "scopes"],
    [{ mode: "test", scopes: [7] }, "scopes"],
    [{ mode: "test", subject: "" }, "subject"],
    [{ mode: "test", subject: "  " }, "subject"],
    [{ mode: "test", subject: "s".repeat(201) }, "subject"],
    [{ mode: "test", subject: null }, "subject"],
  ])("from %j is a 400 that names the field", async (body, field) => {
    const answer = await create(body);
    expect(answer).toMatchObject({ status: 400, body: { error: true, message: "Invalid request" } });
    expect(answer.body.issues[0].path[0]).toBe(field);
  });

  test("with an unknown field is a 400 that names it", async () => {
    expect(await create({ mode: "test", subjcet: "ada" })).toMatchObject({
      status: 400,
      body: { message: "Invalid request", issues: [{ code: "unrecognized_keys", keys: ["subjcet"] }] },
    });
  });

  test("with an unknown scope is a 400 with the valid ones", async () => {
    const answer = await create({ mode: "test", scopes: ["checkouts.read", "checkouts.delete"] });
    expect(answer).toMatchObject({ status: 400, body: { message: "Unknown scope 'checkouts.delete'" } });
    expect(answer.body.validScopes).toHaveLength(15);
    expect(answer.body.validScopes).toEqual(expect.arrayContaining(["*", "checkouts.read", "billing.write"]));
  });

  test("with no scopes at all makes a key that may do nothing", async () => {
    const { body } = await create({ mode: "test", scopes: [] });
    expect(body.scopes).toEqual([]);
    expect((await api.call("GET", path, { key: body.key })).status).toBe(403);
  });
});

describe("escalation", () => {
  test("a key cannot grant what it does not hold", async () => {
    const narrow = await api.createKey(key, { scopes: ["api-keys.write", "checkouts.read"] });
    for (const scopes of [["checkouts.write"], ["*"], ["api-keys.read", "usage.read"], undefined]) {
      expect(await create({ mode: "test", scopes }, narrow)).toMatchObject({
        status: 403,
        body: { error: true, heldScopes: ["api-keys.write", "checkouts.read"] },
      });
    }
  });

  test("a key may grant what it holds, read under write included", async () => {
    const narrow = await api.createKey(key, { scopes: ["api-keys.write", "checkouts.write"] });
    const scopes = ["api-keys.read", "checkouts.read", "checkouts.write"];
    expect(await create({ mode: "test", scopes }, narrow)).toMatchObject({ status: 201, body: { scopes } });
  });

  test("an unknown scope is told before one that is not held", async () => {
    const narrow = await api.createKey(key, { scopes: ["api-keys.write"] });
    expect((await create({ mode: "test", scopes: ["usage.read", "nope"] }, narrow)).status).toBe(400);
  });
});

describe("mode", () => {
  test("a sandbox-only account cannot create live keys", async () => {
    expect(await create({ mode: "live" })).toMatchObject({
      status: 403,
      body: { error: true, message: "A sandbox-only account cannot create live keys." },
    });
  });

  test("a test key of an activated account cannot issue a live key", async () => {
    const activated = await api.createTenant({ isActivated: true });
    expect(await create({ mode: "live" }, activated.key)).toMatchObject({
      status: 403,
      body: { error: true, message: "A test key cannot issue a live key." },
    });
  });

  test("a live key issues live and test keys", async () => {
    const { liveKey } = await api.createTenant({ isActivated: true });
    expect((await create({ mode: "live" }, liveKey)).body.key).toMatch(/^ck_live_[A-Za-z0-9_-]{32}$/);
    expect((await create({ mode: "test" }, liveKey)).body.key).toMatch(/^ck_test_/);
  });
});

describe("subject", () => {
  async function subjectOf(id: string): Promise<string | null> {
    const { body } = await api.call("GET", path, { key });
    return body.data.find((item: { id: string }) => item.id === id).subject;
  }

  test("is trimmed and listed", async () => {
    const { body } = await create({ mode: "test", subject: "  ada  " });
    expect(await subjectOf(body.id)).toBe("ada");
  });

  test("of 200 characters is accepted", async () => {
    expect((await create({ mode: "test", subject: "s".repeat(200) })).status).toBe(201);
  });

  test("a bound key cannot mint a key for another", async () => {
    const bound = await api.createKey(key, { subject: "ada" });
    expect(await create({ mode: "test", subject: "bob" }, bound)).toMatchObject({
      status: 403,
      body: { error: true, message: "A subject-bound key cannot mint a key for another subject." },
    });
  });

  test("a bound key hands its binding on, named or not", async () => {
    const bound = await api.createKey(key, { subject: "ada" });
    for (const body of [{ mode: "test" }, { mode: "test", subject: "ada" }]) {
      expect(await subjectOf((await create(body, bound)).body.id)).toBe("ada");
    }
  });
});

describe("listing keys", () => {
  test("gives every key newest first, twice, with no cursor and no secret", async () => {
    const first = await create({ mode: "test", label: "first" });
    const second = await create({ mode: "test", subject: "ada", scopes: ["usage.read"] });
    await api.call("DELETE", `${path}/${first.body.id}`, { key });
    const { status, body, text } = await api.call("GET", path, { key });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["data", "keys", "nextCursor"]);
    expect(body.keys).toEqual(body.data);
    expect(body.nextCursor).toBeNull();
    expect(body.data.slice(0, 2)).toEqual([
      {
        id: second.body.id,
        label: null,
        mode: "test",
        scopes: ["usage.read"],
        subject: "ada",
        keyPrefix: second.body.keyPrefix,
        lastUsedAt: null,
        revokedAt: null,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
      expect.objectContaining({
        id: first.body.id,
        label: "first",
        subject: null,
        revokedAt: expect.stringMatching(/\.\d{3}Z$/),
      }),
    ]);
    expect(body.data).toHaveLength(3);
    for (const secret of [first.body.key, second.body.key, key]) expect(text).not.toContain(secret);
  });

  test("never shows another tenant's", async () => {
    const other = await api.createTenant();
    const { body } = await api.call("GET", path, { key: other.key });
    expect(body.data).toHaveLength(1);
  });
});

describe("revoking a key", () => {
  test("says so, with its id", async () => {
    const { body } = await create({ mode: "test" });
    expect(await api.call("DELETE", `${path}/${body.id}`, { key })).toMatchObject({
      status: 200,
      body: { revoked: true, id: body.id },
    });
  });

  test("stops it at once, in every process", async () => {
    const other = await startApi({ beside: api });
    for (let round = 0; round < 10; round += 1) {
      const { body } = await create({ mode: "test" });
      expect((await other.call("GET", path, { key: body.key })).status).toBe(200);
      await api.call("DELETE", `${path}/${body.id}`, { key });
      const answers = await Promise.all(
        [api, other].map((process) => process.call("GET", path, { key: body.key })),
      );
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 401, body: { message: "Invalid or revoked API key" } });
      }
    }
    await other.close();
  });

  test("is told apart from a key that never was by nothing", async () => {
    const { body } = await create({ mode: "test" });
    await api.call("DELETE", `${path}/${body.id}`, { key });
    const [revoked, unknown] = await Promise.all([
      api.call("GET", path, { key: body.key }),
      api.call("GET", path, { key: "ck_test_0123456789abcdef0123456789abcdef" }),
    ]);
    expect(revoked.text).toBe(unknown.text);
    expect(revoked.status).toBe(unknown.status);
  });

  test("a key may revoke itself", async () => {
    const { body } = await create({ mode: "test" });
    expect((await api.call("DELETE", `${path}/${body.id}`, { key: body.key })).status).toBe(200);
    expect((await api.call("GET", path, { key: body.key })).status).toBe(401);
  });

  test("missing, another tenant's and revoked keys are the same 404", async () => {
    const other = await api.createTenant();
    const theirs = await create({ mode: "test" }, other.key);
    const revoked = await create({ mode: "test" });
    await api.call("DELETE", `${path}/${revoked.body.id}`, { key });
    const ids = ["3f8e0cf4-55d2-4f4e-8f6c-0f1d1f6e9a10", theirs.body.id, revoked.body.id, "nonsense"];
    const answers = await Promise.all(ids.map((id) => api.call("DELETE", `${path}/${id}`, { key })));
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.text).toBe('{"error":true,"message":"Key not found or already revoked"}');
    }
    expect((await api.call("GET", path, { key: theirs.body.key })).status).toBe(200);
  });

  test("of many at once happens once", async () => {
    const { body } = await create({ mode: "test" });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.call("DELETE", `${path}/${body.id}`, { key })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
  });
});

describe("lastUsedAt", () => {
  test("is the time of the last authenticated request, written by the time the service has stopped", async () => {
    const process = await startApi({ beside: api });
    const { body } = await create({ mode: "test" });
    await process.call("GET", path, { key: body.key });
    api.clock.moveBy(5_000);
    const before = api.clock.now();
    await process.call("GET", "/v1/nothing", { key: body.key });
    await process.close();
    const row = await api.database.db
      .selectFrom("api_keys")
      .select("last_used_at")
      .where("id", "=", body.id)
      .executeTakeFirstOrThrow();
    expect(row.last_used_at?.getTime()).toBeGreaterThanOrEqual(before.getTime());
    const listed = await api.call("GET", path, { key });
    const item = listed.body.data.find((each: { id: string }) => each.id === body.id);
    expect(item.lastUsedAt).toBe(row.last_used_at?.toISOString());
  });

  test("tells of the request before, however short ago it was", async () => {
    const { body } = await create({ mode: "test" });
    const before = api.clock.now().toISOString();
    await api.call("GET", "/v1/nothing", { key: body.key });
    const listed = await api.call("GET", path, { key });
    const item = listed.body.data.find((each: { id: string }) => each.id === body.id);
    expect(item.lastUsedAt >= before).toBe(true);
  });

  test("of another tenant's key does not move", async () => {
    const { status } = await api.call("GET", path, { key });
    expect(status).toBe(200);
    const rows = await api.database.db
      .selectFrom("api_keys")
      .select("last_used_at")
      .where("tenant_id", "!=", tenantId)
      .where("last_used_at", ">", api.clock.now())
      .execute();
    expect(rows).toEqual([]);
  });
});
