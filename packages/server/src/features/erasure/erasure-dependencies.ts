import type { Clock } from "../../platform/clock.ts";
import type { Database, Trx } from "../../platform/database/open-database.ts";

/** What erasing needs of the rest of the service. */
export interface ErasureDependencies {
  database: Database;
  clock: Clock;
  /** How long the personal data of an ended checkout, and an unused sign-in, are kept. */
  retentionDays: number;
  /** The ordinary cancel: an order that is being placed is waited for. */
  cancelCheckout(checkoutId: string): Promise<void>;
  /** Takes whoever the checkouts are for out of the events that still lie in the queue. */
  forgetEvents(trx: Trx, checkoutIds: readonly string[]): Promise<void>;
}
