import { z } from "zod";

export const planNames = ["personal", "business", "scale"] as const;
export const Plan = z.enum(planNames);
export type Plan = z.infer<typeof Plan>;

export interface PlanTerms {
  readonly monthlyUsd: number;
  /** How many checkouts may be active at once, including those waiting for an answer. */
  readonly activeCheckouts: number;
  /** The most that one checkout may cost; null if the plan has no ceiling. */
  readonly ceilingUsd: number | null;
}

export const planTerms: Readonly<Record<Plan, PlanTerms>> = {
  personal: { monthlyUsd: 9, activeCheckouts: 1, ceilingUsd: 200 },
  business: { monthlyUsd: 49, activeCheckouts: 5, ceilingUsd: null },
  scale: { monthlyUsd: 249, activeCheckouts: 15, ceilingUsd: null },
};

/** Charged for each successful checkout, on every plan; failed and cancelled ones are free. */
export const completedCheckoutUsd = "1.00";
