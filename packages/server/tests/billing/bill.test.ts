import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRunRecord } from "../../src/features/checkouts/run-record.ts";
import type { RunEnding } from "../../src/features/runs/run-record.ts";
import { recordUsage } from "../../src/features/usage/record-usage.ts";
import { type Api, startApi } from "../http/start-api.ts";
import { createTestAnswers } from "../support/kept-answers.ts";
import { type SandboxProcessor, startSandboxProcessor } from "./sandbox-processor.ts";
import { startUnreliableProxy, type UnreliableProxy } from "./unreliable-proxy.ts";

const seed = Number(process.env.BILL_SEED ?? 20_261_121);
const checkouts = 300;

let processor: SandboxProcessor;
let proxy: UnreliableProxy;
/** Two processes that both tell the processor of all that they find. */
let api: Api;
let beside: Api;
const random = createRandom(seed);

beforeAll(async () => {
  processor = await startSandboxProcessor();
  proxy = await startUnreliableProxy(processor.port, random);
  const environment = processor.environment(proxy.url);
  api = await startApi({ environment });
  beside = await startApi({ beside: api, environment });
});
afterAll(async () => {
  await beside.close();
  await api.close();
  await proxy.close();
  await processor.close();
});

test("each checkout that succeeded is charged for once, whatever is lost, repeated or dies", async () => {
  const tenants = await Promise.all(Array.from({ length: 8 }, openAccount));
  const charged = await complete(tenants);
  expect(charged.size).toBeGreaterThan(checkouts / 4);

  for (let round = 0; round < 60 && (await countWaiting()) > 0; round += 1) {
    await Promise.all([report(api), report(beside)]);
    if (round < 8) await forgetSome();
  }

  expect(await countWaiting(), `seed ${seed}`).toBe(0);
  const units = await processor.meterEvents();
  expect(
    units.map(({ identifier, payload }) => `${identifier} ${payload.stripe_customer_id}`).sort(),
  ).toEqual([...charged].map(([checkoutId, customerId]) => `${checkoutId} ${customerId}`).sort());
  expect(proxy.lost.requests).toBeGreaterThan(5);
  expect(proxy.lost.answers).toBeGreaterThan(5);
}, 240_000);

interface Account {
  tenantId: string;
  customerId: string;
}

/** A tenant whom the processor knows as a customer. */
async function openAccount(): Promise<Account> {
  const { tenantId } = await api.createTenant({ isActivated: true });
  const customerId = await processor.createCustomer();
  await api.database.db
    .insertInto("billing_accounts")
    .values({ tenant_id: tenantId, customer_id: customerId })
    .execute();
  return { tenantId, customerId };
}

/** Brings every checkout to an end that chance decides, telling some of it twice. Whom each that is to be charged for belongs to. */
async function complete(tenants: readonly Account[]): Promise<Map<string, string>> {
  const { database, clock } = api;
  const record = createRunRecord({
    database,
    clock,
    actionTtlSeconds: 600,
    listeners: [recordUsage],
    keptAnswers: createTestAnswers(),
  });
  const charged = new Map<string, string>();
  const planned = Array.from({ length: checkouts }, () => ({
    id: randomUUID(),
    claimId: randomUUID(),
    tenant: pick(tenants),
    isLive: random() < 0.8,
    ending: pick(endings),
    isToldTwice: random() < 0.2,
  }));
  await insertRunning(planned);
  await inParallel(8, planned, async ({ id, claimId, tenant, isLive, ending, isToldTwice }) => {
    const claim = { checkoutId: id, claimId };
    await Promise.all([record.finish(claim, ending), isToldTwice && record.finish(claim, ending)]);
    if (isLive && ending.status === "succeeded") charged.set(id, tenant.customerId);
  });
  return charged;
}

const succeeded: RunEnding = {
  status: "succeeded",
  receipt: {
    total: { amount: "18.00", currency: "USD" },
    merchantOrderId: "A-1",
    evidence: { url: "https://shop.test/" },
  },
};
const endings: readonly RunEnding[] = [
  succeeded,
  succeeded,
  { status: "failed", reason: "automation_failed", code: "stuck", message: "It is stuck." },
  { status: "cancelled" },
];

/** Checkouts that are being driven, all at once. */
async function insertRunning(
  planned: readonly { id: string; claimId: string; tenant: Account; isLive: boolean }[],
): Promise<void> {
  const now = api.clock.now();
  const target = JSON.stringify({ url: "https://shop.example.com/", kind: "direct_url" });
  const rows = planned.map(({ id, claimId, tenant, isLive }) => ({
    id,
    claim_id: claimId,
    has_browser: true,
    tenant_id: tenant.tenantId,
    status: "running" as const,
    target,
    constraints: "{}",
    metadata: "{}",
    is_live: isLive,
    created_at: now,
    updated_at: now,
  }));
  await api.database.db.insertInto("checkouts").values(rows).execute();
}

/** Whatever of it fails comes round again. */
async function report({ server }: Api): Promise<void> {
  await fetch(`${server.operationsUrl}/jobs/report-usage`, { method: "POST" });
}

/** As if the process had died between telling the processor and writing that down. */
async function forgetSome(): Promise<void> {
  await sql`update usage_records set reported_at = null where reported_at is not null and random() < 0.1`.execute(
    api.database.db,
  );
}

async function countWaiting(): Promise<number> {
  const rows = await api.database.db
    .selectFrom("usage_records")
    .select("checkout_id")
    .where("is_billable", "=", true)
    .where("reported_at", "is", null)
    .execute();
  return rows.length;
}

async function inParallel<Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("there is nothing to pick from");
  return item;
}

/** The same numbers for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
