import { type UsageReport, writeAmount } from "@cartwright/contract";
import type { Db } from "../../platform/database/open-database.ts";
import { countBillable, countCompletionsByDay, sumTotalsByCurrency } from "./usage.store.ts";
import type { UsageWindow } from "./usage-window.ts";

/** Reports what a tenant completed in the window, how much of it is charged, and the volume it bought. */
export async function reportUsage(db: Db, tenantId: string, window: UsageWindow): Promise<UsageReport> {
  const [byDay, totals, liveCount, liveTotals] = await Promise.all([
    countCompletionsByDay(db, tenantId, window),
    sumTotalsByCurrency(db, tenantId, window),
    countBillable(db, tenantId, window),
    sumTotalsByCurrency(db, tenantId, { ...window, isBillable: true }),
  ]);
  return {
    from: window.from.toISOString(),
    to: window.to.toISOString(),
    completedCheckouts: byDay.reduce((sum, { count }) => sum + count, 0),
    byDay,
    merchandiseVolume: totals.map(present),
    live: { completedCheckouts: liveCount, merchandiseVolume: liveTotals.map(present) },
  };
}

function present({ currency, amount }: { currency: string; amount: string }) {
  return { currency, amount: writeAmount(amount, currency) };
}
