import { notify } from "../../platform/database/listen.ts";
import { checkoutsChannel } from "./apply-transition.ts";
import type { CheckoutsDependencies } from "./checkouts-dependencies.ts";
import { extendPendingAction, lockCheckout } from "./transitions.store.ts";

/** Gives an open question its whole time once more, and that once. False where it has had it, or is no longer open. */
export async function extendAction(
  {
    database,
    clock,
    actionTtlSeconds,
  }: Pick<CheckoutsDependencies, "database" | "clock" | "actionTtlSeconds">,
  { checkoutId, actionId }: { checkoutId: string; actionId: string },
): Promise<boolean> {
  return database.transaction(async (trx) => {
    // Against an expiry at the same moment.
    await lockCheckout(trx, checkoutId);
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + actionTtlSeconds * 1000);
    if (!(await extendPendingAction(trx, actionId, { now, expiresAt }))) return false;
    await notify(trx, checkoutsChannel, checkoutId);
    return true;
  });
}
