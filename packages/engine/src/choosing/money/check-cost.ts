import { compareAmounts, type DisplayedMoney, type Money } from "@cartwright/contract";

/** Checks the item price against the limit, ignoring currencies. Undefined if it is within the limit. */
export function itemPriceObjection(
  price: string | undefined,
  maxCost: Money | undefined,
): string | undefined {
  if (price === undefined || !maxCost || compareAmounts(price, maxCost.amount) <= 0) return undefined;
  return `Item price ${price} exceeds maxCost ${maxCost.amount}.`;
}

/**
 * Checks the displayed total against the limit. If the page shows no currency, the number still counts; if
 * its currency differs from the limit's, they cannot be compared, and `limitRemark` tells the payer.
 */
export function totalObjection(
  total: DisplayedMoney | undefined,
  maxCost: Money | undefined,
): string | undefined {
  if (!total || !maxCost) return undefined;
  if (total.currency !== undefined && total.currency !== maxCost.currency) return undefined;
  if (compareAmounts(total.amount, maxCost.amount) <= 0) return undefined;
  const currency = total.currency ?? maxCost.currency;
  return `Order total ${total.amount} ${currency} exceeds maxCost ${maxCost.amount} ${maxCost.currency}.`;
}

/** A remark for the payer if the total could not be checked against the limit; otherwise "". */
export function limitRemark(total: DisplayedMoney | undefined, maxCost: Money | undefined): string {
  if (!maxCost) return "";
  const limit = `The spending limit of ${maxCost.amount} ${maxCost.currency}`;
  if (!total) return `${limit} could not be checked, because no total could be read.`;
  if (total.currency === undefined || total.currency === maxCost.currency) return "";
  return `${limit} was not applied, because the shop charges in ${total.currency}.`;
}

/** Price times quantity, exact. */
export function timesQuantity(price: string, quantity: number): string {
  const [whole = "0", fraction = ""] = price.split(".");
  const scaled = (BigInt(whole + fraction) * BigInt(quantity)).toString().padStart(fraction.length + 1, "0");
  if (fraction === "") return scaled;
  return `${scaled.slice(0, -fraction.length)}.${scaled.slice(-fraction.length)}`;
}
