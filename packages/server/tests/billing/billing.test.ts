import { currentPolicyVersion } from "@cartwright/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Api, startApi } from "../http/start-api.ts";
import { startIdentityProvider, type TestIdentityProvider } from "../support/identity-provider.ts";
import { type SandboxProcessor, startSandboxProcessor } from "./sandbox-processor.ts";

let provider: TestIdentityProvider;
let processor: SandboxProcessor;
let api: Api;

beforeAll(async () => {
  [provider, processor] = await Promise.all([startIdentityProvider(), startSandboxProcessor()]);
  api = await startApi({ environment: { ...provider.environment, ...processor.environment() } });
});
afterAll(async () => {
  await api.close();
  await provider.close();
  await processor.close();
});

const card = { number: "4242 4242 4242 4242", expiry: "12 / 30", code: "123" };

class Owner {
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }

  get = async () => (await api.call("GET", "/v1/billing", { key: this.key })).body;
  post = (path: string, body?: object) => api.call("POST", `/v1/billing/${path}`, { key: this.key, body });
  workspace = async () => (await api.call("GET", "/v1/workspaces/me", { key: this.key })).body;
  subscribe = async (plan: string) => {
    const { body } = await this.post("checkout-session", { plan });
    return processor.press(body.url, card);
  };
  verify = async (result = "verified") => {
    const { body } = await this.post("verification-session");
    return processor.press(body.url, { result });
  };
  acceptPolicy = () => this.post("accept-aup", { version: currentPolicyVersion });
  inPortal = async (fields: Record<string, string>) => {
    const { body } = await this.post("portal-session");
    return processor.press(body.url, fields);
  };
  mint = (mode: string) => api.call("POST", "/v1/api-keys", { key: this.key, body: { mode } });
}

async function openWorkspace(): Promise<Owner> {
  const key = await provider.sign({ exp: Math.floor(Date.now() / 1000) + 3600 });
  const { status } = await api.call("POST", "/v1/workspaces", { key, body: { name: "Acme" } });
  expect(status).toBe(201);
  return new Owner(key);
}

/** What a worker does every few seconds. */
async function runJob(name: string, from = api): Promise<void> {
  const answer = await fetch(`${from.server.operationsUrl}/jobs/${name}`, { method: "POST" });
  expect(answer.status).toBe(200);
}

const nothing = {
  plan: null,
  subscriptionStatus: null,
  identityStatus: null,
  aupAcceptedAt: null,
  aupVersion: null,
  activatedAt: null,
  missing: ["plan", "identity", "aup"],
};

describe("going live", () => {
  test("takes a plan, an identity and the policy, in any order, and happens the moment all three hold", async () => {
    const owner = await openWorkspace();
    expect(await owner.get()).toEqual(nothing);
    expect(await owner.subscribe("business")).toMatchObject({
      status: 303,
      location: expect.stringMatching(/\/billing$/),
    });
    expect(await owner.get()).toMatchObject({
      plan: "business",
      subscriptionStatus: "active",
      missing: ["identity", "aup"],
    });
    expect((await owner.acceptPolicy()).body).toMatchObject({
      aupVersion: currentPolicyVersion,
      aupAcceptedAt: expect.stringMatching(/Z$/),
      missing: ["identity"],
    });
    expect((await owner.mint("live")).status).toBe(403);
    await owner.verify();
    expect(await owner.get()).toMatchObject({
      identityStatus: "verified",
      activatedAt: expect.any(String),
      missing: [],
    });
    expect(await owner.workspace()).toMatchObject({ sandboxOnly: false, plan: "business" });
    expect((await owner.mint("live")).status).toBe(201);
  });

  test("follows from the processor's news, without anybody looking", async () => {
    const owner = await openWorkspace();
    await runJob("read-processor-news");
    await owner.acceptPolicy();
    await owner.subscribe("personal");
    await owner.verify();
    expect(await owner.workspace()).toMatchObject({ sandboxOnly: true, plan: null });
    await runJob("read-processor-news");
    expect(await owner.workspace()).toMatchObject({ sandboxOnly: false, plan: "personal" });
  });

  test("waits for an identity that was not verified", async () => {
    const owner = await openWorkspace();
    await owner.acceptPolicy();
    await owner.subscribe("scale");
    await owner.verify("requires_input");
    expect(await owner.get()).toMatchObject({ identityStatus: "requires_input", missing: ["identity"] });
  });

  test("does not take a card that is declined for a plan", async () => {
    const owner = await openWorkspace();
    const { body } = await owner.post("checkout-session", { plan: "personal" });
    expect((await processor.press(body.url, { ...card, number: "4000 0000 0000 0002" })).status).toBe(422);
    expect(await owner.get()).toMatchObject({ plan: null, missing: ["plan", "identity", "aup"] });
  });
});

