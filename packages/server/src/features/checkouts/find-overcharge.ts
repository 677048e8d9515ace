import { compareAmounts, type DisplayedMoney, type Money, type Receipt } from "@cartwright/contract";

/** More on the receipt than was approved. */
export interface Overcharge {
  approved: Money;
  charged: Money;
}

/** Undefined where it is not more, and where either amount or its currency is not known: nothing is claimed then. */
export function findOvercharge(
  { total: charged }: Pick<Receipt, "total">,
  approved: DisplayedMoney | null,
): Overcharge | undefined {
  if (charged === null || approved?.currency === undefined || approved.currency !== charged.currency)
    return undefined;
  if (compareAmounts(charged.amount, approved.amount) <= 0) return undefined;
  return { approved: { amount: approved.amount, currency: approved.currency }, charged };
}
