import type { Caller } from "../../http/caller.ts";
import { applyTransition } from "./apply-transition.ts";
import type { CheckoutsDependencies } from "./checkouts-dependencies.ts";
import { ensureCheckoutVisible } from "./get-checkout.ts";

/**
 * Cancels immediately and notifies the worker. While an order is being placed, the cancel is only recorded:
 * the run ends with the merchant's response and asks no more questions. An ended checkout isn't changed.
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
