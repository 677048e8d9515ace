import { type ActivationStep, currentPolicyVersion, type Plan } from "@cartwright/contract";

/** What a workspace has done towards going live. */
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

/** While a payment is late the processor tries again, and the plan holds until it gives up. */
const inForce = ["active", "trialing", "past_due"];

export function standingOf(facts: AccountFacts): Standing {
  const plan = inForce.includes(facts.subscription_status ?? "") ? facts.plan : null;
  const missing: ActivationStep[] = [];
  if (plan === null) missing.push("plan");
  if (facts.identity_status !== "verified") missing.push("identity");
  if (facts.aup_version !== currentPolicyVersion) missing.push("aup");
  return { plan, missing };
}

/** What a change of the facts changes about the tenant. What an operator has set by hand stays until then. */
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
