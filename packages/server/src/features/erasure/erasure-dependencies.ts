import type { Clock } from "../../platform/clock.ts";
import type { Database, Trx } from "../../platform/database/open-database.ts";

/** What erasing needs from the rest of the service. */
export interface ErasureDependencies {
  database: Database;
  clock: Clock;
  /** How long the personal data of an ended checkout and unused sign-ins are kept. */
  retentionDays: number;
  /** The ordinary cancel: an order that is being placed is waited for. */
  cancelCheckout(checkoutId: string): Promise<void>;
  /** Removes the checkouts' subjects from queued events. */
  forgetEvents(trx: Trx, checkoutIds: readonly string[]): Promise<void>;
}
