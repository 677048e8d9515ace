import { randomUUID } from "node:crypto";
import { createClient } from "@cartwright/contract";
import { type Explained, explainRecorded } from "../../packages/server/bench/explain-recorded.ts";
import { type Load, offerLoad } from "../../packages/server/bench/offer-load.ts";
import { recordStatements, type Statement } from "../../packages/server/bench/record-statements.ts";
import type { Recorded } from "../../packages/server/bench/recorded.ts";
import { retireCreated, seedCheckouts } from "../../packages/server/bench/seed-checkouts.ts";
import { type Side, startBareSide, startProductSide } from "../../packages/server/bench/start-sides.ts";
import { readConfig } from "../../packages/server/src/config/config.ts";
import { openDatabase } from "../../packages/server/src/platform/database/open-database.ts";
import { startServer } from "../../packages/server/src/start-server.ts";
import { startPostgresCluster } from "../../packages/server/tests/support/postgres-cluster.ts";
import { median, percentile } from "./statistics.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 15);
const roundMs = 1500;
const connections = 16;
const maxConnections = 10;
const tenants = 50;
const product = { url: "http://hartwell.localhost/products/enamel-mug", request: "the blue one, size M" };

/**
 * Puts the two most used routes under load and compares them with bare routes that run the same statements on
 * the same PostgreSQL. The two take turns. Load generator, product, bare routes and database are separate
 * processes.
 */
export async function benchApi(): Promise<string> {
  const cluster = await startPostgresCluster();
  try {
    await cluster.createDatabase("small");
    const againstBare = await measureAgainstBare(`${cluster.address}/small`);
    await cluster.createDatabase("growing");
    return [againstBare, await measureGrowth(`${cluster.address}/growing`)].join("\n\n");
  } finally {
    await cluster.stop();
  }
}

async function measureAgainstBare(databaseUrl: string): Promise<string> {
  const { get, create } = await hearStatements(databaseUrl);
  await using sides = new AsyncDisposableStack();
  const productSide = sides.adopt(await startProductSide(databaseUrl, maxConnections), (side) => side.stop());
  const callers = await signUpCallers(productSide);
  const ids = await seedCheckouts(databaseUrl, callers[0]?.tenantId ?? "", 1000);
  const tenantIds = callers.map(({ tenantId }) => tenantId);
  const bareSide = sides.adopt(
    await startBareSide({ databaseUrl, maxConnections, get, create, tenantIds }),
    (side) => side.stop(),
  );
  const both = { product: productSide, bare: bareSide };
  const reads = await takeTurns(both, () => readOf(callers[0]?.apiKey ?? "", ids));
  const creates = await takeTurns(
    both,
    () => createBy(callers),
    () => retireCreated(databaseUrl),
  );
  return [
    describe("GET /v1/checkouts/{id}", reads, get.statements),
    describe("POST /v1/checkouts", creates, create.statements),
  ].join("\n\n");
}

const sizes = [1_000, 10_000, 100_000, 1_000_000];

/** What a request costs for one tenant as its table grows. */
async function measureGrowth(databaseUrl: string): Promise<string> {
  const { get, create } = await hearStatements(databaseUrl);
  await using stack = new AsyncDisposableStack();
  const side = stack.adopt(await startProductSide(databaseUrl, maxConnections), (each) => each.stop());
  const callers = (await signUpCallers(side)).slice(0, 1);
  const [{ apiKey, tenantId } = { apiKey: "", tenantId: "" }] = callers;
  const rows: string[] = [];
  let plans: string[] = [];
  let stored = 0;
  for (const size of sizes) {
    const ids = await seedCheckouts(databaseUrl, tenantId, size - stored);
    stored = size;
    const explained = {
      get: await explainRecorded(databaseUrl, get, { tenantId, checkoutId: pick(ids) }),
      create: await explainRecorded(databaseUrl, create, { tenantId, checkoutId: randomUUID() }),
    };
    const reads = await measureQuietly(side, readOf(apiKey, ids));
    const creates = await measureQuietly(side, createBy(callers));
    await retireCreated(databaseUrl);
    const cells = [
      explained.get.pages,
      explained.create.pages,
      ...[reads, creates].map((ms) => ms.toFixed(1)),
    ];
    rows.push(`| ${size.toLocaleString("en")} | ${cells.join(" | ")} |`);
    plans = [planOf("GET /v1/checkouts/{id}", explained.get), planOf("POST /v1/checkouts", explained.create)];
  }
  return [
    "### As the table grows",
    "",
    "One tenant has all of the checkouts. Pages are those of 8 KiB that the statements of a request touch, a count; milliseconds are the median of one connection.",
    "",
    "| checkouts | pages of a GET | pages of a POST | GET ms | POST ms |",
    "|---|---|---|---|---|",
    ...rows,
    "",
    ...plans,
  ].join("\n");
}

/** The median latency without other load. */
async function measureQuietly({ url }: Side, requests: Requests): Promise<number> {
  const { latenciesMs } = await offerLoad({ ...requests, url, connections: 1, durationMs: 2 * roundMs });
  return median(latenciesMs);
}

function planOf(route: string, { steps }: Explained): string {
  return [
    `How the database answers \`${route}\` at the last size:`,
    "",
    ...steps.map((step) => `- ${step}`),
    "",
  ].join("\n");
}

