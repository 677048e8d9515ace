import { limits, messages } from "@cartwright/contract";
import type { Clock } from "../platform/clock.ts";
import { ServiceError } from "../platform/service-error.ts";
import { createTokenBuckets } from "../platform/token-buckets.ts";
import type { Demand } from "./authorise.ts";
import type { Authentication } from "./caller.ts";

/**
 * Tenants may create and delete any number of these. Checkouts have their own quota, and answers must not be
 * delayed.
 */
const resources = ["/v1/buyer-profiles", "/v1/buyer-sessions", "/v1/webhooks", "/v1/api-keys"];

export type LimitChanges = (method: string, demand: Demand, authentication: Authentication) => void;

/** Limits how fast a tenant may change each of these resources. Counts this process only. */
export function createChangeLimit(clock: Clock): LimitChanges {
  const buckets = createTokenBuckets({ clock, ...limits.changes });
  return (method, { resourcePath }, { caller }) => {
    if (method === "GET" || method === "HEAD" || !caller || !resources.includes(resourcePath)) return;
    if (!buckets.take(`${caller.tenantId} ${resourcePath}`))
      throw new ServiceError("over_limit", messages.requests.tooManyChanges);
  };
}
