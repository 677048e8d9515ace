import { type UsageReport, writeAmount } from "@cartwright/contract";
import type { Db } from "../../platform/database/open-database.ts";
import { countCompletionsByDay, sumTotalsByCurrency } from "./usage.store.ts";
import type { UsageWindow } from "./usage-window.ts";

/** What a tenant completed in the window: the billable count, and for information what it bought. */
export async function reportUsage(db: Db, tenantId: string, window: UsageWindow): Promise<UsageReport> {
  const [byDay, totals] = await Promise.all([
    countCompletionsByDay(db, tenantId, window),
    sumTotalsByCurrency(db, tenantId, window),
  ]);
  return {
    from: window.from.toISOString(),
    to: window.to.toISOString(),
    completedCheckouts: byDay.reduce((sum, { count }) => sum + count, 0),
    byDay,
    merchandiseVolume: totals.map(({ currency, amount }) => ({
      currency,
      amount: writeAmount(amount, currency),
    })),
  };
}
