import type { DisplayedMoney } from "@cartwright/contract";
import { totalObjection } from "../../choosing/check-cost.ts";
import { settledTotal } from "../../page/amounts/read-total.ts";
import { awaitAnswers } from "../buyer/await-answers.ts";
import type { FormWork } from "../checkout/form-work.ts";
import { PurchaseFailed } from "../purchase-failed.ts";
import { hostOf, type Visit } from "../visit.ts";
import { writeMoney } from "../write-money.ts";

/** Where an earlier step showed the total already, the page of the payment need not show it again. */
const shownBeforeMs = 1_500;

/**
 * The merchant's own total, shipping and tax included, once it has stopped changing; held against the order's limit
 * before anybody is asked for a card. Where the page of the payment shows none, it is what the step before it showed;
 * undefined where none can be told for sure.
 */
export async function readOrderTotal(
  visit: Visit,
  { totalBefore }: FormWork,
): Promise<DisplayedMoney | undefined> {
  const { page, pace, order, host } = visit;
  await awaitAnswers(visit);
  const patience = totalBefore ? { limitMs: shownBeforeMs } : {};
  const shown = await settledTotal(page, pace, { currency: visit.currency, ...patience });
  const total = shown ?? totalBefore;
  const objection = totalObjection(total, order.maxCost);
  if (objection) throw new PurchaseFailed("max_cost_exceeded", objection, "max_cost_exceeded");
  await host.report({
    code: "total_read",
    label: total
      ? `The total at ${hostOf(visit)} is ${writeMoney(total)}.`
      : `${hostOf(visit)} does not clearly show its total.`,
    facts: { total: total ?? null },
  });
  return total;
}
