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

/** Throws if the key's mandate doesn't include the merchant or another host that the run may navigate to. */
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

/** Throws if the requested limit is above the key's limit per checkout, or in another currency. */
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
 * Limits a checkout without its own limit to what is left of the key's budget, so that one that costs more
 * ends before anyone is asked. The binding check happens when its total is put up for approval, because other
 * checkouts may spend in between.
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
