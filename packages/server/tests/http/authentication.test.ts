import { get } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Api, startApi } from "./start-api.ts";

let api: Api;
let tenant: Awaited<ReturnType<Api["createTenant"]>>;
let boundKey: string;

beforeAll(async () => {
  api = await startApi();
  tenant = await api.createTenant();
  boundKey = await api.createKey(tenant.key, { subject: "ada" });
});
afterAll(() => api.close());

const profiles = "/v1/buyer-profiles";

async function expectError(
  answer: ReturnType<Api["call"]>,
  status: number,
  body: { message: string; [name: string]: unknown },
): Promise<void> {
  const { status: actualStatus, body: actualBody } = await answer;
  expect({ status: actualStatus, body: actualBody }).toEqual({ status, body: { error: true, ...body } });
}

describe("authentication", () => {
  test("GET /health needs none", async () => {
    const { status, body } = await api.call("GET", "/health");
    expect({ status, body }).toEqual({ status: 200, body: { ok: true, service: "cartwright" } });
  });

  test.each([
    undefined,
    "",
    "Bearer",
    "Bearer ",
    "Basic dXNlcjpwYXNz",
    "ck_test_abc",
    "Bearer a b",
    "Token ck_test_abc",
  ])("the header %j is a missing bearer token", (authorization) =>
    expectError(
      api.call("GET", profiles, { headers: authorization === undefined ? {} : { authorization } }),
      401,
      { message: "Missing bearer token" },
    ),
  );

  test.each([
    "ck_test_0123456789abcdef0123456789abcdef",
    "ck_",
    "nonsense",
    "ck_live_a.b.c",
    `ck_test_${"x".repeat(8000)}`,
  ])("the token %j is an invalid key", (key) =>
    expectError(api.call("GET", profiles, { key }), 401, { message: "Invalid or revoked API key" }),
  );

  test.each(["Host", "Idempotency-Key", "Content-Type"])("two %s headers are refused", async (name) => {
    const headers = [...["Authorization", `Bearer ${tenant.key}`], ...[name, "a", name, "b"]];
    const { port } = new URL(api.baseUrl);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const options = { host: "127.0.0.1", port, path: profiles, headers };
      get(options, (answer) => resolve(answer.resume().statusCode)).once("error", reject);
    });
    expect(status).toBe(400);
  });

  test("two Authorization headers are refused, whichever comes first", async () => {
    const ask = (authorization: string[]) =>
      new Promise<number | undefined>((resolve, reject) => {
        const { port } = new URL(api.baseUrl);
        const headers = authorization.flatMap((one) => ["authorization", one]);
        const options = { host: "127.0.0.1", port, path: profiles, headers };
        get(options, (answer) => resolve(answer.resume().statusCode)).once("error", reject);
      });
    const own = `Bearer ${tenant.key}`;
    expect(await ask([own])).toBe(200);
    for (const other of [`Bearer ${boundKey}`, "Bearer nonsense", "Basic dXNlcjpwYXNz", "", own]) {
      expect(await ask([own, other])).toBe(400);
      expect(await ask([other, own])).toBe(400);
    }
  });

  test("a token that differs in its last character is an invalid key", async () => {
    const last = tenant.key.at(-1) === "A" ? "B" : "A";
    await expectError(api.call("GET", profiles, { key: `${tenant.key.slice(0, -1)}${last}` }), 401, {
      message: "Invalid or revoked API key",
    });
  });

  test("the scheme is read in any case", async () => {
    const answer = await api.call("GET", profiles, { headers: { authorization: `bearer ${tenant.key}` } });
    expect(answer.status).toBe(200);
  });

  test("a key in the query counts for nothing", () =>
    expectError(api.call("GET", `${profiles}?api_key=${tenant.key}&access_token=${tenant.key}`), 401, {
      message: "Missing bearer token",
    }));

  test("a refusal names the scheme that it wants", async () => {
    expect((await api.call("GET", profiles)).headers.get("www-authenticate")).toBe("Bearer");
  });

  test("a JWT is a session, and says why it was refused where no identity provider is configured", () =>
    expectError(api.call("GET", profiles, { key: "eyJhbGciOi.eyJzdWIi.c2ln" }), 401, {
      message: "Invalid session token: dashboard sessions are not configured",
    }));

  test("comes before the body is read", () =>
    expectError(api.call("POST", profiles, { headers: { "content-type": "text/plain" }, body: "x" }), 401, {
      message: "Missing bearer token",
    }));

  test.each(["/v1/nothing", "/v1", "/v1/", "/v1//checkouts", "/%761/nothing", "/v1/%6eothing"])(
    "comes before it is known whether %s exists",
    (path) => expectError(api.call("GET", path), 401, { message: "Missing bearer token" }),
  );

  test.each(["/%761/buyer-profiles", "/v1/%62uyer-profiles", "/v1/buyer%2Dprofiles"])(
    "cannot be passed by spelling the path %s",
    (path) => expectError(api.call("GET", path), 401, { message: "Missing bearer token" }),
  );

  test("is asked of GET /v1/signup, which is no route", () =>
    expectError(api.call("GET", "/v1/signup"), 401, { message: "Missing bearer token" }));
});

