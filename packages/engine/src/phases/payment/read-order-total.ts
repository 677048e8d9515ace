import type { DisplayedMoney, Money } from "@cartwright/contract";
import { limitRemark, totalObjection } from "../../choosing/check-cost.ts";
import { settledTotal } from "../../page/amounts/read-total.ts";
import { failures } from "../failures.ts";
import { awaitAnswers } from "../form/await-answers.ts";
import type { FormWork } from "../form/form-work.ts";
import { hostOf, type Visit } from "../visit.ts";
import { writeMoney } from "../write-money.ts";

/** Where an earlier step showed the total already, the page of the payment need not show it again. */
const shownBeforeMs = 1_500;

export interface OrderTotal {
  /** Undefined where none can be told for sure. */
  total: DisplayedMoney | undefined;
  /** Other sums that the page calls its total as well. */
  contradicting: readonly DisplayedMoney[];
  /** Whether the page that was read shows it; otherwise an earlier step did. */
  isOnPage: boolean;
}

/**
 * The merchant's own total, shipping and tax included, once it has stopped changing; held against the order's limit
 * before anybody is asked for a card. Where the page of the payment shows none, it is what the step before it showed.
 */
export async function readOrderTotal(visit: Visit, { totalBefore }: FormWork): Promise<OrderTotal> {
  const { page, pace, order, host } = visit;
  await awaitAnswers(visit);
  const patience = totalBefore ? { limitMs: shownBeforeMs } : {};
  const shown = await settledTotal(page, pace, { currency: visit.currency, ...patience });
  const read: OrderTotal = shown
    ? { ...shown, isOnPage: true }
    : { total: totalBefore, contradicting: [], isOnPage: false };
  refuseAboveLimit(read, order.maxCost);
  await host.report({
    code: "total_read",
    label: labelOf(visit, read),
    facts: { total: read.total ?? null },
  });
  return read;
}

/** Any sum that the page calls its total may be what it takes. */
export function refuseAboveLimit(
  { total, contradicting }: Pick<OrderTotal, "total" | "contradicting">,
  maxCost: Money | undefined,
): void {
  for (const one of [total, ...contradicting]) {
    const objection = totalObjection(one, maxCost);
    if (objection) throw failures.aboveLimit(objection);
  }
}

function labelOf(visit: Visit, { total }: OrderTotal): string {
  const read = total
    ? `The total at ${hostOf(visit)} is ${writeMoney(total)}.`
    : `${hostOf(visit)} does not clearly show its total.`;
  return [read, limitRemark(total, visit.order.maxCost)].filter(Boolean).join(" ");
}
