import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Api, startApi } from "../http/start-api.ts";
import { startIdentityProvider, type TestIdentityProvider } from "../support/identity-provider.ts";

let provider: TestIdentityProvider;
let api: Api;

beforeAll(async () => {
  provider = await startIdentityProvider();
  api = await startApi({ environment: provider.environment });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const noWorkspace = { error: true, message: "No workspace for this account", code: "no_workspace" };
const signIn = (claims: Readonly<Record<string, unknown>> = {}) => provider.sign(claims);
const create = (key: string, body: object = { name: "Acme" }) =>
  api.call("POST", "/v1/workspaces", { key, body });

async function openWorkspace(): Promise<{ key: string; id: string }> {
  const key = await signIn();
  const { body } = await create(key);
  return { key, id: body.id };
}

function change(id: string, columns: object): Promise<unknown> {
  return api.database.db.updateTable("tenants").set(columns).where("id", "=", id).execute();
}

describe("a person without a workspace", () => {
  test("is told so by the workspace itself", async () => {
    const { status, body } = await api.call("GET", "/v1/workspaces/me", { key: await signIn() });
    expect({ status, body }).toEqual({ status: 404, body: noWorkspace });
  });

  test.each(["checkouts", "buyer-profiles", "buyer-sessions", "webhooks", "api-keys", "usage", "billing"])(
    "is refused /v1/%s",
    async (resource) => {
      const { status, body } = await api.call("GET", `/v1/${resource}`, { key: await signIn() });
      expect({ status, body }).toEqual({ status: 403, body: noWorkspace });
    },
  );

  test("is told about an unknown resource first", async () => {
    expect(await api.call("GET", "/v1/nothing", { key: await signIn() })).toMatchObject({
      status: 404,
      body: { message: "Unknown resource" },
    });
  });
});

describe("an account that was opened over the API", () => {
  const signUp = async () => (await api.call("POST", "/v1/signup", {})).body;

  test("becomes the workspace of whoever holds its key, once", async () => {
    const { tenantId, apiKey } = await signUp();
    const person = await signIn();
    expect(await create(person, { name: "Acme", apiKey })).toMatchObject({
      status: 201,
      body: { id: tenantId, name: "Acme", sandboxOnly: true },
    });
    expect((await api.call("GET", "/v1/checkouts", { key: apiKey })).status).toBe(200);
    const second = await create(await signIn(), { name: "Mine", apiKey });
    expect(second).toMatchObject({ status: 403, body: { message: expect.stringMatching(/cannot open/) } });
  });

  test("is not opened by a key that is restricted, revoked or made up", async () => {
    const { apiKey } = await signUp();
    const made = await api.call("POST", "/v1/api-keys", {
      key: apiKey,
      body: { mode: "test", scopes: ["checkouts.write"] },
    });
    const person = await signIn();
    for (const key of [made.body.key, `ck_test_${"a".repeat(32)}`, ""])
      expect((await create(person, { name: "Acme", apiKey: key })).status).toBe(403);
    const own = await api.call("GET", "/v1/api-keys", { key: apiKey });
    const first = own.body.data.find(({ scopes }: { scopes: string[] }) => scopes.includes("*"));
    await api.call("DELETE", `/v1/api-keys/${first.id}`, { key: apiKey });
    expect((await create(person, { name: "Acme", apiKey })).status).toBe(403);
    expect((await api.call("GET", "/v1/workspaces/me", { key: person })).status).toBe(404);
  });
});

test("mail about open questions goes to the address that the provider has verified, once it is wanted", async () => {
  const path = "/v1/workspaces/me/notifications";
  const key = await signIn({ email: "ada@example.com", email_verified: true });
  expect((await api.call("GET", path, { key })).status).toBe(404);
  await create(key);
  const off = { mail: false, email: null, isAvailable: false };
  expect((await api.call("GET", path, { key })).body).toEqual(off);
  const on = await api.call("PATCH", path, { key, body: { mail: true } });
  expect(on.body).toEqual({ mail: true, email: "ada@example.com", isAvailable: false });
  expect((await api.call("PATCH", path, { key, body: { mail: false } })).body).toEqual(off);
  const nameless = await signIn({ email: "eve@example.com", email_verified: false });
  await create(nameless);
  expect((await api.call("PATCH", path, { key: nameless, body: { mail: true } })).status).toBe(400);
});

describe("a workspace", () => {
  test("is opened for the sandbox, without a plan, and can be read", async () => {
    const key = await signIn({ email: "ada@example.com", email_verified: true });
    const created = await create(key, { name: "  Acme " });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: "Acme",
      sandboxOnly: true,
      sandboxMerchants: expect.arrayContaining(["hartwell.localhost"]),
      plan: null,
      activatedAt: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const read = await api.call("GET", "/v1/workspaces/me", { key });
    expect(read).toMatchObject({ status: 200, body: created.body });
    const tenants = await api.database.db
      .selectFrom("tenants")
      .select("email")
      .where("id", "=", created.body.id)
      .executeTakeFirst();
    expect(tenants?.email).toBe("ada@example.com");
  });

  test.each([{}, { name: "" }, { name: "  " }, { name: "x".repeat(121) }, { name: 1 }])(
    "needs a name: %j",
    async (body) => {
      const answer = await create(await signIn(), body);
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: ["name"] }] } });
    },
  );

  test("is one for each person, of all that ask at once too", async () => {
    const key = await signIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(key)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const [refused] = answers.filter(({ status }) => status !== 201);
    expect({ status: refused?.status, body: refused?.body }).toEqual({
      status: 409,
      body: { error: true, message: "This account already has a workspace", code: "workspace_exists" },
    });
  });

  test("is another for each person", async () => {
    const [ada, bob] = [await openWorkspace(), await openWorkspace()];
    expect(ada.id).not.toBe(bob.id);
    expect((await api.call("GET", "/v1/workspaces/me", { key: bob.key })).body.id).toBe(bob.id);
  });

  test("is not another provider's person's of the same id", async () => {
    const other = await startIdentityProvider();
    const beside = await startApi({ beside: api, environment: other.environment });
    const sub = randomUUID();
    await create(await signIn({ sub }));
    const { status } = await beside.call("GET", "/v1/workspaces/me", { key: await other.sign({ sub }) });
    expect(status).toBe(404);
    await beside.close();
    await other.close();
  });

  test("that is suspended is refused to its owner", async () => {
    const { key, id } = await openWorkspace();
    await change(id, { suspended_at: new Date() });
    for (const path of ["/v1/workspaces/me", "/v1/checkouts"])
      expect(await api.call("GET", path, { key })).toMatchObject({
        status: 403,
        body: { error: true, message: "Tenant suspended" },
      });
  });
});