describe("a suspended tenant", () => {
  test("is refused at once, and served again at once", async () => {
    const { tenantId, key } = await api.createTenant();
    const suspend = (suspended_at: Date | null) =>
      api.database.db.updateTable("tenants").set({ suspended_at }).where("id", "=", tenantId).execute();
    expect((await api.call("GET", profiles, { key })).status).toBe(200);
    await suspend(api.clock.now());
    await expectError(api.call("GET", profiles, { key }), 403, { message: "Tenant suspended" });
    await expectError(api.call("GET", "/v1/nothing", { key }), 403, { message: "Tenant suspended" });
    await suspend(null);
    expect((await api.call("GET", profiles, { key })).status).toBe(200);
  });
});

describe("scopes", () => {
  test.each([
    ["GET", "/v1/buyer-profiles", "buyer-profiles.read"],
    ["POST", "/v1/buyer-profiles", "buyer-profiles.write"],
    ["GET", "/v1/buyer-profiles/x", "buyer-profiles.read"],
    ["PATCH", "/v1/buyer-profiles/x", "buyer-profiles.write"],
    ["DELETE", "/v1/buyer-profiles/x", "buyer-profiles.write"],
    ["GET", "/v1/buyer-sessions", "buyer-sessions.read"],
    ["DELETE", "/v1/buyer-sessions/x", "buyer-sessions.write"],
    ["GET", "/v1/webhooks", "webhooks.read"],
    ["POST", "/v1/webhooks", "webhooks.write"],
    ["DELETE", "/v1/webhooks/x", "webhooks.write"],
    ["GET", "/v1/api-keys", "api-keys.read"],
    ["POST", "/v1/api-keys", "api-keys.write"],
    ["DELETE", "/v1/api-keys/x", "api-keys.write"],
    ["GET", "/v1/usage", "usage.read"],
    ["GET", "/v1/checkouts/x/y/z", "checkouts.read"],
    ["PUT", "/v1/checkouts", "checkouts.write"],
    ["GET", "/v1/billing", "billing.read"],
    ["POST", "/v1/billing/portal-session", "billing.write"],
  ])("%s %s needs %s, whatever was sent", async (method, path, requiredScope) => {
    const key = await keyWithout(requiredScope);
    await expectError(api.call(method, path, { key, ...(method !== "GET" && { body: [] }) }), 403, {
      message: `This API key is missing the '${requiredScope}' scope.`,
      requiredScope,
    });
  });

  test("write implies read on the same resource", async () => {
    const key = await api.createKey(tenant.key, { scopes: ["buyer-profiles.write"] });
    expect((await api.call("GET", profiles, { key })).status).toBe(200);
  });

  test("read does not imply write", async () => {
    const key = await api.createKey(tenant.key, { scopes: ["buyer-profiles.read"] });
    expect((await api.call("GET", profiles, { key })).status).toBe(200);
    expect((await api.call("POST", profiles, { key, body: {} })).status).toBe(403);
  });

  test("HEAD asks for what GET asks for", async () => {
    const key = await api.createKey(tenant.key, { scopes: ["buyer-profiles.read"] });
    expect((await api.call("HEAD", profiles, { key })).status).toBe(200);
    expect((await api.call("HEAD", "/v1/webhooks", { key })).status).toBe(403);
  });

  test.each([
    "/v1/nothing",
    "/v1",
    "/v1/",
    "/v1/Checkouts",
    "/v1/checkouts2/x",
    "/v1/signup",
    "/v1//checkouts",
  ])("%s is an unknown resource, to any key", async (path) => {
    await expectError(api.call("GET", path, { key: tenant.key }), 404, { message: "Unknown resource" });
    const key = await api.createKey(tenant.key, { scopes: [] });
    await expectError(api.call("POST", path === "/v1/signup" ? "/v1/sign" : path, { key }), 404, {
      message: "Unknown resource",
    });
  });

  test("an unknown path of a known resource is not found", () =>
    expectError(api.call("GET", "/v1/checkouts/a/b/c", { key: tenant.key }), 404, { message: "Not found" }));

  async function keyWithout(scope: string): Promise<string> {
    const [resource] = scope.split(".");
    const others = [
      "checkouts",
      "buyer-profiles",
      "buyer-sessions",
      "webhooks",
      "api-keys",
      "usage",
      "billing",
    ]
      .filter((name) => name !== resource)
      .map((name) => `${name}.write`);
    const readOnly = scope.endsWith(".write") ? [`${resource}.read`] : [];
    return api.createKey(tenant.key, { scopes: [...others, ...readOnly] });
  }
});

