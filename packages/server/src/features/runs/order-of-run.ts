import { type Buyer, type CheckoutOrder, countryOf } from "@cartwright/engine/server";
import type { ClaimedRun } from "./run-record.ts";

/** The engine's order for a claimed run. */
export function orderOfRun(
  { target, constraints, goal }: ClaimedRun,
  buyer: Buyer | undefined,
): CheckoutOrder {
  const { request, merchantContext } = target;
  const countryCode = countryOf(target.url, target.countryCode);
  const { maxCost } = constraints;
  return {
    url: target.url,
    ...(request !== undefined && { request }),
    ...(merchantContext !== undefined && { merchantContext }),
    allowedDomains: target.allowedDomains ?? [],
    ...(countryCode !== undefined && { countryCode }),
    ...(maxCost && { maxCost: { amount: maxCost.amount, currency: maxCost.currency } }),
    ...(goal === "quote" && { goal }),
    buyer: buyer ?? {},
  };
}
