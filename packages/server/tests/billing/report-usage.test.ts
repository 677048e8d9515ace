import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Processor } from "../../src/features/billing/processor.ts";
import { reportUsage } from "../../src/features/billing/report-usage.ts";
import { type Api, startApi } from "../http/start-api.ts";

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const hour = 3600_000;
const day = 24 * hour;

/** A tenant with completed checkouts that nobody has been told of; their customer. */
async function openAccount(ages: readonly number[]): Promise<string> {
  const { tenantId } = await api.createTenant({ isActivated: true });
  const customerId = `cus_${tenantId}`;
  const { db } = api.database;
  await db.insertInto("billing_accounts").values({ tenant_id: tenantId, customer_id: customerId }).execute();
  const now = api.clock.now();
  const records = ages.map((age) => ({ id: randomUUID(), at: new Date(now.getTime() - age) }));
  const target = JSON.stringify({ url: "https://shop.example.com/", kind: "direct_url" });
  const common = {
    tenant_id: tenantId,
    constraints: "{}",
    metadata: "{}",
    target,
    status: "succeeded" as const,
  };
  await db
    .insertInto("checkouts")
    .values(records.map(({ id, at }) => ({ id, ...common, is_live: true, created_at: at, updated_at: at })))
    .execute();
  await db
    .insertInto("usage_records")
    .values(
      records.map(({ id, at }) => ({
        checkout_id: id,
        tenant_id: tenantId,
        is_billable: true,
        completed_at: at,
        total_amount: null,
        total_currency: null,
      })),
    )
    .execute();
  return customerId;
}

type Completed = Parameters<Processor["reportCompleted"]>[0];

/** Tells a processor that does what is given of all that waits. */
async function report(reportCompleted: (completed: Completed) => Promise<void>): Promise<void> {
  const unasked = () => Promise.reject(new Error("nobody asks for this"));
  const processor: Processor = {
    reportCompleted,
    openCustomer: unasked,
    openSubscribePage: unasked,
    openPortalPage: unasked,
    openVerificationPage: unasked,
    findSubscription: unasked,
    findVerificationStatus: unasked,
    readNews: unasked,
  };
  const { database, clock } = api;
  const dependencies = { database, clock, processor, isFromSandbox: false, onError: () => undefined };
  await reportUsage(dependencies, new AbortController().signal);
}

test("the processor is told of a customer's checkouts one at a time, and of several customers at once", async () => {
  await Promise.all([1, 2, 3].map(() => openAccount([3 * hour, 2 * hour, hour])));
  const calls = new Map<string, number>();
  let mostForOne = 0;
  let mostCustomers = 0;
  await report(async ({ customerId }) => {
    calls.set(customerId, (calls.get(customerId) ?? 0) + 1);
    mostForOne = Math.max(mostForOne, ...calls.values());
    mostCustomers = Math.max(mostCustomers, [...calls.values()].filter((count) => count > 0).length);
    await new Promise((resolve) => setImmediate(resolve));
    calls.set(customerId, (calls.get(customerId) ?? 0) - 1);
  });
  expect({ mostForOne, mostCustomers }).toEqual({ mostForOne: 1, mostCustomers: 3 });
});

test("what has waited for longer than the processor looks back is charged for all the same", async () => {
  const customerId = await openAccount([90 * day, hour]);
  const told: Completed[] = [];
  await report(async (completed) => void told.push(completed));
  const ages = told
    .filter((each) => each.customerId === customerId)
    .map(({ at }) => Math.round((api.clock.now().getTime() - at.getTime()) / hour));
  expect(ages).toEqual([34 * 24, 1]);
});

test("however many the processor refuses, the others are told, and the refusal is heard of", async () => {
  const refused = await openAccount(Array.from({ length: 250 }, () => 2 * day));
  const taken = await openAccount([hour]);
  const told: string[] = [];
  const work = report(async ({ customerId }) => {
    if (customerId === refused) throw new Error("No such customer");
    told.push(customerId);
  });
  await expect(work).rejects.toThrow("No such customer");
  expect(told).toEqual([taken]);
});
