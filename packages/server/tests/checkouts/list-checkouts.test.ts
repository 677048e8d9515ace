import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cardQuestion, variantQuestion } from "../runs/scripted-purchases.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { type CheckoutsServer, createTenant, startCheckoutsServer } from "./checkouts-server.ts";
import { call } from "./post.ts";
import { createAsked, createRunning, target } from "./stand-in-worker.ts";

describe("listing checkouts", () => {
  let server: CheckoutsServer;
  beforeAll(async () => {
    server = await startCheckoutsServer({ database: await openTestDatabase() });
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });

  it("pages through all of them, newest first, also those of one millisecond", async () => {
    const { createKey, tenantId } = await createTenant(server.database, { activeLimit: 20 });
    const client = server.clientOf(createKey());
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) ids.push((await client.checkouts.create({ target })).id);
    const moment = new Date("2026-03-01T10:00:00.123Z");
    await server.database.db
      .updateTable("checkouts")
      .set({ created_at: moment })
      .where("tenant_id", "=", tenantId)
      .execute();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.checkouts.list({ limit: 3, cursor });
      seen.push(...page.data.map((item) => item.id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(ids.reverse());
    const strictlyBefore = await client.checkouts.list({ cursor: moment.toISOString() });
    expect(strictlyBefore.data).toEqual([]);
  });

  it("carries the open question and the receipt, and no timeline", async () => {
    const key = (await createTenant(server.database)).createKey();
    const client = server.clientOf(key);
    const done = await createRunning(server, client);
    await server.record.finish(done.claim, {
      status: "succeeded",
      receipt: {
        total: { amount: "20", currency: "USD" },
        merchantOrderId: "1",
        evidence: { url: "https://hartwell.localhost/" },
      },
    });
    const asked = await createAsked(server, client, cardQuestion);
    const { json } = await call(server, "/v1/checkouts", { key });
    expect(json).toEqual({
      data: [
        {
          id: asked.id,
          status: "awaiting_user_action",
          mode: "test",
          url: target.url,
          pendingUserActionId: asked.action.id,
          createdAt: expect.any(String),
          updatedAt: expect.any(String),
        },
        {
          id: done.id,
          status: "succeeded",
          mode: "test",
          url: target.url,
          receipt: { total: { amount: "20.00", currency: "USD" }, merchantOrderId: "1" },
          createdAt: expect.any(String),
          updatedAt: expect.any(String),
        },
      ],
      nextCursor: null,
    });
  });

  it("filters by status and by subject, together", async () => {
    const client = server.clientOf((await createTenant(server.database)).createKey());
    const ann = await client.checkouts.create({ target, subject: "ann" });
    const bob = await client.checkouts.create({ target, subject: "bob" });
    await client.checkouts.cancel(ann.id);
    const idsOf = async (query: object) => (await client.checkouts.list(query)).data.map((item) => item.id);
    expect(await idsOf({ subject: "ann" })).toEqual([ann.id]);
    expect(await idsOf({ status: "queued" })).toEqual([bob.id]);
    expect(await idsOf({ status: "cancelled", subject: "bob" })).toEqual([]);
    expect(await idsOf({ subject: "nobody" })).toEqual([]);
  });

  it("shows a bound key its own end user's alone", async () => {
    const { createKey } = await createTenant(server.database);
    const ann = server.clientOf(createKey({ subject: "ann" }));
    const own = await ann.checkouts.create({ target });
    const other = await server.clientOf(createKey()).checkouts.create({ target, subject: "bob" });
    expect((await ann.checkouts.list()).data.map((item) => item.id)).toEqual([own.id]);
    expect((await ann.checkouts.list({ subject: "ann" })).data).toHaveLength(1);
    await expect(ann.checkouts.list({ subject: "bob" })).rejects.toMatchObject({ status: 403 });
    await expect(ann.checkouts.get(other.id)).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ["status=done", "Unknown status 'done'"],
    ["limit=0", "Invalid request"],
    ["limit=101", "Invalid request"],
    ["limit=1.5", "Invalid request"],
    ["cursor=yesterday", "Invalid request"],
  ])("answers 400 to %s", async (query, message) => {
    const key = (await createTenant(server.database)).createKey();
    const { status, json } = await call(server, `/v1/checkouts?${query}`, { key });
    expect({ status, message: json.message }).toEqual({ status: 400, message });
  });

  it("shows the browser from running on, and no longer once the checkout has ended", async () => {
    const client = server.clientOf((await createTenant(server.database)).createKey());
    const { id, claim } = await createRunning(server, client);
    expect((await client.checkouts.get(id)).browser).toEqual({
      embedTokenUrl: `/v1/checkouts/${id}/embed-token`,
      permissions: ["read"],
    });
    await server.record.finish(claim, {
      status: "failed",
      reason: "max_cost_exceeded",
      code: "max_cost_exceeded",
      message: "Item price 20.00 exceeds maxCost 10.00.",
    });
    const ended = await client.checkouts.get(id);
    expect(ended).toMatchObject({ status: "failed", failure: { reason: "max_cost_exceeded" } });
    expect(ended).not.toHaveProperty("browser");
    expect(ended.progressItems.at(-1)).toMatchObject({
      kind: "terminal",
      data: { code: "max_cost_exceeded", message: "Item price 20.00 exceeds maxCost 10.00." },
    });
    expect(await server.record.raiseAction(claim, variantQuestion)).toBeUndefined();
  });
});
