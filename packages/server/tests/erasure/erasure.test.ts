import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { carryOutErasures } from "../../src/features/erasure/erase-checkouts.ts";
import { eraseTenant } from "../../src/features/erasure/request-erasure.ts";
import { recordAttempts } from "../../src/features/webhooks/deliveries.store.ts";
import { readStoredText } from "../runs/stored-text.ts";
import { untilStatus } from "../runs/watch-checkout.ts";
import { startIdentityProvider, type TestIdentityProvider } from "../support/identity-provider.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/start-test-server.ts";
import { callOperator } from "./call-operator.ts";
import {
  buyAsSomebody,
  createPersonal,
  createPersonalProfile,
  finishPersonal,
  mark,
} from "./personal-purchase.ts";

let provider: TestIdentityProvider;
let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  provider = await startIdentityProvider();
  server = await startTestServer({
    worker: true,
    environment: provider.environment,
    runCheckout: (_order, host) => buyAsSomebody(host),
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(async () => {
  tenant = await server.signup();
});

afterEach(() => callOperator(server, "DELETE", `/tenants/${tenant.tenantId}`));

const erase = (body: object) => callOperator(server, "POST", "/erasures", body);
/** The rows in which a person is still to be found. */
const found = async () =>
  (await readStoredText(server.database)).split("\n").filter((row) => row.includes(mark));
/** Of the database's sessions. */
const waitingForLocks = async () => {
  const { rows } = await sql<{ count: string }>`select count(*) from pg_locks where not granted`.execute(
    server.database.db,
  );
  return Number(rows[0]?.count);
};
const runJob = () => callOperator(server, "POST", "/jobs/carry-out-erasures");

describe("erasing an end user", () => {
  it("leaves nothing of them, ended or under way, and takes their keys", async () => {
    await createPersonalProfile(tenant, mark);
    const bound = await tenant.createKey({ subject: mark });
    const ended = await createPersonal(tenant, { subject: mark });
    await finishPersonal(tenant, ended);
    const running = await createPersonal(tenant, { subject: mark });
    const usage = await tenant.client.usage.get();
    const { status, body } = await erase({ tenantId: tenant.tenantId, subject: mark });
    expect({ status, body }).toEqual({
      status: 200,
      body: { checkouts: 2, buyerProfiles: 1, apiKeys: 1, waiting: 0 },
    });
    expect(await found()).toEqual([]);
    await expect(bound.client.checkouts.list()).rejects.toMatchObject({ status: 401 });
    expect(await tenant.client.checkouts.get(running)).toMatchObject({ status: "cancelled" });
    const { from, to } = usage;
    expect(await tenant.client.usage.get({ from, to })).toEqual(usage);
    expect((await erase({ tenantId: tenant.tenantId, subject: mark })).body.checkouts).toBe(0);
  });

  it("does not let the same request buy again", async () => {
    const request = { subject: mark, idempotencyKey: `${mark} buys once` };
    const id = await createPersonal(tenant, request);
    await finishPersonal(tenant, id);
    await erase({ tenantId: tenant.tenantId, subject: mark });
    const again = createPersonal(tenant, request);
    await expect(again).rejects.toMatchObject({ status: 409, body: { checkoutId: id } });
    expect(await found()).toEqual([]);
    const day = 25 * 3600 * 1000;
    server.clock.moveBy(day);
    await callOperator(server, "POST", "/jobs/sweep-idempotency-keys");
    server.clock.moveBy(-day);
    expect(await createPersonal(tenant, request)).not.toBe(id);
  });

  it("touches no other end user, and no other tenant", async () => {
    const other = await createPersonal(tenant, { subject: "somebody else" });
    const stranger = await server.signup();
    const strangers = await createPersonal(stranger, { subject: mark });
    await erase({ tenantId: tenant.tenantId, subject: mark });
    expect((await tenant.client.checkouts.get(other)).target.request).toContain(mark);
    expect((await stranger.client.checkouts.get(strangers)).target.request).toContain(mark);
    await callOperator(server, "DELETE", `/tenants/${stranger.tenantId}`);
    await callOperator(server, "DELETE", `/tenants/${tenant.tenantId}`);
    expect(await found()).toEqual([]);
  });
});

describe("deleting a buyer profile", () => {
  it("takes its traces out of checkouts that have ended, and out of the others when they end", async () => {
    const profile = await createPersonalProfile(tenant);
    const ended = await createPersonal(tenant, { buyerProfileId: profile.id });
    await finishPersonal(tenant, ended);
    const running = await createPersonal(tenant, { buyerProfileId: profile.id });
    expect(await tenant.client.buyerProfiles.delete(profile.id)).toEqual({ deleted: true, id: profile.id });
    const erased = await tenant.client.checkouts.get(ended);
    expect(erased.metadata).toEqual({ customer: mark });
    expect(JSON.stringify({ ...erased, metadata: {} })).not.toContain(mark);
    expect((await tenant.client.checkouts.get(running)).status).toBe("awaiting_user_action");
    await finishPersonal(tenant, running);
    await runJob();
    expect(JSON.stringify({ ...(await tenant.client.checkouts.get(running)), metadata: {} })).not.toContain(
      mark,
    );
    expect(await server.database.db.selectFrom("user_actions").selectAll().execute()).toEqual([]);
  });

  it("is an operator's call too", async () => {
    const { id } = await createPersonalProfile(tenant);
    const wanted = { tenantId: tenant.tenantId, buyerProfileId: id };
    expect((await erase(wanted)).body).toMatchObject({ buyerProfiles: 1 });
    expect((await erase(wanted)).status).toBe(404);
    expect((await erase({ ...wanted, tenantId: randomUUID() })).status).toBe(404);
    expect((await erase({ tenantId: tenant.tenantId })).status).toBe(400);
  });
});

describe("erasing a workspace", () => {
  const open = async () => {
    const sub = randomUUID();
    const session = server.clientOf(
      await provider.sign({ sub, email: `${mark}@example.com`, email_verified: true }),
    );
    const { id: tenantId } = await session.workspaces.create({ name: mark });
    const { key: apiKey } = await session.apiKeys.create({ mode: "test", label: mark });
    return { session, tenantId, owner: { ...tenant, tenantId, apiKey, client: server.clientOf(apiKey) } };
  };

  // On one connection nothing is under way beside it.
  const onPostgres = inject("database") === "postgres";
  it.runIf(onPostgres)("waits for a delivery that is just being noted, which goes too", async () => {
    const { session, tenantId, owner } = await open();
    const { id: endpointId } = await session.webhooks.create({ url: "https://example.com/hook" });
    const checkoutId = await createPersonal(owner);
    const [noted, deleting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const noting = server.database.transaction(async (trx) => {
      const attempt = {
        endpointId,
        checkoutId,
        status: "running",
        attempt: 1,
        isDelivered: true,
        eventAt: new Date().toISOString(),
        answered: 200,
      };
      await recordAttempts(trx, [{ eventId: randomUUID(), ...attempt, at: new Date() }]);
      noted.resolve();
      await deleting.promise;
    });
    await noted.promise;
    const deleted = session.workspaces.delete();
    await vi.waitUntil(async () => (await waitingForLocks()) > 0, { timeout: 20_000 });
    deleting.resolve();
    await noting;
    expect(await deleted).toEqual({ deleted: true, id: tenantId });
  });

  it("leaves the counts and amounts alone", async () => {
    const { session, tenantId, owner } = await open();
    await session.webhooks.create({ url: `https://example.com/${mark}`, label: mark });
    await createPersonalProfile(owner);
    await finishPersonal(owner, await createPersonal(owner));
    await createPersonal(owner, { subject: mark });
    expect(await session.workspaces.delete()).toEqual({ deleted: true, id: tenantId });
    expect(await found()).toEqual([]);
    await expect(owner.client.usage.get()).rejects.toMatchObject({ status: 401 });
    await expect(session.workspaces.get()).rejects.toMatchObject({ status: 404 });
    const usage = await server.database.db
      .selectFrom("usage_records")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      .execute();
    expect(usage).toMatchObject([{ total_amount: "24.20", total_currency: "USD" }]);
    const { status, body } = await callOperator(server, "GET", `/tenants/${tenantId}`);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { email: null, erasedAt: expect.any(String) },
    });
  });

  it("is not for a workspace that is still charged for, and not for a key", async () => {
    const { session, tenantId, owner } = await open();
    await callOperator(server, "PATCH", `/tenants/${tenantId}`, { plan: "business" });
    await expect(session.workspaces.delete()).rejects.toMatchObject({
      status: 409,
      body: { code: "plan_in_force" },
    });
    await expect(owner.client.workspaces.delete()).rejects.toMatchObject({ status: 401 });
    await expect(owner.client.workspaces.eraseSubject("ada")).rejects.toMatchObject({ status: 401 });
    await callOperator(server, "DELETE", `/tenants/${tenantId}`);
  });

  it("erases one end user for its owner", async () => {
    const { session, owner } = await open();
    const id = await createPersonal(owner, { subject: "ada" });
    expect(await session.workspaces.eraseSubject("ada")).toMatchObject({ checkouts: 1, waiting: 0 });
    expect(JSON.stringify(await owner.client.checkouts.get(id))).not.toContain(mark);
    await session.workspaces.delete();
  });
});

describe("an erasure whose process dies half way", () => {
  it("is carried on with by the next one", async () => {
    const { database, clock } = server;
    await finishPersonal(tenant, await createPersonal(tenant));
    const dying = {
      database,
      clock,
      retentionDays: 90,
      cancelCheckout: async () => undefined,
      forgetEvents: () => Promise.reject(new Error("killed")),
    };
    await expect(eraseTenant(dying, tenant.tenantId)).rejects.toThrow("killed");
    expect(await found()).not.toEqual([]);
    await carryOutErasures({ ...dying, forgetEvents: async () => undefined });
    expect(await found()).toEqual([]);
  });
});

it("a run that may have ordered is waited for, and erased at its end", async () => {
  const id = await createPersonal(tenant, { subject: mark });
  await server.database.db
    .updateTable("checkouts")
    .set({ status: "running", submitting_at: server.clock.now() })
    .where("id", "=", id)
    .execute();
  expect((await erase({ tenantId: tenant.tenantId, subject: mark })).body).toMatchObject({ waiting: 1 });
  await server.database.db
    .updateTable("checkouts")
    .set({ status: "succeeded" })
    .where("id", "=", id)
    .execute();
  await untilStatus(tenant.client, id, "succeeded");
  await runJob();
  expect(await found()).toEqual([]);
});
