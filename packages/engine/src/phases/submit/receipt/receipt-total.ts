import { addAmounts, compareAmounts, type Money } from "@cartwright/contract";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import { languages } from "../../../words/languages.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { says } from "../../../words/says.ts";
import type { PlacedOrder } from "./placed-order.ts";

type Total = PlacedOrder["total"];

/**
 * The confirmed total, otherwise the approved one; null if no page named a currency. A shop that stays on its
 * checkout page empties the cart there: a total of zero is that cart's, not the order's. Nor is the number of the order
 * its total: "Order PC-5201. $488.73 charged to your card."
 */
export function receiptTotal(
  approved: Total,
  confirmed: Total,
  orderNumber: string | null = null,
): Money | null {
  const isOfEmptyCart = isNothing(confirmed) && approved !== undefined && !isNothing(approved);
  const isOther = isOfEmptyCart || isPartOf(orderNumber, confirmed);
  const said = isOther ? approved : confirmed;
  const amount = said?.amount ?? approved?.amount;
  const currency = said?.currency ?? approved?.currency;
  return amount !== undefined && currency !== undefined ? { amount, currency } : null;
}

/** Whether a receipt's higher total is the approved one and what a gift card has paid of it. */
export function isBeforeGift(lines: readonly string[], approved: Total, confirmed: Total): boolean {
  if (!approved || !confirmed || compareAmounts(confirmed.amount, approved.amount) <= 0) return false;
  const isGift = (line: string) => says(line, ({ fields, payment }) => [...fields.giftCard, ...payment.gift]);
  const isDifference = (line: string) =>
    findAmounts(line, approved.currency).some(
      ({ amount }) => compareAmounts(addAmounts(approved.amount, amount), confirmed.amount) === 0,
    );
  return lines.some(isGift) && lines.some(isDifference);
}

const longestLine = 300;

/**
 * The highest amount above the approved one that a line of the receipt says was charged to a card, regardless
 * of the total it names.
 */
export function chargedAbove(
  lines: readonly string[],
  approved: Total,
  orderNumber: string | null = null,
): Total {
  if (!approved) return undefined;
  const charges = lines
    .filter((line) => line.length < longestLine && saysCharged(normalise(line)))
    .flatMap((line) => findAmounts(line, approved.currency));
  const above = charges.filter(
    (charge) => compareAmounts(charge.amount, approved.amount) > 0 && !isPartOf(orderNumber, charge),
  );
  return above.toSorted((one, other) => compareAmounts(other.amount, one.amount))[0];
}

function saysCharged(plain: string): boolean {
  return languages.some(
    ({ total, payment }) =>
      hasPhrase(plain, total.later) && hasPhrase(plain, payment.card) && !hasPhrase(plain, payment.gift),
  );
}

/** Whether the amount is written in the number of the order. */
function isPartOf(orderNumber: string | null, said: Total): boolean {
  const digits: readonly string[] = orderNumber?.match(/\d+/g) ?? [];
  return said !== undefined && digits.includes(said.amount);
}

function isNothing(total: Total): boolean {
  return total !== undefined && Number(total.amount) === 0;
}
