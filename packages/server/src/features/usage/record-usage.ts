import type { CheckoutGoal, CheckoutStatus, Receipt } from "@cartwright/contract";
import type { Trx } from "../../platform/database/open-database.ts";
import { insertUsageRecord } from "./usage.store.ts";

/** The parts of a checkout's status change that matter for metering. */
interface ChangedCheckout {
  checkoutId: string;
  tenantId: string;
  status: CheckoutStatus;
  goal: CheckoutGoal;
  receipt: Receipt | null;
  at: Date;
}

/** Counts a completed checkout, in the transaction that completes it. Quotes don't count. */
export async function recordUsage(trx: Trx, changed: ChangedCheckout): Promise<void> {
  if (changed.status !== "succeeded" || changed.goal === "quote") return;
  const { checkoutId, tenantId, receipt, at } = changed;
  await insertUsageRecord(trx, { checkoutId, tenantId, total: receipt?.total ?? null, completedAt: at });
}