describe("a session", () => {
  const buy = (key: string, url: string) =>
    api.call("POST", "/v1/checkouts", { key, body: { target: { url } } });

  test("acts as the owner: it mints keys, and sees what these have made", async () => {
    const { key } = await openWorkspace();
    const minted = await api.createKey(key, { mode: "test", subject: "ada" });
    const { body } = await buy(minted, "http://hartwell.localhost/products/enamel-mug");
    expect((await api.call("GET", `/v1/checkouts/${body.id}`, { key })).body.subject).toBe("ada");
    for (const resource of ["api-keys", "usage", "webhooks"])
      expect((await api.call("GET", `/v1/${resource}`, { key })).status).toBe(200);
  });

  test("sees nothing of another workspace", async () => {
    const [ada, bob] = [await openWorkspace(), await openWorkspace()];
    const { body } = await buy(ada.key, "http://hartwell.localhost/products/enamel-mug");
    expect((await api.call("GET", `/v1/checkouts/${body.id}`, { key: bob.key })).body.message).toBe(
      "Checkout not found",
    );
  });

  test("of a sandbox workspace is confined to the sandbox and mints no live key", async () => {
    const { key } = await openWorkspace();
    expect(await buy(key, "https://shop.example.com/")).toMatchObject({ status: 403 });
    const minted = await api.call("POST", "/v1/api-keys", { key, body: { mode: "live" } });
    expect(minted).toMatchObject({
      status: 403,
      body: { message: "A sandbox-only account cannot create live keys." },
    });
  });

  test("of an activated workspace is live and mints the first live key", async () => {
    const { key, id } = await openWorkspace();
    await change(id, { activated_at: new Date(), sandbox_only: false });
    expect(await buy(key, "https://shop.example.com/")).toMatchObject({ status: 201 });
    const minted = await api.call("POST", "/v1/api-keys", { key, body: { mode: "live" } });
    expect(minted).toMatchObject({ status: 201, body: { mode: "live" } });
    await change(id, { activated_at: null, sandbox_only: true });
    expect(await buy(key, "https://shop.example.com/")).toMatchObject({ status: 403 });
    expect(await buy(minted.body.key, "https://shop.example.com/")).toMatchObject({ status: 403 });
  });
});
