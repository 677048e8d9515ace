import { type ActivationStep, currentPolicyVersion, type Plan } from "@cartwright/contract";

/** The steps a workspace has taken towards going live. */
export interface AccountFacts {
  subscription_status: string | null;
  plan: Plan | null;
  identity_status: string | null;
  aup_version: string | null;
}

export interface Standing {
  plan: Plan | null;
  missing: ActivationStep[];
}

/** While a payment is late, the processor retries, and the plan stays in force until it gives up. */
const inForce = ["active", "trialing", "past_due"];

export function standingOf(facts: AccountFacts): Standing {
  const plan = inForce.includes(facts.subscription_status ?? "") ? facts.plan : null;
  const missing: ActivationStep[] = [];
  if (plan === null) missing.push("plan");
  if (facts.identity_status !== "verified") missing.push("identity");
  if (facts.aup_version !== currentPolicyVersion) missing.push("aup");
  return { plan, missing };
}

/** Returns how changed facts change the tenant. Until then, what an operator has set by hand stays. */
export function consequencesOf(
  before: Standing,
  after: Standing,
  now: Date,
): { plan?: Plan | null; sandbox_only?: boolean; activated_at?: Date | null } {
  const wasComplete = before.missing.length === 0;
  const isComplete = after.missing.length === 0;
  return {
    ...(before.plan !== after.plan && { plan: after.plan }),
    ...(!wasComplete && isComplete && { sandbox_only: false, activated_at: now }),
    ...(wasComplete && !isComplete && { sandbox_only: true, activated_at: null }),
  };
}
