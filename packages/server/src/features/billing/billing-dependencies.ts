import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { Processor } from "./processor.ts";

export interface BillingDependencies {
  database: Database;
  clock: Clock;
  /** Undefined where nothing is charged. */
  processor: Processor | undefined;
  onError: (error: Error) => void;
}
