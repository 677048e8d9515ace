import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../support/test-database.ts";
import {
  type CheckoutsServer,
  createTenant,
  sandboxMerchants,
  startCheckoutsServer,
} from "./checkouts-server.ts";
import { post } from "./post.ts";

const target = { url: "https://hartwell.localhost/products/mug" };

describe("creating a checkout", () => {
  let server: CheckoutsServer;
  beforeAll(async () => {
    server = await startCheckoutsServer({ database: await openTestDatabase() });
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });

  const createProfile = async (tenantId: string, subject: string | null = null): Promise<string> => {
    const id = randomUUID();
    await server.database.db
      .insertInto("buyer_profiles")
      .values({ id, tenant_id: tenantId, subject, created_at: new Date() })
      .execute();
    return id;
  };
  const create = (key: string, body: unknown, headers: Record<string, string> = {}) =>
    post(server, "/v1/checkouts", { key, body, headers });

  it("answers 201 with what was sent, as it was sent", async () => {
    const key = (await createTenant(server.database)).createKey();
    const body = {
      target: { ...target, request: "the blue one", hint: { z: 1, a: [null] } },
      constraints: { maxCost: { amount: "20" }, speed: "slow" },
      metadata: { order: 7, tags: ["a"] },
      subject: "  user-1 ",
    };
    const { status, json, headers } = await create(key, body);
    expect(status).toBe(201);
    expect(headers.get("idempotent-replayed")).toBeNull();
    expect(json).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: "queued",
      mode: "test",
      subject: "user-1",
      target: { ...body.target, kind: "direct_url" },
      constraints: { maxCost: { amount: "20", currency: "USD" }, speed: "slow" },
      metadata: body.metadata,
      progressItems: [
        {
          kind: "intent_started",
          label: expect.any(String),
          data: {},
          at: expect.any(String),
          sequence: 0,
        },
      ],
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: json.createdAt,
    });
  });

  it.each([
    ["no target", {}, ["target"]],
    ["no url", { target: {} }, ["target", "url"]],
    ["a relative url", { target: { url: "/products" } }, ["target", "url"]],
    ["another kind", { target: { ...target, kind: "search" } }, ["target", "kind"]],
    [
      "a number as amount",
      { target, constraints: { maxCost: { amount: 5 } } },
      ["constraints", "maxCost", "amount"],
    ],
    ["an empty subject", { target, subject: "   " }, ["subject"]],
    ["a profile id that is none", { target, buyerProfileId: "x" }, ["buyerProfileId"]],
    [
      "eleven domains",
      { target: { ...target, allowedDomains: Array(11).fill("a.test") } },
      ["target", "allowedDomains"],
    ],
  ])("answers 400 with the place for %s", async (_name, body, path) => {
    const key = (await createTenant(server.database)).createKey();
    const { status, json } = await create(key, body);
    expect({ status, message: json.message }).toEqual({ status: 400, message: "Invalid request" });
    expect(json.issues).toContainEqual(expect.objectContaining({ path }));
  });

  it("names unknown fields of the body", async () => {
    const key = (await createTenant(server.database)).createKey();
    const { status, json } = await create(key, { target, subjct: "a" });
    expect(status).toBe(400);
    expect(json.issues).toEqual([expect.objectContaining({ code: "unrecognized_keys", keys: ["subjct"] })]);
  });

  it("confines a test key to the sandbox merchants", async () => {
    const tenant = await createTenant(server.database, { sandboxOnly: false });
    const { status, json } = await create(tenant.createKey(), { target: { url: "https://example.com/x" } });
    expect(status).toBe(403);
    expect(json).toEqual({
      error: true,
      message:
        "Cannot check out at example.com: a test key only checks out at sandbox merchants. " +
        "Sandbox merchants: hartwell.localhost, copperkettle.localhost.",
      sandboxMerchants,
    });
  });

  it("confines a sandbox-only account, its allowed domains included", async () => {
    const tenant = await createTenant(server.database);
    const body = { target: { ...target, allowedDomains: ["pay.example"] } };
    const { status, json } = await create(tenant.createKey({ mode: "live" }), body);
    expect(status).toBe(403);
    expect(json.message).toMatch(/^Cannot check out at pay\.example: this account is sandbox-only\./);
  });

  it("lets a live key of an activated account go anywhere", async () => {
    const tenant = await createTenant(server.database, { sandboxOnly: false });
    const key = tenant.createKey({ mode: "live" });
    expect((await create(key, { target: { url: "https://example.com/x" } })).status).toBe(201);
  });

  it.each([
    ["test", "https://hartwell.localhost/products/mug", []],
    ["test", "https://shop.hartwell.localhost./mug", ["www.copperkettle.localhost"]],
    ["live", "https://example.com/x", []],
    ["live", "https://example.com/x", ["hartwell.localhost"]],
    ["live", "https://hartwell.localhost/products/mug", ["example.com"]],
    ["live", "https://hartwell.localhost.example.com/mug", []],
  ])(
    "marks as %s what a live key buys at %s with %j, when it is made, read and listed",
    async (mode, url, allowedDomains) => {
      const tenant = await createTenant(server.database, { sandboxOnly: false });
      const key = tenant.createKey({ mode: "live" });
      const { status, json } = await create(key, { target: { url, allowedDomains } });
      expect({ status, mode: json.mode }).toEqual({ status: 201, mode });
      const client = server.clientOf(key);
      expect((await client.checkouts.get(json.id)).mode).toBe(mode);
      expect((await client.checkouts.list()).data.map((each) => each.mode)).toEqual([mode]);
      const { is_live } = await server.database.db
        .selectFrom("checkouts")
        .select("is_live")
        .where("id", "=", json.id)
        .executeTakeFirstOrThrow();
      expect(is_live).toBe(mode === "live");
    },
  );

  it("fills in the subject of a bound key and refuses another", async () => {
    const tenant = await createTenant(server.database);
    const key = tenant.createKey({ subject: "ann" });
    expect((await create(key, { target })).json.subject).toBe("ann");
    expect((await create(key, { target, subject: "ann" })).status).toBe(201);
    const { status, json } = await create(key, { target, subject: "bob" });
    expect(status).toBe(403);
    expect(json.message).toBe("This API key is bound to subject 'ann' and cannot act for another.");
  });

  it("takes a profile of the tenant, tagged or not", async () => {
    const { tenantId, createKey } = await createTenant(server.database);
    const key = createKey();
    const untagged = await createProfile(tenantId);
    const tagged = await createProfile(tenantId, "ann");
    expect(
      (await create(key, { target, buyerProfileId: untagged, subject: "ann" })).json.buyerProfileId,
    ).toBe(untagged);
    expect((await create(key, { target, buyerProfileId: tagged })).status).toBe(201);
    expect((await create(key, { target, buyerProfileId: tagged, subject: "ann" })).status).toBe(201);
  });

  it("does not find a profile that is missing or another tenant's", async () => {
    const key = (await createTenant(server.database)).createKey();
    const foreign = await createProfile((await createTenant(server.database)).tenantId);
    for (const buyerProfileId of [randomUUID(), foreign]) {
      const { status, json } = await create(key, { target, buyerProfileId });
      expect({ status, json }).toEqual({
        status: 400,
        json: { error: true, message: "buyerProfileId not found" },
      });
    }
  });

  it("does not find a profile that is deleted while the checkout is being created", async () => {
    const late = await startCheckoutsServer({
      database: server.database,
      findBuyerProfile: async () => ({ subject: null }),
    });
    const key = (await createTenant(server.database)).createKey();
    const answer = await post(late, "/v1/checkouts", { key, body: { target, buyerProfileId: randomUUID() } });
    expect(answer).toMatchObject({ status: 400, json: { message: "buyerProfileId not found" } });
    await late.close();
  });

  it("names both subjects where the profile is another end user's, and hides it from a bound key", async () => {
    const { tenantId, createKey } = await createTenant(server.database);
    const buyerProfileId = await createProfile(tenantId, "ann");
    const refused = await create(createKey(), { target, buyerProfileId, subject: "bob" });
    expect(refused.status).toBe(403);
    expect(refused.json.message).toBe(
      "buyerProfileId belongs to subject 'ann', but this checkout is for 'bob'.",
    );
    const hidden = await create(createKey({ subject: "bob" }), { target, buyerProfileId });
    expect(hidden).toMatchObject({ status: 400, json: { message: "buyerProfileId not found" } });
  });

  it("puts the ceiling of the plan in place of an omitted limit, and refuses a higher one", async () => {
    const tenant = await createTenant(server.database, { plan: "personal" });
    const key = tenant.createKey();
    const refused = await create(key, { target, constraints: { maxCost: { amount: "200.01" } } });
    expect(refused).toMatchObject({
      status: 400,
      json: {
        message: "maxCost 200.01 exceeds this plan's per-checkout ceiling of $200.",
        planCeilingUsd: 200,
      },
    });
    const { json } = await create(key, { target });
    expect(json.constraints).toEqual({ maxCost: { amount: "200.00", currency: "USD" } });
  });

  it("checks in the order of the contract", async () => {
    const { createKey } = await createTenant(server.database, { plan: "personal", activeLimit: 0 });
    const key = createKey({ subject: "ann" });
    const everythingWrong = {
      target: { url: "https://example.com" },
      subject: "bob",
      buyerProfileId: randomUUID(),
      constraints: { maxCost: { amount: "500" } },
    };
    const steps = [
      [{ ...everythingWrong, nonsense: 1 }, 400, "Invalid request"],
      [everythingWrong, 403, "Cannot check out at example.com"],
      [{ ...everythingWrong, target }, 403, "This API key is bound"],
      [{ ...everythingWrong, target, subject: "ann" }, 400, "buyerProfileId not found"],
      [{ target, constraints: everythingWrong.constraints }, 400, "maxCost 500 exceeds"],
      [{ target }, 429, "Active checkout limit reached (0)."],
    ] as const;
    for (const [body, status, message] of steps) {
      const refused = await create(key, body);
      expect({ status: refused.status, message: refused.json.message }).toEqual({
        status,
        message: expect.stringContaining(message),
      });
    }
  });
});
