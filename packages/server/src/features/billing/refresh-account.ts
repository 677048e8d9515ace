import type { AccountRow } from "./billing.store.ts";
import { changeAccount, findAccount } from "./billing.store.ts";
import type { BillingDependencies } from "./billing-dependencies.ts";

/**
 * Fetches the current state from the processor and saves it, so that the order and repetition of its events
 * don't matter.
 */
export async function refreshAccount(
  { database, clock, processor, isFromSandbox }: BillingDependencies,
  tenantId: string,
): Promise<AccountRow | undefined> {
  const account = await findAccount(database.db, tenantId);
  if (!account || !processor) return account;
  const { customer_id: customerId, verification_id: verificationId } = account;
  const subscription = customerId === null ? undefined : await processor.findSubscription(customerId);
  const identityStatus =
    verificationId === null ? undefined : await processor.findVerificationStatus(verificationId);
  const change = {
    ...(subscription && { subscription_status: subscription.status, plan: subscription.plan }),
    ...(identityStatus !== undefined && { identity_status: identityStatus }),
    is_from_sandbox: isFromSandbox,
  };
  return changeAccount(database, { tenantId, change, now: clock.now() });
}
