import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { Processor } from "./processor.ts";

export interface BillingDependencies {
  database: Database;
  clock: Clock;
  /** Undefined if nothing is charged. */
  processor: Processor | undefined;
  /**
   * Whether the processor is on loopback, like the sandbox's. Its facts only count while everything else is
   * too.
   */
  isFromSandbox: boolean;
  onError: (error: Error) => void;
}
