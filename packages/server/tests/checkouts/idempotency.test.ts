import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepIdempotencyKeys } from "../../src/features/checkouts/sweep-checkouts.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { type CheckoutsServer, createTenant, startCheckoutsServer } from "./checkouts-server.ts";
import { post } from "./post.ts";

const target = { url: "https://hartwell.localhost/products/mug" };
const hourMs = 3600_000;

describe("an idempotency key", () => {
  let server: CheckoutsServer;
  beforeAll(async () => {
    server = await startCheckoutsServer({ database: await openTestDatabase() });
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });

  const create = (key: string, idempotencyKey: string, body: unknown = { target }) =>
    post(server, "/v1/checkouts", { key, body, headers: { "idempotency-key": idempotencyKey } });

  it("brings back the checkout in its current state, defaults and order of names aside", async () => {
    const key = (await createTenant(server.database)).createKey();
    const first = await create(key, "k", { target: { ...target, request: "mug" } });
    await server.clientOf(key).checkouts.cancel(first.json.id);
    const body = {
      metadata: {},
      constraints: {},
      target: { request: "mug", kind: "direct_url", ...target },
    };
    const second = await create(key, "k", body);
    expect(second.status).toBe(200);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(second.json).toMatchObject({ id: first.json.id, status: "cancelled" });
  });

  it("refuses another body and names the checkout", async () => {
    const key = (await createTenant(server.database)).createKey();
    const first = await create(key, "k");
    const second = await create(key, "k", { target, metadata: { a: 1 } });
    expect(second).toMatchObject({
      status: 409,
      json: {
        error: true,
        message: "This Idempotency-Key was already used with a different request body.",
        checkoutId: first.json.id,
      },
    });
  });

  it("refuses every body where the holder has no fingerprint", async () => {
    const key = (await createTenant(server.database)).createKey();
    const { json } = await create(key, "k");
    await server.database.db
      .updateTable("checkouts")
      .set({ fingerprint: null })
      .where("id", "=", json.id)
      .execute();
    expect((await create(key, "k")).status).toBe(409);
  });

  it("belongs to a tenant and subject, whichever credential is used", async () => {
    const tenant = await createTenant(server.database);
    const first = await create(tenant.createKey({ subject: "ann" }), "k");
    const sameSubject = await create(tenant.createKey(), "k", { target, subject: "ann" });
    expect(sameSubject).toMatchObject({ status: 200, json: { id: first.json.id } });
    expect((await create(tenant.createKey(), "k", { target, subject: "bob" })).status).toBe(201);
    expect((await create(tenant.createKey(), "k")).status).toBe(201);
    expect((await create((await createTenant(server.database)).createKey(), "k")).status).toBe(201);
  });

  it.each(["", "   "])("counts as absent when it is %j", async (idempotencyKey) => {
    const key = (await createTenant(server.database)).createKey();
    const answers = [await create(key, idempotencyKey), await create(key, idempotencyKey)];
    expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
  });

  it("may be as long as a header may be", async () => {
    const key = (await createTenant(server.database)).createKey();
    const long = "k".repeat(8000);
    expect((await create(key, long)).status).toBe(201);
    expect((await create(key, long)).status).toBe(200);
  });

  it("makes one checkout of 200 creates at once", async () => {
    const tenant = await createTenant(server.database, { activeLimit: 1 });
    const key = tenant.createKey();
    const answers = await Promise.all(Array.from({ length: 200 }, () => create(key, "k")));
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([...Array(199).fill(200), 201]);
    expect(new Set(answers.map((answer) => answer.json.id)).size).toBe(1);
  });

  it("replays where the limits would refuse a new checkout", async () => {
    const key = (await createTenant(server.database, { activeLimit: 1 })).createKey();
    await create(key, "k");
    expect((await create(key, "other")).status).toBe(429);
    expect((await create(key, "k")).status).toBe(200);
  });

  it("is released by the first sweep after 24 hours, and the checkout stays", async () => {
    const key = (await createTenant(server.database)).createKey();
    const first = await create(key, "k");
    server.clock.moveBy(24 * hourMs - 60_000);
    await sweepIdempotencyKeys(server.dependencies);
    expect((await create(key, "k")).status).toBe(200);
    server.clock.moveBy(60_000);
    expect((await create(key, "k")).status).toBe(200);
    await sweepIdempotencyKeys(server.dependencies);
    const second = await create(key, "k");
    expect(second.status).toBe(201);
    expect(second.json.id).not.toBe(first.json.id);
    expect((await server.clientOf(key).checkouts.get(first.json.id)).status).toBe("queued");
  });
});
