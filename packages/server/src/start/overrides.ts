import type { DestinationStream } from "pino";
import type { RunEngine } from "../features/runs/run-engine.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Logger } from "../platform/logging/create-logger.ts";

/** What tests replace. */
export interface Overrides {
  /** Opened and closed by the caller. */
  database?: Database;
  clock?: Clock;
  logger?: Logger;
  logDestination?: DestinationStream;
  /** Buys without a browser. */
  engine?: RunEngine;
  /** How often the queues are checked in addition to notifications. */
  watchMs?: number;
}
