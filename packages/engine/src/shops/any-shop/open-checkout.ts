import { readErrors } from "../../page/outcomes/read-errors.ts";
import { settle } from "../../page/waiting/settle.ts";
import { failures } from "../../phases/failures.ts";
import { goTo } from "../../phases/go-to.ts";
import type { PurchaseFailed } from "../../phases/purchase-failed.ts";
import { hostOf, type Visit } from "../../phases/visit.ts";
import { leadToCheckout } from "./lead-to-checkout.ts";

/** A shop that has lost its first basket, or took nothing before the buyer was signed in, gets the item once more. */
export async function openCheckout(
  visit: Visit,
  address: string,
  addOnceMore: () => Promise<void>,
): Promise<void> {
  if ((await leadToCheckout(visit)) === "open") return;
  await goTo(visit, address);
  await settle(visit.page, visit.pace);
  await addOnceMore();
  if ((await leadToCheckout(visit)) === "open") return;
  throw await staysEmpty(visit);
}

/** Stock may run out between the product's page and the basket: the shop says so where the line is gone. */
async function staysEmpty(visit: Visit): Promise<PurchaseFailed> {
  const errors = await readErrors(visit.page, visit.pace);
  const soldOut = errors.find(({ kind }) => kind === "sold_out");
  if (soldOut) return failures.saidSoldOut(visit, soldOut.text);
  return failures.cartStaysEmpty(hostOf(visit));
}
