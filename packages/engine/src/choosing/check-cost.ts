import { compareAmounts, type DisplayedMoney, type Money } from "@cartwright/contract";

/** The item price alone against the limit; currencies are not looked at. Undefined when it holds. */
export function itemPriceObjection(
  price: string | undefined,
  maxCost: Money | undefined,
): string | undefined {
  if (price === undefined || !maxCost || compareAmounts(price, maxCost.amount) <= 0) return undefined;
  return `Item price ${price} exceeds maxCost ${maxCost.amount}.`;
}

/**
 * The displayed total against the limit. A page that does not say its currency is still held to the number; one
 * that contradicts the limit's currency cannot be compared: `limitRemark` tells the person who pays.
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

/** What a person is told where the limit could not be held against the total; "" where it was, or where there is none. */
export function limitRemark(total: DisplayedMoney | undefined, maxCost: Money | undefined): string {
  if (!maxCost) return "";
  const limit = `The spending limit of ${maxCost.amount} ${maxCost.currency}`;
  if (!total) return `${limit} could not be checked, because no total could be read.`;
  if (total.currency === undefined || total.currency === maxCost.currency) return "";
  return `${limit} was not applied, because the shop charges in ${total.currency}.`;
}

/** Price times pieces, exactly. */
export function timesQuantity(price: string, quantity: number): string {
  const [whole = "0", fraction = ""] = price.split(".");
  const scaled = (BigInt(whole + fraction) * BigInt(quantity)).toString().padStart(fraction.length + 1, "0");
  if (fraction === "") return scaled;
  return `${scaled.slice(0, -fraction.length)}.${scaled.slice(-fraction.length)}`;
}