async function goLive(plan = "personal"): Promise<Owner> {
  const owner = await openWorkspace();
  await owner.acceptPolicy();
  await owner.subscribe(plan);
  await owner.verify();
  expect(await owner.get()).toMatchObject({ missing: [] });
  return owner;
}

describe("a plan", () => {
  test("that is cancelled sends the workspace back to the sandbox, its live keys too", async () => {
    const owner = await goLive();
    const { key } = (await owner.mint("live")).body;
    const buy = () =>
      api.call("POST", "/v1/checkouts", { key, body: { target: { url: "https://shop.example.com/" } } });
    expect((await buy()).status).toBe(201);
    await owner.inPortal({ status: "canceled" });
    await runJob("read-processor-news");
    expect(await owner.get()).toMatchObject({
      plan: null,
      subscriptionStatus: "canceled",
      activatedAt: null,
      missing: ["plan"],
    });
    expect(await buy()).toMatchObject({ status: 403, body: { sandboxMerchants: expect.any(Array) } });
    await owner.subscribe("business");
    expect(await owner.get()).toMatchObject({
      plan: "business",
      missing: [],
      activatedAt: expect.any(String),
    });
    expect((await buy()).status).toBe(201);
  });

  test("holds while a payment is late", async () => {
    const owner = await goLive();
    await owner.inPortal({ status: "past_due" });
    await runJob("read-processor-news");
    expect(await owner.get()).toMatchObject({
      plan: "personal",
      subscriptionStatus: "past_due",
      missing: [],
    });
  });

  test("brings its limits and its ceiling, and another brings others", async () => {
    const owner = await goLive("personal");
    const buy = (amount: string) =>
      owner.mint("live").then(({ body }) =>
        api.call("POST", "/v1/checkouts", {
          key: body.key,
          body: { target: { url: "https://shop.example.com/" }, constraints: { maxCost: { amount } } },
        }),
      );
    expect(await buy("201.00")).toMatchObject({ status: 400, body: { planCeilingUsd: 200 } });
    expect((await buy("20.00")).status).toBe(201);
    expect(await buy("20.00")).toMatchObject({ status: 429 });
    await owner.inPortal({ plan: "price_scale" });
    await runJob("read-processor-news");
    expect((await buy("201.00")).status).toBe(201);
  });

  test("is not bought twice", async () => {
    const owner = await goLive();
    expect(await owner.post("checkout-session", { plan: "scale" })).toMatchObject({
      status: 400,
      body: { message: "This workspace has a plan. Change or cancel it in the portal." },
    });
  });

  test("is one customer's, however often its page was opened", async () => {
    const owner = await openWorkspace();
    await Promise.all([1, 2, 3].map(() => owner.post("checkout-session", { plan: "personal" })));
    await owner.subscribe("personal");
    expect(await owner.get()).toMatchObject({ plan: "personal" });
  });
});

