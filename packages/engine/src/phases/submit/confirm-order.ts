import type { CheckoutOutcome } from "../../checkout-host.ts";
import { linesOf, readPageTexts } from "../../page/outcomes/page-texts.ts";
import { type Confirmation, readConfirmation } from "../../page/outcomes/read-confirmation.ts";
import { settle } from "../../page/waiting/settle.ts";
import { hostOf, type Visit } from "../visit.ts";
import type { PlacedOrder } from "./placed-order.ts";
import { chargedAbove, receiptTotal } from "./receipt-total.ts";

/** Writes the receipt from what the confirmation page shows. */
export async function confirmOrder(visit: Visit, placed: PlacedOrder): Promise<CheckoutOutcome> {
  const { page, host } = visit;
  const confirmation = await completed(visit, placed);
  const merchantOrderId = orderId(confirmation.orderNumber);
  const lines = linesOf(await readPageTexts(page, visit.pace));
  const total = receiptTotal(placed.total, chargedAbove(lines, placed.total) ?? confirmation.total);
  const evidenceUrl = page.url();
  await host.report({
    code: "order_confirmed",
    label: `${hostOf(visit)} confirmed the order${merchantOrderId ? ` ${merchantOrderId}` : ""}.`,
    facts: { merchantOrderId, total },
  });
  return { status: "succeeded", total, merchantOrderId, evidenceUrl };
}

/**
 * A confirmation page may still be rendering its number or rows: if the total isn't the approved one, it is
 * read again.
 */
async function completed(
  { page, pace, currency }: Visit,
  { confirmation, total: approved }: PlacedOrder,
): Promise<Confirmation> {
  const { orderNumber, total, order } = confirmation;
  const isAsApproved = approved === undefined || approved.amount === total?.amount;
  if (orderNumber !== null && total && isAsApproved) return confirmation;
  await settle(page, pace, { limitMs: 5_000 });
  const later = await readConfirmation(page, pace, { currency, order });
  return later.isConfirmed ? later : confirmation;
}

/** As the merchant writes it, without a leading "#". */
function orderId(shown: string | null): string | null {
  return shown?.trim().replace(/^#\s*/, "") || null;
}
