import { hostname } from "node:os";
import type { Config } from "../config/config.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import { type Database, openDatabase } from "../platform/database/open-database.ts";
import { createDisposers, type Disposers } from "../platform/disposers.ts";
import { createLogger, type Logger } from "../platform/logging/create-logger.ts";
import { withoutSecrets } from "../platform/logging/describe-error.ts";
import { createMetrics, type Metrics } from "../platform/metrics/create-metrics.ts";
import { StartError } from "../platform/start-error.ts";
import { noTracing, type Tracing } from "../platform/tracing/tracing.ts";
import type { Overrides } from "./overrides.ts";
import { readOwnPorts } from "./own-ports.ts";

/** What every role depends on. */
export interface Platform {
  config: Config;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  tracing: Tracing;
  database: Database;
  /** Local ports of the service's listeners and of what it depends on. */
  ownPorts: Set<number>;
  /** Closes everything that was opened, in reverse order. */
  disposers: Disposers;
  /** For failures outside of any request or run: they are logged, and the part concerned retries. */
  onError: (error: Error) => void;
}

export async function openPlatform(config: Config, overrides: Overrides): Promise<Platform> {
  const logger = overrides.logger ?? createLogger(config.logLevel, overrides.logDestination);
  const onError = (error: Error): void => logger.error({ err: error }, "a background failure");
  const database = overrides.database ?? (await openConfiguredDatabase(config, onError));
  const disposers = createDisposers();
  if (overrides.database === undefined) disposers.add("database", database.close);
  const tracing = await openConfiguredTracing(config);
  disposers.add("tracing", tracing.close);
  return {
    config,
    clock: overrides.clock ?? systemClock,
    logger,
    metrics: createMetrics(),
    tracing,
    database,
    ownPorts: readOwnPorts(config),
    disposers,
    onError,
  };
}

/** The library is only loaded if tracing is configured. */
async function openConfiguredTracing({ tracing, roles }: Config): Promise<Tracing> {
  if (tracing === undefined) return noTracing;
  const { openTracing } = await import("../platform/tracing/open-tracing.ts");
  return openTracing({
    endpoint: tracing.endpoint,
    headers: tracing.headers.reveal(),
    attributes: { "host.name": hostname(), "cartwright.roles": [...roles].join(",") },
  });
}

async function openConfiguredDatabase(
  { database: { url, folder, maxConnections } }: Config,
  onError: (error: Error) => void,
): Promise<Database> {
  if (url === undefined) return openDatabase({ kind: "pglite", folder }, onError);
  try {
    return await openDatabase({ kind: "postgres", url, maxConnections }, onError);
  } catch (cause) {
    throw new StartError(`DATABASE_URL: ${withoutSecrets(describe(cause))}`, { cause });
  }
}

/** A refused connection is an AggregateError with one error per address and no message. */
function describe(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? first.message : "the database could not be opened";
}
