import { notify } from "../../platform/database/listen.ts";
import { checkoutsChannel } from "./apply-transition.ts";
import type { CheckoutsDependencies } from "./checkouts-dependencies.ts";
import { extendPendingAction, lockCheckout } from "./transitions.store.ts";

/**
 * Gives an open question its full time again, once. False if it was already extended or is no longer open.
 */
export async function extendAction(
  {
    database,
    clock,
    actionTtlSeconds,
  }: Pick<CheckoutsDependencies, "database" | "clock" | "actionTtlSeconds">,
  { checkoutId, actionId }: { checkoutId: string; actionId: string },
): Promise<boolean> {
  return database.transaction(async (trx) => {
    // Guards against a concurrent expiry.
    await lockCheckout(trx, checkoutId);
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + actionTtlSeconds * 1000);
    if (!(await extendPendingAction(trx, actionId, { now, expiresAt }))) return false;
    await notify(trx, checkoutsChannel, checkoutId);
    return true;
  });
}
