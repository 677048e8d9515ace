import { addAmounts, type CheckoutSummary } from "@cartwright/contract";
import { dayOf } from "../../lib/days.ts";

export interface Spend {
  currency: string;
  /** Exact sums, as decimal strings. */
  total: string;
  byDay: ReadonlyMap<string, string>;
}

/** Spend per day and currency, starting with the currency of the most purchases. */
export function spendByDay(purchases: readonly CheckoutSummary[]): Spend[] {
  const spends = new Map<string, { count: number; total: string; byDay: Map<string, string> }>();
  for (const { receipt, updatedAt } of purchases) {
    if (!receipt?.total) continue;
    const { amount, currency } = receipt.total;
    const spend = spends.get(currency) ?? { count: 0, total: "0", byDay: new Map() };
    const day = dayOf(updatedAt);
    spend.count += 1;
    spend.total = addAmounts(spend.total, amount);
    spend.byDay.set(day, addAmounts(spend.byDay.get(day) ?? "0", amount));
    spends.set(currency, spend);
  }
  return [...spends]
    .sort(([, left], [, right]) => right.count - left.count)
    .map(([currency, { total, byDay }]) => ({ currency, total, byDay }));
}
