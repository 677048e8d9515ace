import { compareAmounts, type DisplayedMoney, type Money, type Receipt } from "@cartwright/contract";

/** The receipt shows more than was approved. */
export interface Overcharge {
  /** Has no currency if the page named none. */
  approved: DisplayedMoney;
  charged: Money;
}

/**
 * Undefined if the charge isn't higher or an amount is unknown. A higher number in another or unnamed
 * currency may be worth less, but wasn't approved, so it is reported; so is the same number in another
 * currency.
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
