import { setTimeout as pause } from "node:timers/promises";
import { ApiError, type Client, isTerminal } from "@cartwright/contract";
import { startProduct } from "../start-product.ts";
import type { BenchmarkOptions } from "./benchmark.ts";
import { buyer, card, signUp } from "./buy-through-api.ts";
import { percentile } from "./statistics.ts";

const tenants = 100;
const pollMs = 3_000;
const wanted = 1_000;
const defaultMinutes = 5;
/** Active checkouts per tenant: a sandbox account may have five, so the sixth is refused. */
const underWayEach = 6;

interface Seen {
  pollMs: number[];
  statuses: Map<string, number>;
  created: number;
  ended: number;
}

/** A hundred tenants poll every three seconds while checkouts run through a service with default settings. */
export async function benchLoad({ minutes = defaultMinutes }: BenchmarkOptions): Promise<string> {
  const product = await startProduct({ LOG_LEVEL: "error", SIGNUPS_PER_IP_PER_HOUR: "1000" });
  const seen: Seen = { pollMs: [], statuses: new Map(), created: 0, ended: 0 };
  try {
    const clients: Client[] = [];
    for (let nth = 0; nth < tenants; nth += 1) clients.push(await signUp(product.getUrl("api")));
    const until = performance.now() + minutes * 60_000;
    const url = `${product.getUrl("hartwell")}/products/enamel-mug`;
    await Promise.all(
      clients.map(async (client, nth) => {
        await pause((nth / tenants) * pollMs);
        await useService(client, { url, until, seen });
      }),
    );
    return describe(seen, minutes);
  } finally {
    await product.stop();
  }
}

interface Tenant {
  client: Client;
  seen: Seen;
  url: string;
  profileId: string | undefined;
  underWay: Set<string>;
}

async function useService(
  client: Client,
  { url, until, seen }: { url: string; until: number; seen: Seen },
): Promise<void> {
  const profile = await count(seen, client.buyerProfiles.create(buyer));
  const tenant: Tenant = { client, seen, url, profileId: profile?.id, underWay: new Set() };
  while (performance.now() < until && seen.ended < wanted) {
    const roundEndsAt = performance.now() + pollMs;
    if (tenant.underWay.size < underWayEach && seen.created < wanted) await create(tenant);
    for (const id of tenant.underWay) await look(tenant, id);
    await pause(Math.max(0, roundEndsAt - performance.now()));
  }
}

async function create({ client, seen, url, profileId, underWay }: Tenant): Promise<void> {
  if (profileId === undefined) return;
  const made = await count(seen, client.checkouts.create({ target: { url }, buyerProfileId: profileId }));
  if (!made) return;
  underWay.add(made.id);
  seen.created += 1;
}

async function look({ client, seen, underWay }: Tenant, id: string): Promise<void> {
  const startedAt = performance.now();
  const checkout = await count(seen, client.checkouts.get(id));
  seen.pollMs.push(performance.now() - startedAt);
  if (!checkout) return;
  if (isTerminal(checkout.status)) {
    underWay.delete(id);
    seen.ended += 1;
  }
  const { pendingUserAction: asked } = checkout;
  if (!asked) return;
  const answer = { card_number: card.number, card_expiry: card.expiry, card_cvc: card.code };
  await count(seen, client.checkouts.submitAction(id, asked.id, answer));
}

async function count<Result>(seen: Seen, work: Promise<Result>): Promise<Result | undefined> {
  const add = (name: string): undefined => {
    seen.statuses.set(name, (seen.statuses.get(name) ?? 0) + 1);
  };
  try {
    const result = await work;
    add("answered");
    return result;
  } catch (error) {
    if (error instanceof ApiError) return add(`refused with ${error.status}`);
    return add(
      Reflect.get(Object(error), "isTimeout") === true ? "no answer in 30 s" : "connection broken off",
    );
  }
}

function describe({ pollMs: times, statuses, created, ended }: Seen, minutes: number): string {
  return [
    `${tenants} tenants, each of which looks at each of its checkouts every ${pollMs / 1000} s; the embedded database and ${"`WORKER_SLOTS`"} as a first start has them. ` +
      `**${ended} checkouts went through** in ${minutes} minutes of ${created} that were accepted.`,
    "",
    "| | |",
    "|---|---|",
    `| looks | ${times.length} |`,
    `| median of a look | ${percentile(times, 0.5).toFixed(0)} ms |`,
    `| 99 of 100 looks take less than | ${percentile(times, 0.99).toFixed(0)} ms |`,
    `| the longest look | ${Math.max(...times).toFixed(0)} ms |`,
    ...[...statuses].map(([name, times]) => `| requests: ${name} | ${times} |`),
  ].join("\n");
}