describe("routes of dashboard sessions", () => {
  test.each([
    ["GET", "/v1/workspaces/me", "/v1/workspaces"],
    ["POST", "/v1/workspaces", "/v1/workspaces"],
    ["GET", "/v1/billing", "/v1/billing"],
    ["POST", "/v1/billing/accept-aup", "/v1/billing"],
  ])("%s %s refuses an API key whatever its scopes", (method, path, named) =>
    expectError(api.call(method, path, { key: tenant.key }), 401, {
      message: `${named} requires a dashboard session, not an API key`,
    }),
  );

  test("/v1/billing tells a key without its scope about the scope first", async () => {
    const key = await api.createKey(tenant.key, { scopes: ["checkouts.write"] });
    expect((await api.call("GET", "/v1/billing", { key })).status).toBe(403);
  });

  test("a billing scope grants nothing", async () => {
    const key = await api.createKey(tenant.key, { scopes: ["billing.write"] });
    expect((await api.call("GET", "/v1/billing", { key })).status).toBe(401);
  });
});

describe("a subject-bound key", () => {
  test.each([
    ["GET", "/v1/usage", "A subject-bound key cannot read usage."],
    ["GET", "/v1/webhooks", "A subject-bound key cannot manage webhooks."],
    ["POST", "/v1/webhooks", "A subject-bound key cannot manage webhooks."],
    ["DELETE", "/v1/webhooks/x", "A subject-bound key cannot manage webhooks."],
    ["GET", "/v1/api-keys", "A subject-bound key cannot list account keys."],
    ["DELETE", "/v1/api-keys/x", "A subject-bound key cannot revoke account keys."],
  ])("%s %s is refused, whatever was sent", (method, path, message) =>
    expectError(api.call(method, path, { key: boundKey, ...(method !== "GET" && { body: [] }) }), 403, {
      message,
    }),
  );

  test("is told about a missing scope first", async () => {
    const key = await api.createKey(tenant.key, { subject: "ada", scopes: ["checkouts.read"] });
    expect((await api.call("GET", "/v1/usage", { key })).body).toMatchObject({ requiredScope: "usage.read" });
  });
});

describe("ids and cursors from outside", () => {
  test.each([
    "nonsense",
    "1",
    "00000000-0000-0000-0000-00000000000g",
    "x".repeat(3000),
    "a%2Fb",
    "%F0%9F%9B%92",
  ])("the id %j is a 404 like any other", async (id) => {
    for (const [path, message] of [
      [`/v1/buyer-profiles/${id}`, "Profile not found"],
      [`/v1/buyer-sessions/${id}`, "Session not found"],
      [`/v1/webhooks/${id}`, "Endpoint not found"],
      [`/v1/api-keys/${id}`, "Key not found or already revoked"],
    ] as const) {
      await expectError(api.call("DELETE", path, { key: tenant.key }), 404, { message });
    }
  });

  test("U+0000 in a path or a query is a 400", async () => {
    for (const path of [
      `${profiles}/a%00b`,
      `${profiles}?cursor=%00`,
      `/v1/usage?from=%00`,
      `${profiles}?%00=1`,
    ]) {
      expect(await api.call("GET", path, { key: tenant.key })).toMatchObject({
        status: 400,
        body: { error: true, message: "Invalid request" },
      });
    }
  });
});

describe("the log", () => {
  test("names the route, and neither keys nor queries nor bodies", async () => {
    const lines: string[] = [];
    const logged = await startApi({ beside: api, onLogLine: (line) => void lines.push(line) });
    await logged.call("POST", `${profiles}?token=canary-query`, {
      key: tenant.key,
      body: { label: "canary-body" },
    });
    await logged.call("GET", `${profiles}/canary-id?token=canary-query`, { key: tenant.key });
    await logged.call("GET", "/canary-path", { key: "canary-key" });
    await logged.close();
    const text = lines.join("");
    expect(text).toContain('"route":"/v1/buyer-profiles/:id"');
    expect(text).toContain('"status":201');
    expect(text).not.toMatch(/canary/);
    expect(text).not.toContain(tenant.key.slice(8));
  });
});
