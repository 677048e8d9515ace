import { messages, type Plan, type ProcessorPage } from "@cartwright/contract";
import { ServiceError } from "../../platform/service-error.ts";
import { changeAccount, findAccount, getTenantFacts } from "./billing.store.ts";
import type { BillingDependencies } from "./billing-dependencies.ts";
import type { Processor } from "./processor.ts";
import { standingOf } from "./standing.ts";

/**
 * Opens the page for subscribing. Workspaces with a plan change it in the portal, because a second
 * subscription would be charged too.
 */
export async function openSubscribePage(
  dependencies: BillingDependencies,
  { tenantId, plan }: { tenantId: string; plan: Plan },
): Promise<ProcessorPage> {
  return withProcessor(dependencies, async (processor) => {
    const { database, clock } = dependencies;
    const account = await findAccount(database.db, tenantId);
    if (account && standingOf(account).plan !== null) throw refuse(messages.billing.hasPlan);
    const tenant = await getTenantFacts(database.db, tenantId);
    const customerId = account?.customer_id ?? (await processor.openCustomer({ tenantId, ...tenant }));
    const change = { customer_id: customerId, is_from_sandbox: dependencies.isFromSandbox };
    await changeAccount(database, { tenantId, change, now: clock.now() });
    return { url: await processor.openSubscribePage({ customerId, tenantId, plan }) };
  });
}

export async function openPortalPage(
  dependencies: BillingDependencies,
  tenantId: string,
): Promise<ProcessorPage> {
  return withProcessor(dependencies, async (processor) => {
    const account = await findAccount(dependencies.database.db, tenantId);
    if (!account?.customer_id) throw refuse(messages.billing.noSubscription);
    return { url: await processor.openPortalPage(account.customer_id) };
  });
}

export async function openVerificationPage(
  dependencies: BillingDependencies,
  tenantId: string,
): Promise<ProcessorPage> {
  return withProcessor(dependencies, async (processor) => {
    const { database, clock } = dependencies;
    const account = await findAccount(database.db, tenantId);
    if (account?.identity_status === "verified") throw refuse(messages.billing.isVerified);
    const { verificationId, url } = await processor.openVerificationPage(tenantId);
    const change = {
      verification_id: verificationId,
      identity_status: "requires_input",
      is_from_sandbox: dependencies.isFromSandbox,
    };
    await changeAccount(database, { tenantId, change, now: clock.now() });
    return { url };
  });
}

async function withProcessor<Result>(
  { processor, onError }: BillingDependencies,
  ask: (processor: Processor) => Promise<Result>,
): Promise<Result> {
  if (!processor) throw refuse(messages.billing.notConfigured);
  try {
    return await ask(processor);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    onError(error instanceof Error ? error : new Error("the processor could not be asked"));
    throw new ServiceError("unavailable", messages.requests.unavailable);
  }
}

function refuse(message: string): ServiceError {
  return new ServiceError("invalid", message);
}
