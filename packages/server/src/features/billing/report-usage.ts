import { listUnreportedUsage, markReported, type UnreportedUsage } from "./billing.store.ts";
import type { BillingDependencies } from "./billing-dependencies.ts";

const customersAtOnce = 8;
const pageSize = 200;
/** The processor accepts events up to 35 days old; older ones are reported for the oldest accepted day. */
const oldestMs = 34 * 24 * 3600 * 1000;

/**
 * Reports each completed checkout to the processor once. If the process dies before recording that, it
 * reports it again with the same identifier, which has no effect. A refused report doesn't hold up the
 * others; the first failure is thrown at the end.
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

/** One call at a time per customer, which is the processor's limit. */
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
