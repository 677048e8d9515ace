import { z } from "zod";

export const planNames = ["personal", "business", "scale"] as const;
export const Plan = z.enum(planNames);
export type Plan = z.infer<typeof Plan>;

export interface PlanTerms {
  readonly monthlyUsd: number;
  /** How many checkouts may be under way at once, a question that waits for its answer included. */
  readonly activeCheckouts: number;
  /** The most that one checkout may cost; null where the plan sets no ceiling. */
  readonly ceilingUsd: number | null;
}

export const planTerms: Readonly<Record<Plan, PlanTerms>> = {
  personal: { monthlyUsd: 9, activeCheckouts: 1, ceilingUsd: 200 },
  business: { monthlyUsd: 49, activeCheckouts: 5, ceilingUsd: null },
  scale: { monthlyUsd: 249, activeCheckouts: 15, ceilingUsd: null },
};

/** Charged for each checkout that succeeded, on every plan; a failed or cancelled one costs nothing. */
export const completedCheckoutUsd = "1.00";
