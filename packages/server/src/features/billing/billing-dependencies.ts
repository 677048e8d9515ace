import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { Processor } from "./processor.ts";

export interface BillingDependencies {
  database: Database;
  clock: Clock;
  /** Undefined where nothing is charged. */
  processor: Processor | undefined;
  /** Whether the processor is on loopback, as the sandbox's is. What it says counts only where everything else is too. */
  isFromSandbox: boolean;
  onError: (error: Error) => void;
}