/** Starts the product once in this process and records the statements at its database driver. */
async function hearStatements(databaseUrl: string): Promise<{ get: Recorded; create: Recorded }> {
  const database = await openDatabase({ kind: "postgres", url: databaseUrl, maxConnections }, (error) =>
    console.error(error),
  );
  if (database.connection.kind !== "postgres") throw new Error("The benchmark needs PostgreSQL.");
  const recorder = recordStatements(database.connection.pool);
  const config = readConfig({
    ROLES: "api",
    PORT: "0",
    OPERATIONS_PORT: "0",
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "silent",
  });
  const server = await startServer(config, { database });
  const baseUrl = server.urls.api ?? "";
  const { apiKey, tenantId } = await createClient({ baseUrl }).signup();
  const client = createClient({ baseUrl, apiKey });
  let checkoutId = "";
  const create = await recorder.during(async () => {
    ({ id: checkoutId } = await client.checkouts.create({ target: product }));
  });
  const get = await recorder.during(() => client.checkouts.get(checkoutId));
  await server.close();
  await database.close();
  const ids = { checkoutId, tenantId };
  return { get: { statements: get, ...ids }, create: { statements: create, ...ids } };
}

interface BenchCaller {
  apiKey: string;
  tenantId: string;
}

/** Signs up tenants and lifts their limits as an operator. */
async function signUpCallers({ url, operationsUrl }: Side): Promise<BenchCaller[]> {
  const callers: BenchCaller[] = [];
  for (let each = 0; each < tenants; each++) {
    const { apiKey, tenantId } = await createClient({ baseUrl: url }).signup();
    const answer = await fetch(`${operationsUrl}/tenants/${tenantId}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ activeLimit: 1_000_000, dailyLimit: 1_000_000 }),
    });
    if (!answer.ok) throw new Error(`The limits were not lifted: ${await answer.text()}`);
    callers.push({ apiKey, tenantId });
  }
  return callers;
}

type Requests = Pick<Load, "nextRequest" | "expected">;

function readOf(apiKey: string, ids: readonly string[]): Requests {
  return {
    expected: "HTTP/1.1 200",
    nextRequest: () =>
      `GET /v1/checkouts/${pick(ids)} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${apiKey}\r\n\r\n`,
  };
}

function createBy(callers: readonly BenchCaller[]): Requests {
  const body = JSON.stringify({ target: product, metadata: { reference: "A-1" } });
  return {
    expected: "HTTP/1.1 201",
    nextRequest: () =>
      `POST /v1/checkouts HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${pick(callers).apiKey}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  };
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}

interface Sample {
  perSecond: number;
  medianMs: number;
  p99Ms: number;
  /** Of the server's own process only. */
  cpuMsPerRequest: number;
}

interface Pair {
  product: Sample;
  bare: Sample;
}

async function takeTurns(
  sides: Readonly<Record<keyof Pair, Side>>,
  requests: () => Requests,
  afterEach: () => Promise<void> = async () => undefined,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  const load = requests();
  const measureAndTidy = async (side: Side): Promise<Sample> => {
    const sample = await measure(side, load);
    await afterEach();
    return sample;
  };
  for (let round = -2; round < rounds; round++) {
    const isProductFirst = round % 2 === 0;
    const early = await measureAndTidy(isProductFirst ? sides.product : sides.bare);
    const late = await measureAndTidy(isProductFirst ? sides.bare : sides.product);
    // The first two rounds are warm-up.
    if (round >= 0)
      pairs.push(isProductFirst ? { product: early, bare: late } : { product: late, bare: early });
  }
  return pairs;
}

async function measure(side: Side, requests: Requests): Promise<Sample> {
  const cpuBefore = await side.usedCpuMs();
  const {
    requests: count,
    perSecond,
    latenciesMs,
  } = await offerLoad({
    ...requests,
    url: side.url,
    connections,
    durationMs: roundMs,
  });
  const usedMs = (await side.usedCpuMs()) - cpuBefore;
  return {
    perSecond,
    medianMs: median(latenciesMs),
    p99Ms: percentile(latenciesMs, 0.99),
    cpuMsPerRequest: usedMs / count,
  };
}

function describe(route: string, pairs: readonly Pair[], statements: readonly Statement[]): string {
  const ratios = pairs.map((pair) => pair.product.perSecond / pair.bare.perSecond);
  const row = (name: string, side: keyof Pair): string => {
    const samples = pairs.map((pair) => pair[side]);
    const middle = (key: keyof Sample, digits: number): string =>
      median(samples.map((sample) => sample[key])).toFixed(digits);
    const leastCpu = Math.min(...samples.map((sample) => sample.cpuMsPerRequest));
    return `| ${name} | ${middle("perSecond", 0)} | ${middle("medianMs", 1)} | ${middle("p99Ms", 1)} | ${leastCpu.toFixed(2)} |`;
  };
  return [
    `### ${route}`,
    "",
    `**${median(ratios).toFixed(2)} of the throughput** of a bare route (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}, ${pairs.length} pairs of ${roundMs / 1000} s, ${connections} connections, ${statements.length} statements each).`,
    "",
    "| | requests per second | median ms | 99th percentile ms | least processor ms of the server per request |",
    "|---|---|---|---|---|",
    row("product", "product"),
    row("bare route", "bare"),
  ].join("\n");
}
