import { type Checkout, type Client, cardSchema, createClient } from "@cartwright/contract";
import type { RunHost } from "@cartwright/engine/server";
import { readConfig } from "../../packages/server/src/config/config.ts";
import { startServer } from "../../packages/server/src/start-server.ts";
import { card } from "./buy-through-api.ts";
import { processorSecondsBelow } from "./processor-time.ts";

/** What one checkout costs the database and the processes around it, without its browser. */
export interface CostWithoutBrowser {
  readonly perSecond: number;
  readonly databaseMs: number;
  readonly serverMs: number;
  readonly commits: number;
  readonly rows: number;
  readonly walBytes: number;
  readonly storedBytes: number;
}

export interface ReplayDatabase {
  readonly url: string;
  readonly processId: number;
  query<Row extends object>(sql: string): Promise<Row[]>;
}

const atOnce = 16;

/**
 * Runs checkouts through the real API, queue and workers on a real PostgreSQL at full speed. They report and
 * ask what a measured purchase did, without waiting for a browser.
 */
export async function replayWithoutBrowsers(
  measured: Checkout,
  database: ReplayDatabase,
  count: number,
): Promise<CostWithoutBrowser> {
  const config = readConfig({
    DATABASE_URL: database.url,
    ROLES: "api,worker",
    PORT: "0",
    OPERATIONS_PORT: "0",
    WORKER_SLOTS: `${atOnce}`,
    LOG_LEVEL: "fatal",
    SIGNUPS_PER_IP_PER_HOUR: "1000",
    DATABASE_CONNECTIONS: "20",
  });
  const server = await startServer(config, {
    engine: {
      openBrowser: async () => ({ browser: undefined, close: async () => undefined }),
      runCheckout: (_order, host) => replay(measured, host),
      lossOf: () => undefined,
    },
  });
  try {
    const client = await openTenant(server.urls.api ?? "", database);
    const buyOne = () => buyOnce(client, "http://hartwell.localhost/products/enamel-mug");
    await runMany(atOnce, buyOne);
    const before = await readCosts(database);
    const startedAt = performance.now();
    await runMany(count, buyOne);
    const seconds = (performance.now() - startedAt) / 1000;
    const after = await readCosts(database);
    const each = (name: keyof typeof after): number => (after[name] - before[name]) / count;
    return {
      perSecond: count / seconds,
      databaseMs: each("databaseSeconds") * 1000,
      serverMs: each("serverSeconds") * 1000,
      commits: each("commits"),
      rows: each("rows"),
      walBytes: each("wal"),
      storedBytes: each("stored"),
    };
  } finally {
    await server.close();
  }
}

async function replay({ progressItems, receipt }: Checkout, host: RunHost) {
  for (const { kind, label, data } of progressItems) {
    const { step, ...facts } = data;
    if (kind === "step")
      await host.report({ code: String(step), label, facts } as Parameters<RunHost["report"]>[0]);
    if (kind === "user_action")
      await host.ask({
        key: "card",
        message: label,
        responseSchema: cardSchema,
        detectedTotal: totalOf(receipt),
      });
    if (step === "card_entered") await host.beforeSubmit({ total: totalOf(receipt), attempt: 1 });
  }
  return {
    status: "succeeded",
    total: totalOf(receipt),
    merchantOrderId: receipt?.merchantOrderId ?? null,
    evidenceUrl: receipt?.evidence.url ?? "",
  } as const;
}

function totalOf(receipt: Checkout["receipt"]): { amount: string; currency: string } {
  return { amount: receipt?.total?.amount ?? "18.00", currency: receipt?.total?.currency ?? "USD" };
}

async function openTenant(baseUrl: string, { query }: ReplayDatabase): Promise<Client> {
  const { apiKey } = await createClient({ baseUrl }).signup({});
  await query("update tenants set active_limit = 100000, daily_limit = 10000000");
  return createClient({ baseUrl, apiKey });
}

async function buyOnce(client: Client, url: string): Promise<void> {
  const { id } = await client.checkouts.create({ target: { url } });
  for await (const { pendingUserAction: asked, status } of client.checkouts.watch(id)) {
    if (status === "failed") throw new Error("a replayed purchase failed");
    if (asked)
      await client.checkouts.submitAction(id, asked.id, {
        card_number: card.number,
        card_expiry: card.expiry,
        card_cvc: card.code,
      });
  }
}

async function runMany(count: number, runOne: () => Promise<void>): Promise<void> {
  let left = count;
  const inTurn = async (): Promise<void> => {
    while (left-- > 0) await runOne();
  };
  await Promise.all(Array.from({ length: atOnce }, inTurn));
}

async function readCosts({ query, processId }: ReplayDatabase) {
  const [row] = await query<{ commits: string; rows: string; wal: string; stored: string }>(`
    select xact_commit as commits, tup_inserted + tup_updated + tup_deleted as rows,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal, pg_database_size(datname) as stored
    from pg_stat_database where datname = current_database()`);
  const { user, system } = process.cpuUsage();
  return {
    databaseSeconds: await processorSecondsBelow(processId),
    serverSeconds: (user + system) / 1e6,
    commits: Number(row?.commits),
    rows: Number(row?.rows),
    wal: Number(row?.wal),
    stored: Number(row?.stored),
  };
}
