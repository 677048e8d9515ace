import { type Plan, planTerms } from "@cartwright/contract";

export const planNamesForPeople: Readonly<Record<Plan, string>> = {
  personal: "Personal",
  business: "Business",
  scale: "Scale",
};

/** What a plan allows, in a few words each. */
export function planLimits(plan: Plan): string[] {
  const { activeCheckouts, ceilingUsd } = planTerms[plan];
  return [
    activeCheckouts === 1 ? "1 checkout at a time" : `${activeCheckouts} checkouts at a time`,
    ceilingUsd === null ? "no ceiling for a checkout" : `up to ${ceilingUsd} USD for a checkout`,
  ];
}
