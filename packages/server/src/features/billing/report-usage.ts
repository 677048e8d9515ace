import { listUnreportedUsage, markReported, type UnreportedUsage } from "./billing.store.ts";
import type { BillingDependencies } from "./billing-dependencies.ts";

const customersAtOnce = 8;
const pageSize = 200;
/** The processor takes what is up to 35 days old; what waited for longer counts for the oldest day that it takes. */
const oldestMs = 34 * 24 * 3600 * 1000;

/**
 * Tells the processor of each completed checkout, once. A process that dies between telling and writing that down tells it again under the
 * same name, which counts for nothing. One that the processor refuses holds up no other, and is heard of.
 */
export async function reportUsage(dependencies: BillingDependencies, signal: AbortSignal): Promise<void> {
  if (!dependencies.processor) return;
  const failures: unknown[] = [];
  let after: UnreportedUsage | undefined;
  do {
    const waiting = await listUnreportedUsage(dependencies.database.db, { after, limit: pageSize });
    failures.push(...(await tellAll(dependencies, waiting, signal)));
    after = waiting.at(-1);
  } while (after && !signal.aborted);
  if (failures.length > 0) throw failures[0];
}

/** The processor takes one call at a time for each customer. */
async function tellAll(
  dependencies: BillingDependencies,
  waiting: readonly UnreportedUsage[],
  signal: AbortSignal,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  const customers = Map.groupBy(waiting, ({ customer_id }) => customer_id).values();
  const work = async (): Promise<void> => {
    for (const usages of customers)
      for (const usage of usages) {
        if (signal.aborted) return;
        await tell(dependencies, usage).catch((error: unknown) => failures.push(error));
      }
  };
  await Promise.all(Array.from({ length: customersAtOnce }, work));
  return failures;
}

async function tell(
  { database, processor, clock }: BillingDependencies,
  { checkout_id, completed_at, customer_id }: UnreportedUsage,
): Promise<void> {
  const now = clock.now();
  const at = new Date(Math.max(completed_at.getTime(), now.getTime() - oldestMs));
  await processor?.reportCompleted({ customerId: customer_id, checkoutId: checkout_id, at });
  await markReported(database.db, [checkout_id], clock.now());
}