describe("a database from a laptop that is opened to others", () => {
  const opened = { DASHBOARD_URL: "https://dashboard.example" };
  const outside = { target: { url: "https://shop.example.com/mug" } };
  const startOpened = () => startApi({ beside: api, environment: { ...provider.environment, ...opened } });

  test("has nobody left who is live by the sandbox's word, live keys included", async () => {
    const owner = await goLive();
    const { body } = await owner.mint("live");
    const other = await startOpened();
    expect(await owner.workspace()).toMatchObject({ sandboxOnly: true, plan: null, activatedAt: null });
    const bought = await other.call("POST", "/v1/checkouts", { key: body.key, body: outside });
    expect(bought).toMatchObject({ status: 403, body: { message: expect.stringMatching(/sandbox-only/) } });
    expect((await owner.mint("live")).status).toBe(403);
    const account = api.database.db.selectFrom("billing_accounts").selectAll();
    expect(await account.where("customer_id", "is not", null).execute()).toEqual([]);
    await other.close();
  });

  test("asks again about facts whose origin was never written down", async () => {
    const owner = await goLive();
    const { db } = api.database;
    await db.updateTable("billing_accounts").set({ is_from_sandbox: null }).execute();
    const other = await startOpened();
    expect(await owner.workspace()).toMatchObject({ sandboxOnly: true });
    await runJob("read-processor-news");
    expect(await owner.workspace()).toMatchObject({ sandboxOnly: false, plan: "personal" });
    await other.close();
  });

  test("leaves those alone whom an operator has activated", async () => {
    const { tenantId, liveKey } = await api.createTenant({ isActivated: true });
    await api.database.db
      .insertInto("billing_accounts")
      .values({ tenant_id: tenantId, customer_id: "cus_x" })
      .execute();
    const other = await startOpened();
    const bought = await other.call("POST", "/v1/checkouts", { key: liveKey, body: outside });
    expect(bought.status).toBe(201);
    await other.close();
  });
});

test("an account that only another processor knows does not hold up the news of the rest", async () => {
  const { tenantId } = await api.createTenant();
  await api.database.db
    .insertInto("billing_accounts")
    .values({ tenant_id: tenantId, customer_id: "cus_elsewhere", verification_id: "vs_elsewhere" })
    .execute();
  await api.database.db.deleteFrom("settings").execute();
  await runJob("read-processor-news");
});

describe("the billing routes", () => {
  test.each([
    ["checkout-session", {}],
    ["checkout-session", { plan: "gold" }],
    ["accept-aup", {}],
  ])("%s refuses %j", async (path, body) => {
    const owner = await openWorkspace();
    expect(await owner.post(path, body)).toMatchObject({ status: 400, body: { message: "Invalid request" } });
  });

  test("take no other policy than today's", async () => {
    const owner = await openWorkspace();
    expect(await owner.post("accept-aup", { version: "1999-01-01" })).toMatchObject({
      status: 400,
      body: { message: `The acceptable-use policy to accept is version ${currentPolicyVersion}.` },
    });
    expect(await owner.get()).toEqual(nothing);
  });

  test("open no portal before there is anything in it, and verify nobody twice", async () => {
    const fresh = await openWorkspace();
    expect(await fresh.post("portal-session")).toMatchObject({
      status: 400,
      body: { message: "This workspace has not subscribed yet." },
    });
    const live = await goLive();
    expect(await live.post("verification-session")).toMatchObject({
      status: 400,
      body: { message: "The identity is verified already." },
    });
  });

  test("say so where no processor is configured", async () => {
    const other = await startApi({ beside: api, environment: provider.environment });
    const { key } = await openWorkspace();
    const answer = await other.call("POST", "/v1/billing/checkout-session", { key, body: { plan: "scale" } });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("no payment processor") },
    });
    expect(await other.call("GET", "/v1/billing", { key })).toMatchObject({ status: 200, body: nothing });
    await other.close();
  });

  test("say so while the processor is away, and still tell what is known", async () => {
    const away = processor.environment("http://127.0.0.1:9");
    const other = await startApi({ beside: api, environment: { ...provider.environment, ...away } });
    const { key } = await openWorkspace();
    const answer = await other.call("POST", "/v1/billing/verification-session", { key });
    expect(answer).toMatchObject({
      status: 503,
      body: { error: true, message: expect.stringContaining("Try again later") },
    });
    expect(await other.call("GET", "/v1/billing", { key })).toMatchObject({ status: 200, body: nothing });
    await other.close();
  });
});
