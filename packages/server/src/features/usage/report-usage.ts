import { type UsageReport, writeAmount } from "@cartwright/contract";
import type { Db } from "../../platform/database/open-database.ts";
import { countCompletionsByDay, sumTotalsByCurrency } from "./usage.store.ts";
import type { UsageWindow } from "./usage-window.ts";

/** Reports what a tenant completed in the window, how much of it is charged, and the volume it bought. */
export async function reportUsage(db: Db, tenantId: string, window: UsageWindow): Promise<UsageReport> {
  const [all, live] = await Promise.all([
    sumUp(db, tenantId, window),
    sumUp(db, tenantId, { ...window, isBillable: true }),
  ]);
  return {
    from: window.from.toISOString(),
    to: window.to.toISOString(),
    ...all,
    live,
  };
}

async function sumUp(db: Db, tenantId: string, window: UsageWindow & { isBillable?: boolean }) {
  const [byDay, totals] = await Promise.all([
    countCompletionsByDay(db, tenantId, window),
    sumTotalsByCurrency(db, tenantId, window),
  ]);
  return {
    completedCheckouts: byDay.reduce((sum, { count }) => sum + count, 0),
    byDay,
    merchandiseVolume: totals.map(({ currency, amount }) => ({
      currency,
      amount: writeAmount(amount, currency),
    })),
  };
}
