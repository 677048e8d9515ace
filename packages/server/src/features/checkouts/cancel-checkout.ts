import type { Caller } from "../../http/caller.ts";
import { applyTransition } from "./apply-transition.ts";
import type { CheckoutsDependencies } from "./checkouts-dependencies.ts";
import { ensureCheckoutVisible } from "./get-checkout.ts";

/**
 * Cancels at once, and the worker hears of it. While an order is being placed the cancel is kept instead: the run
 * ends by what the merchant says, and asks nothing more. A checkout that has ended stays as it is.
 */
export async function cancelCheckout(
  dependencies: CheckoutsDependencies,
  caller: Caller,
  checkoutId: string,
): Promise<void> {
  await ensureCheckoutVisible(dependencies.database.db, caller, checkoutId);
  await dependencies.database.transaction((trx) =>
    applyTransition(trx, dependencies, { checkoutId, change: { trigger: "cancelled" } }),
  );
}
