import { compareAmounts, type DisplayedMoney, type Money, type Receipt } from "@cartwright/contract";

/** More on the receipt than was approved. */
export interface Overcharge {
  /** Without a currency where the page named none. */
  approved: DisplayedMoney;
  charged: Money;
}

/**
 * Undefined where it is not more, and where either amount is not known. A higher number in another currency, or in one where
 * none was named, may be less; but nobody has approved it, so it is told, and so is the very number with another currency.
 */
export function findOvercharge(
  { total: charged }: Pick<Receipt, "total">,
  approved: DisplayedMoney | null,
): Overcharge | undefined {
  if (charged === null || approved === null) return undefined;
  const difference = compareAmounts(charged.amount, approved.amount);
  const isOtherCurrency = approved.currency !== undefined && approved.currency !== charged.currency;
  return difference > 0 || (difference === 0 && isOtherCurrency) ? { approved, charged } : undefined;
}
