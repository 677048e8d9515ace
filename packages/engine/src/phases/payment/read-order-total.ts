import type { DisplayedMoney } from "@cartwright/contract";
import { totalObjection } from "../../choosing/check-cost.ts";
import { settledTotal } from "../../page/amounts/read-total.ts";
import { awaitAnswers } from "../buyer/await-answers.ts";
import { PurchaseFailed } from "../purchase-failed.ts";
import { hostOf, type Visit } from "../visit.ts";
import { writeMoney } from "../write-money.ts";

/**
 * The merchant's own total, shipping and tax included, once it has stopped changing; held against the order's limit
 * before anybody is asked for a card. Undefined where the page shows none that can be told for sure.
 */
export async function readOrderTotal(visit: Visit): Promise<DisplayedMoney | undefined> {
  const { page, pace, order, host } = visit;
  await awaitAnswers(visit);
  const total = await settledTotal(page, pace, visit.currency);
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
