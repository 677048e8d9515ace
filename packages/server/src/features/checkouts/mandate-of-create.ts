import {
  type Budget,
  type Constraints,
  compareAmounts,
  messages,
  planTerms,
  writeAmount,
} from "@cartwright/contract";
import { merchantDomainOf } from "@cartwright/engine/server";
import type { Caller } from "../../http/caller.ts";
import type { Trx } from "../../platform/database/open-database.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { startOfDay } from "../../platform/start-of-day.ts";
import { leftOf } from "./mandate.ts";
import { sumSpent } from "./mandates.store.ts";

/** Throws where the key does not name the merchant; hosts that the run may navigate to are such as well. */
export function ensureMerchantAllowed(
  { mandate }: Caller,
  target: { url: string; allowedDomains?: readonly string[] | undefined },
): void {
  const merchants = mandate?.merchants;
  if (!merchants) return;
  const hosts = [new URL(target.url).hostname, ...(target.allowedDomains ?? [])];
  const other = hosts.find((host) => !merchants.includes(merchantDomainOf(`https://${host}`)));
  if (other === undefined) return;
  throw new ServiceError("forbidden", messages.checkouts.otherMerchant(other, merchants.join(", ")), {
    merchants,
  });
}

/** Throws where the limit that was sent is more than the key may spend on one checkout, or in another currency. */
export function ensureWithinBudget({ mandate }: Caller, { maxCost }: Constraints): void {
  const budget = mandate?.budget;
  if (!budget || !maxCost) return;
  const { currency, perCheckout } = budget;
  const { maxCostOutsideBudget, maxCostAboveBudget } = messages.checkouts;
  if (maxCost.currency !== currency)
    throw new ServiceError("invalid", maxCostOutsideBudget(maxCost.currency, currency));
  if (perCheckout !== undefined && compareAmounts(maxCost.amount, perCheckout) > 0)
    throw new ServiceError(
      "invalid",
      maxCostAboveBudget(maxCost.amount, `${writeAmount(perCheckout, currency)} ${currency}`),
    );
}

/**
 * What is left of the key's budget, as a limit for a checkout that has none of its own, so that it ends before anybody is asked
 * where it costs more. What counts is the check when its total is put up for approval: others may spend meanwhile.
 */
export async function limitToBudget(
  trx: Trx,
  {
    caller,
    sent,
    constraints,
    now,
  }: { caller: Caller; sent: Constraints; constraints: Constraints; now: Date },
): Promise<Constraints> {
  const { mandate, keyId } = caller;
  if (!mandate?.budget || keyId === undefined) return constraints;
  const { budget } = mandate;
  const left = leftOf(budget, await sumSpent(trx, { keyId, day: startOfDay(now) }));
  if (left === undefined) return constraints;
  if (compareAmounts(left, "0") === 0) throw new ServiceError("forbidden", messages.checkouts.budgetUsedUp);
  if (sent.maxCost || isPlanLower(caller, budget, left)) return constraints;
  return {
    ...constraints,
    maxCost: { amount: writeAmount(left, budget.currency), currency: budget.currency },
  };
}

function isPlanLower({ tenant: { plan } }: Caller, { currency }: Budget, left: string): boolean {
  const ceilingUsd = plan === null ? null : planTerms[plan].ceilingUsd;
  return ceilingUsd !== null && currency === "USD" && compareAmounts(String(ceilingUsd), left) < 0;
}
