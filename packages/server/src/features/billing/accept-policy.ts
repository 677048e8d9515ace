import { type Billing, currentPolicyVersion, messages } from "@cartwright/contract";
import { ServiceError } from "../../platform/service-error.ts";
import { changeAccount } from "./billing.store.ts";
import type { BillingDependencies } from "./billing-dependencies.ts";
import { presentBilling } from "./get-billing.ts";

/** Only the current policy can be accepted, so that people agree to what they were shown. */
export async function acceptPolicy(
  dependencies: BillingDependencies,
  { tenantId, version }: { tenantId: string; version: string },
): Promise<Billing> {
  if (version !== currentPolicyVersion) {
    throw new ServiceError("invalid", messages.billing.otherPolicy(currentPolicyVersion));
  }
  const now = dependencies.clock.now();
  const change = { aup_version: version, aup_accepted_at: now };
  const account = await changeAccount(dependencies.database, { tenantId, change, now });
  return presentBilling(dependencies, tenantId, account);
}
