import { randomBytes } from "node:crypto";
import { type Client, type CreateApiKeyBody, createClient, type SignedUp } from "@cartwright/contract";
import type { CheckoutHost, CheckoutOrder, CheckoutOutcome } from "@cartwright/engine/server";
import { sql } from "kysely";
import { type Config, readConfig } from "../../src/config/config.ts";
import type { RunEngine } from "../../src/features/runs/run-engine.ts";
import {
  type Database,
  type DatabaseLocation,
  openDatabase,
} from "../../src/platform/database/open-database.ts";
import { createLogger } from "../../src/platform/logging/create-logger.ts";
import { startServer } from "../../src/start-server.ts";
import { createMovableClock, type MovableClock } from "./movable-clock.ts";
import { plainHost } from "./plain-host.ts";
import { throwLater } from "./report-error.ts";
import { createTestDatabase } from "./test-database.ts";

export interface TestServerOptions {
  /** Also drives runs: in a real browser, or with `runCheckout` if given. */
  worker?: boolean;
  runCheckout?: (order: CheckoutOrder, host: CheckoutHost) => Promise<CheckoutOutcome>;
  /** Drives the runs instead of a browser and `runCheckout`. */
  engine?: RunEngine;
  /** The location of its database. Defaults to a new one. */
  location?: DatabaseLocation;
  /** Starts another process on that server's database. */
  beside?: TestServer;
  /** Added to the default test environment. */
  environment?: Readonly<Record<string, string>>;
  /** Called for each logged line. Logs are discarded by default. */
  onLogLine?: (line: string) => void;
  /** For tests that inspect database calls. */
  wrapDatabase?: (database: Database) => Database;
}

export interface TestServer {
  baseUrl: string;
  operationsUrl: string;
  /** Set if METRICS_PORT is set. */
  metricsUrl: string;
  database: Database;
  clock: MovableClock;
  config: Config;
  /** Creates a tenant with its first key. Sign-up limits are off unless the environment sets them. */
  signup(): Promise<TestTenant>;
  /** A client with another key. */
  clientOf(apiKey: string): Client;
  /** Advances the clock and the waiting jobs. */
  passTime(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

export interface TestTenant extends Pick<SignedUp, "tenantId" | "apiKey"> {
  client: Client;
  createKey(body?: Partial<CreateApiKeyBody>): Promise<{ client: Client; apiKey: string }>;
}

/** The whole server on its own database and free ports. Without `worker`, runs are not driven. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clock = options.beside?.clock ?? createMovableClock();
  const { wrapDatabase = (each) => each } = options;
  const database =
    options.beside?.database ??
    wrapDatabase(await openDatabase(options.location ?? (await createTestDatabase()), throwLater));
  const config = readConfig(environmentOf(options));
  const server = await startServer(config, {
    database,
    clock,
    logger: createLogger("trace", { write: options.onLogLine ?? (() => undefined) }),
    watchMs: 50,
    ...(options.runCheckout && { engine: scriptedEngine(options.runCheckout) }),
    ...(options.engine && { engine: options.engine }),
  });
  const baseUrl = server.urls.api ?? "";
  const clientOf = (apiKey: string): Client => createClient({ baseUrl, apiKey });
  return {
    baseUrl,
    operationsUrl: server.urls.operations ?? "",
    metricsUrl: server.urls.metrics ?? "",
    database,
    clock,
    config,
    clientOf,
    passTime: (milliseconds) => passTime(database, clock, milliseconds),
    signup: () => signUp(baseUrl, clientOf),
    close: async () => {
      await server.close();
      if (options.beside === undefined) await database.close();
    },
  };
}

function environmentOf({ worker = false, environment }: TestServerOptions): Record<string, string> {
  return {
    ROLES: worker ? "api,worker" : "api",
    PORT: "0",
    OPERATIONS_PORT: "0",
    SIGNUPS_PER_IP_PER_HOUR: "1000000",
    SIGNUPS_PER_DAY: "1000000",
    SHUTDOWN_GRACE_SECONDS: "0",
    VAULT_KEYS: `test:${randomBytes(32).toString("base64")}`,
    EMBED_TOKEN_SECRET: randomBytes(32).toString("base64"),
    INTERNAL_SECRET: randomBytes(32).toString("base64"),
    ...environment,
  };
}

function scriptedEngine(buy: NonNullable<TestServerOptions["runCheckout"]>): RunEngine {
  return {
    openBrowser: async () => ({ browser: undefined, close: async () => undefined }),
    runCheckout: (order, host) => buy(order, plainHost(host)),
    lossOf: () => undefined,
  };
}

async function signUp(baseUrl: string, clientOf: TestServer["clientOf"]): Promise<TestTenant> {
  const { tenantId, apiKey } = await createClient({ baseUrl }).signup();
  const client = clientOf(apiKey);
  return {
    tenantId,
    apiKey,
    client,
    createKey: async (body) => {
      const { key } = await client.apiKeys.create({ mode: "test", ...body });
      return { apiKey: key, client: clientOf(key) };
    },
  };
}

/** Moves the clock, and brings forward queued jobs by the same time. */
async function passTime(database: Database, clock: MovableClock, milliseconds: number): Promise<void> {
  clock.moveBy(milliseconds);
  await sql`
    update pgboss.job set start_after = start_after - ${milliseconds} * interval '1 millisecond'
    where state < 'active'
  `.execute(database.db);
}
