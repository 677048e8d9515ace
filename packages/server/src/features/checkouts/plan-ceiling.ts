import { type Constraints, compareAmounts, type Plan, planTerms, writeAmount } from "@cartwright/contract";

export type CeilingVerdict =
  | { kind: "accepted"; constraints: Constraints }
  | { kind: "refused"; amount: string; ceilingUsd: number };

/**
 * Applies the plan's cost ceiling: a missing limit becomes the ceiling, a higher one in US dollars is
 * refused. Other currencies aren't compared.
 */
export function applyPlanCeiling(constraints: Constraints, plan: Plan | null): CeilingVerdict {
  const ceilingUsd = plan === null ? null : planTerms[plan].ceilingUsd;
  if (ceilingUsd === null) return { kind: "accepted", constraints };
  const { maxCost } = constraints;
  if (maxCost === undefined) {
    const ceiling = { amount: writeAmount(String(ceilingUsd), "USD"), currency: "USD" };
    return { kind: "accepted", constraints: { ...constraints, maxCost: ceiling } };
  }
  const isAbove = maxCost.currency === "USD" && compareAmounts(maxCost.amount, String(ceilingUsd)) > 0;
  return isAbove
    ? { kind: "refused", amount: maxCost.amount, ceilingUsd }
    : { kind: "accepted", constraints };
}
