import { limits, messages, planTerms } from "@cartwright/contract";
import type { LockedTenant } from "../../platform/database/lock-tenant.ts";
import type { Trx } from "../../platform/database/open-database.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { countCheckouts } from "./new-checkouts.store.ts";

const dayMs = 24 * 3600 * 1000;

/**
 * Refuses a create beyond the tenant's limits. The caller holds the tenant's lock, so the counts stay valid.
 */
export async function ensureWithinQuota(
  trx: Trx,
  { tenantId, tenant, now }: { tenantId: string; tenant: LockedTenant; now: Date },
): Promise<void> {
  const activeLimit = activeLimitOf(tenant);
  const recentLimit = tenant.daily_limit ?? limits.checkouts.perDay;
  const since = new Date(now.getTime() - dayMs);
  const { active, recent } = await countCheckouts(trx, { tenantId, activeLimit, since, recentLimit });
  if (active >= activeLimit) {
    throw new ServiceError("over_limit", messages.checkouts.activeLimit(activeLimit));
  }
  if (recent >= recentLimit) {
    throw new ServiceError("over_limit", messages.checkouts.dailyLimit(recentLimit));
  }
}

function activeLimitOf({ active_limit, plan }: LockedTenant): number {
  if (active_limit !== null) return active_limit;
  return plan === null ? limits.checkouts.sandboxActive : planTerms[plan].activeCheckouts;
}
