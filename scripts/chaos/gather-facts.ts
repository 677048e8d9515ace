import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ApiError, type Checkout } from "@cartwright/contract";
import { readStoreOrders } from "../read-store-orders.ts";
import { findLeaks } from "./find-leaks.ts";
import type { Installation } from "./installation.ts";
import type { Facts } from "./judge.ts";
import { createPersistentClient, noRequests } from "./persistent-client.ts";
import { isRunProcess, listProcesses, type Process } from "./processes.ts";
import type { Purchase, SharedSecrets } from "./shopper.ts";

/** What can only be found out while the product is running. */
export type LivingFacts = Omit<Facts, "leaks" | "processesLeft" | "hungRequests" | "failedInRollingRestart">;

const endTimeoutMs = 10_000;

export async function gatherLivingFacts(
  { apiUrl: baseUrl, database, merchants, receiver }: Installation,
  purchases: readonly Purchase[],
): Promise<LivingFacts> {
  const checkouts = await inTurn(purchases, async (purchase) => {
    return toJudge(purchase, await findCheckout(baseUrl, purchase));
  });
  const stores = [...new Set(purchases.map(({ store }) => store))];
  const orders = await inTurn(stores, async (store) =>
    (await readStoreOrders(merchants.urls[store] ?? "")).map(({ email, number, total }) => ({
      store,
      email,
      number,
      total: total.amount,
    })),
  );
  const known = new Set(purchases.map(({ id }) => id));
  const all = await database.query<{ id: string }>("select id from checkouts");
  return {
    checkouts,
    orders: orders.flat(),
    changes: await readChanges(database),
    received: receiver.received,
    usage: await readUsage(baseUrl, purchases, checkouts),
    unheard: all.map(({ id }) => id).filter((id) => !known.has(id)),
  };
}

/** Undefined only if the API answers that it does not know the checkout: an answer that got lost proves nothing. */
export async function findCheckout(
  baseUrl: string,
  { id, apiKey }: Pick<Purchase, "id" | "apiKey">,
): Promise<Checkout | undefined> {
  const client = createPersistentClient(baseUrl, { apiKey, counts: noRequests() });
  try {
    return await client.try(({ checkouts }) => checkouts.get(id));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export function readChanges({
  query,
}: Installation["database"]): Promise<{ checkoutId: string; status: string }[]> {
  return query(`select checkout_id as "checkoutId", status from status_changes`);
}

function toJudge(
  { id, store, email, goal }: Purchase,
  checkout: Checkout | undefined,
): Facts["checkouts"][number] {
  const code = checkout?.progressItems.at(-1)?.data.code;
  const { receipt } = checkout ?? {};
  return {
    id,
    store,
    email,
    goal,
    status: checkout?.status,
    code: typeof code === "string" ? code : undefined,
    receipt: receipt ? { number: receipt.merchantOrderId, total: receipt.total?.amount ?? "" } : undefined,
  };
}

async function readUsage(
  baseUrl: string,
  purchases: readonly Purchase[],
  checkouts: LivingFacts["checkouts"],
): Promise<Facts["usage"]> {
  const keys = new Map(purchases.map(({ tenantId, apiKey }) => [tenantId, apiKey]));
  const completed = checkouts.filter(({ status, goal }) => status === "succeeded" && goal === "purchase");
  const tenantOf = new Map(purchases.map(({ id, tenantId }) => [id, tenantId]));
  return inTurn([...keys], async ([tenantId, apiKey]) => {
    const client = createPersistentClient(baseUrl, { apiKey, counts: noRequests() });
    const { completedCheckouts } = await client.try(({ usage }) => usage.get());
    return {
      tenantId,
      completed: completed.filter(({ id }) => tenantOf.get(id) === tenantId).length,
      counted: completedCheckouts,
    };
  });
}

/** What the product has left behind after it ended, of what was typed since the given time. */
export async function gatherRemains(
  { folder }: Installation,
  secrets: SharedSecrets,
  typedSince: Date,
): Promise<Pick<Facts, "leaks" | "processesLeft">> {
  const places = ["database", "parts", "logs"].map((name) => join(folder, name));
  return {
    processesLeft: await findProcessesLeft(folder),
    leaks: await findLeaks(places, secrets, typedSince),
  };
}

/** The processes of a browser end a moment after it. */
async function findProcessesLeft(folder: string): Promise<string[]> {
  const until = performance.now() + endTimeoutMs;
  for (;;) {
    const isOurs = ({ command, id }: Process): boolean =>
      id !== process.pid && (command.includes(join(folder, "parts")) || isRunProcess({ command }));
    const left = await keepThoseOf(folder, (await listProcesses()).filter(isOurs));
    if (left.length === 0 || performance.now() > until)
      return left.map(({ id, command }) => `${id} ${command.slice(0, 120)}`);
    await pause(100);
  }
}

/** Keeps only processes of this installation, according to their command line or environment. */
async function keepThoseOf<Item extends { id: number; command: string }>(
  folder: string,
  found: readonly Item[],
): Promise<Item[]> {
  const { readFile } = await import("node:fs/promises");
  const environments = await Promise.all(
    found.map(({ id }) => readFile(`/proc/${id}/environ`, "utf8").catch(() => "")),
  );
  return found.filter(
    ({ command }, index) => command.includes(folder) || environments[index]?.includes(folder),
  );
}

async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
