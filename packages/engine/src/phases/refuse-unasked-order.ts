import { readConfirmation } from "../page/outcomes/read-confirmation.ts";
import { PurchaseFailed } from "./purchase-failed.ts";
import { hostOf, type Visit } from "./visit.ts";

/** A page that confirms an order nobody has placed ends the run: nothing more is pressed in such a shop. */
export async function refuseUnaskedOrder(visit: Visit): Promise<void> {
  if (!(await readConfirmation(visit.page, visit.pace)).isConfirmed) return;
  throw new PurchaseFailed(
    "order_state_unknown",
    `${hostOf(visit)} confirms an order that was not placed yet: an order may exist. Ask the merchant before buying again.`,
  );
}
