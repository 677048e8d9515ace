import type { Money } from "@cartwright/contract";
import type { PlacedOrder } from "./placed-order.ts";

type Total = PlacedOrder["total"];

/**
 * What the confirmation says, otherwise what was approved; null where no page ever named a currency. A shop that stays
 * on the page of its checkout empties the cart there: a total of nothing is that cart's, and not the order's.
 */
export function receiptTotal(approved: Total, confirmed: Total): Money | null {
  const isOfEmptyCart = isNothing(confirmed) && approved !== undefined && !isNothing(approved);
  const said = isOfEmptyCart ? approved : confirmed;
  const amount = said?.amount ?? approved?.amount;
  const currency = said?.currency ?? approved?.currency;
  return amount !== undefined && currency !== undefined ? { amount, currency } : null;
}

function isNothing(total: Total): boolean {
  return total !== undefined && Number(total.amount) === 0;
}
