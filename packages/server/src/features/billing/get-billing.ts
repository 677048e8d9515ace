import type { Billing } from "@cartwright/contract";
import { type AccountRow, findAccount, getTenantFacts } from "./billing.store.ts";
import type { BillingDependencies } from "./billing-dependencies.ts";
import { refreshAccount } from "./refresh-account.ts";
import { standingOf } from "./standing.ts";

/**
 * Returns what the workspace has and lacks. If something is missing, asks the processor first: the person may
 * have just come back from its pages.
 */
export async function getBilling(dependencies: BillingDependencies, tenantId: string): Promise<Billing> {
  const { db } = dependencies.database;
  let account = await findAccount(db, tenantId);
  if (account && isAwaited(account)) account = await refreshAtBest(dependencies, tenantId, account);
  return presentBilling(dependencies, tenantId, account);
}

export async function presentBilling(
  { database }: Pick<BillingDependencies, "database">,
  tenantId: string,
  account: AccountRow | undefined,
): Promise<Billing> {
  const tenant = await getTenantFacts(database.db, tenantId);
  const facts = account ?? {
    subscription_status: null,
    plan: null,
    identity_status: null,
    aup_version: null,
  };
  return {
    plan: tenant.plan,
    subscriptionStatus: facts.subscription_status,
    identityStatus: facts.identity_status,
    aupAcceptedAt: account?.aup_accepted_at?.toISOString() ?? null,
    aupVersion: facts.aup_version,
    activatedAt: tenant.activated_at?.toISOString() ?? null,
    missing: standingOf(facts).missing,
  };
}

function isAwaited(account: AccountRow): boolean {
  const { missing } = standingOf(account);
  const awaitsPlan = missing.includes("plan") && account.customer_id !== null;
  return awaitsPlan || (missing.includes("identity") && account.verification_id !== null);
}

/** Best effort: if the processor is unavailable, the news brings the same facts later. */
async function refreshAtBest(
  dependencies: BillingDependencies,
  tenantId: string,
  known: AccountRow,
): Promise<AccountRow | undefined> {
  try {
    return await refreshAccount(dependencies, tenantId);
  } catch (error) {
    dependencies.onError(error instanceof Error ? error : new Error("the processor could not be asked"));
    return known;
  }
}
