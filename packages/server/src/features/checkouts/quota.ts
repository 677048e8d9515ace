import { limits, messages, planTerms } from "@cartwright/contract";
import type { Trx } from "../../platform/database/open-database.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { countActive, countCreatedSince, type LockedTenant } from "./checkouts.store.ts";

const dayMs = 24 * 3600 * 1000;

/** Refuses a create beyond the tenant's limits. The caller holds the tenant's lock, so the counts stay true. */
export async function ensureWithinQuota(
  trx: Trx,
  { tenantId, tenant, now }: { tenantId: string; tenant: LockedTenant; now: Date },
): Promise<void> {
  const activeLimit = activeLimitOf(tenant);
  if ((await countActive(trx, tenantId, activeLimit)) >= activeLimit) {
    throw new ServiceError("over_limit", messages.checkouts.activeLimit(activeLimit));
  }
  const limit = tenant.daily_limit ?? limits.checkouts.perDay;
  const since = new Date(now.getTime() - dayMs);
  if ((await countCreatedSince(trx, tenantId, { since, limit })) >= limit) {
    throw new ServiceError("over_limit", messages.checkouts.dailyLimit(limit));
  }
}

function activeLimitOf({ active_limit, plan }: LockedTenant): number {
  if (active_limit !== null) return active_limit;
  return plan === null ? limits.checkouts.sandboxActive : planTerms[plan].activeCheckouts;
}
