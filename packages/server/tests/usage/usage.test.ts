import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Api, startApi } from "../http/start-api.ts";

const path = "/v1/usage";
let api: Api;
let key: string;
let tenantId: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ key, tenantId } = await api.createTenant());
  api.clock.moveTo(new Date("2026-03-15T12:00:00.000Z"));
});

async function complete(at: string, total?: { amount: string; currency: string }): Promise<void> {
  const id = randomUUID();
  const time = new Date(at);
  await api.database.db
    .insertInto("checkouts")
    .values({
      id,
      tenant_id: tenantId,
      status: "succeeded",
      target: "{}",
      constraints: "{}",
      metadata: "{}",
      created_at: time,
      updated_at: time,
    })
    .execute();
  await api.database.db
    .insertInto("usage_records")
    .values({
      checkout_id: id,
      tenant_id: tenantId,
      total_amount: total?.amount ?? null,
      total_currency: total?.currency ?? null,
      completed_at: time,
    })
    .execute();
}

function get(query: Record<string, string> = {}) {
  return api.call("GET", `${path}?${new URLSearchParams(query)}`, { key });
}

describe("the window", () => {
  test("is this UTC month up to now", async () => {
    await complete("2026-02-28T23:59:59.999Z");
    await complete("2026-03-01T00:00:00.000Z");
    await complete("2026-03-15T11:59:59.000Z");
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body.from).toBe("2026-03-01T00:00:00.000Z");
    expect(body.to).toMatch(/^2026-03-15T12:00:0\d\.\d{3}Z$/);
    expect(body.completedCheckouts).toBe(2);
  });

  test("holds its start and not its end", async () => {
    await complete("2026-01-01T00:00:00.000Z");
    await complete("2026-01-02T00:00:00.000Z");
    const { body } = await get({ from: "2026-01-01", to: "2026-01-02T00:00:00Z" });
    expect(body).toMatchObject({
      from: "2026-01-01T00:00:00.000Z",
      to: "2026-01-02T00:00:00.000Z",
      completedCheckouts: 1,
    });
  });

  test.each([
    ["2026-01-01", "2026-01-01T00:00:00.000Z"],
    ["2026", "2026-01-01T00:00:00.000Z"],
    ["2026-01-01T10:00", "2026-01-01T10:00:00.000Z"],
    ["2026-01-01T10:00:00+02:00", "2026-01-01T08:00:00.000Z"],
    ["Jan 1, 2026", "2026-01-01T00:00:00.000Z"],
    ["1 January 2026 10:00", "2026-01-01T10:00:00.000Z"],
    ["Thu, 01 Jan 2026 10:00:00 GMT", "2026-01-01T10:00:00.000Z"],
    ["2026/01/01 10:00 PST", "2026-01-01T18:00:00.000Z"],
  ])("reads %s as %s", async (from, resolved) => {
    expect((await get({ from })).body.from).toBe(resolved);
  });

  test.each([
    "",
    "yesterday",
    "2026-13-01",
    "2026-01-32",
    "1767225600000",
    "+275760-09-13",
    "-000001-01-01T00:00:00Z",
    "99999",
  ])("from or to %j is no date", async (text) => {
    for (const query of [{ from: text }, { to: text }]) {
      const { status, body } = await get(query as Record<string, string>);
      expect({ status, body }).toEqual({
        status: 400,
        body: { error: true, message: "Invalid from/to date" },
      });
    }
  });

  test.each([
    { from: "2026-01-02", to: "2026-01-01" },
    { from: "2026-01-01", to: "2026-01-01" },
    { from: "2027-01-01" },
    { to: "2026-02-01" },
  ])("%j ends before it starts", async (query) => {
    const { status, body } = await get(query as Record<string, string>);
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: true, message: "'from' must be before 'to'" },
    });
  });

  test("is never refused by default, not even in the first instant of a month", async () => {
    expect((await get()).status).toBe(200);
  });

  test("given twice is a 400", async () => {
    expect((await api.call("GET", `${path}?from=2026-01-01&from=2026-01-02`, { key })).status).toBe(400);
  });
});

describe("the report", () => {
  test("of nothing is empty", async () => {
    expect((await get()).body).toMatchObject({ completedCheckouts: 0, byDay: [], merchandiseVolume: [] });
  });

  test("counts by UTC day and leaves out days without completions", async () => {
    await complete("2026-03-01T23:59:59.999Z");
    await complete("2026-03-02T00:00:00.000Z");
    await complete("2026-03-02T23:00:00.000Z");
    await complete("2026-03-09T05:00:00.000Z");
    expect((await get()).body).toMatchObject({
      completedCheckouts: 4,
      byDay: [
        { day: "2026-03-01", count: 1 },
        { day: "2026-03-02", count: 2 },
        { day: "2026-03-09", count: 1 },
      ],
    });
  });

  test("sums receipts exactly, one sum for each currency, without those that have no total", async () => {
    for (const amount of ["0.10", "0.20", "19.9"])
      await complete("2026-03-02T00:00:00Z", { amount, currency: "USD" });
    await complete("2026-03-03T00:00:00Z", { amount: "1200", currency: "JPY" });
    await complete("2026-03-03T00:00:00Z", { amount: "5", currency: "EUR" });
    await complete("2026-03-04T00:00:00Z");
    expect((await get()).body).toMatchObject({
      completedCheckouts: 6,
      merchandiseVolume: [
        { currency: "EUR", amount: "5.00" },
        { currency: "JPY", amount: "1200" },
        { currency: "USD", amount: "20.20" },
      ],
    });
  });

  test("says how much of it is charged for and was paid with money", async () => {
    await complete("2026-03-02T00:00:00Z", { amount: "10.00", currency: "USD" });
    await api.database.db.updateTable("usage_records").set({ is_billable: true }).execute();
    await complete("2026-03-02T00:00:00Z", { amount: "5.00", currency: "USD" });
    expect((await get()).body).toMatchObject({
      completedCheckouts: 2,
      merchandiseVolume: [{ currency: "USD", amount: "15.00" }],
      byDay: [{ day: "2026-03-02", count: 2 }],
      live: {
        completedCheckouts: 1,
        byDay: [{ day: "2026-03-02", count: 1 }],
        merchandiseVolume: [{ currency: "USD", amount: "10.00" }],
      },
    });
  });

  test("never counts another tenant's", async () => {
    await complete("2026-03-02T00:00:00Z", { amount: "1.00", currency: "USD" });
    const other = await api.createTenant();
    expect((await api.call("GET", path, { key: other.key })).body).toMatchObject({
      completedCheckouts: 0,
      merchandiseVolume: [],
    });
  });
});
