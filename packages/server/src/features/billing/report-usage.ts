import { listUnreportedUsage, markReported, type UnreportedUsage } from "./billing.store.ts";
import type { BillingDependencies } from "./billing-dependencies.ts";

const atOnce = 8;
const inOneGo = 200;

/**
 * Tells the processor of each completed checkout, once. A process that dies between telling and writing that down tells it again under the
 * same name, which counts for nothing.
 */
export async function reportUsage(dependencies: BillingDependencies, signal: AbortSignal): Promise<void> {
  const { database, processor } = dependencies;
  if (!processor) return;
  const waiting = await listUnreportedUsage(database.db, inOneGo);
  let failure: unknown;
  for (let first = 0; first < waiting.length && !signal.aborted; first += atOnce) {
    const told = await Promise.allSettled(
      waiting.slice(first, first + atOnce).map((usage) => tell(dependencies, usage)),
    );
    failure ??= told.find((each) => each.status === "rejected")?.reason;
  }
  // One that the processor refuses holds up no other, and is heard of.
  if (failure !== undefined) throw failure;
}

async function tell(
  { database, processor, clock }: BillingDependencies,
  { checkout_id, completed_at, customer_id }: UnreportedUsage,
): Promise<void> {
  await processor?.reportCompleted({ customerId: customer_id, checkoutId: checkout_id, at: completed_at });
  await markReported(database.db, [checkout_id], clock.now());
}
