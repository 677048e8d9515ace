import type { DisplayedMoney, Receipt } from "@cartwright/contract";
import type { Trx } from "../../platform/database/open-database.ts";
import { startOfDay } from "../../platform/start-of-day.ts";
import { findMandateRefusal, type MandateRefusal } from "./mandate.ts";
import { lockMandate, raiseHeld, setHeld, sumSpent } from "./mandates.store.ts";
import type { LockedCheckout } from "./transitions.store.ts";

/**
 * Holds the total against the budget of the key that created the checkout, like a bank's authorization. The
 * caller has locked the checkout. Undefined if the purchase may go on.
 */
export async function holdBudget(
  trx: Trx,
  { id, mandated_by: keyId }: Pick<LockedCheckout, "id" | "mandated_by">,
  { total, now }: { total: DisplayedMoney | undefined; now: Date },
): Promise<MandateRefusal | undefined> {
  if (keyId === null) return undefined;
  const mandate = await lockMandate(trx, keyId);
  if (!mandate) return undefined;
  const spent = await sumSpent(trx, { keyId, day: startOfDay(now), except: id });
  const refusal = findMandateRefusal(mandate, { total, spent, now });
  if (!refusal && mandate.budget && total) await setHeld(trx, id, { amount: total.amount, at: now });
  return refusal;
}

/** When a checkout ends, releases what certainly wasn't spent. */
export async function settleBudget(
  trx: Trx,
  { id, mandated_by }: Pick<LockedCheckout, "id" | "mandated_by">,
  end: { receipt: Receipt | undefined; mayHaveOrdered: boolean },
): Promise<void> {
  if (mandated_by === null) return;
  if (end.receipt?.total) await raiseHeld(trx, id, end.receipt.total);
  else if (!end.receipt && !end.mayHaveOrdered) await setHeld(trx, id, undefined);
}
