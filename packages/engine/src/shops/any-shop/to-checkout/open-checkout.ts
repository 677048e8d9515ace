import { readErrors } from "../../../page/outcomes/read-errors.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { failures } from "../../../phases/failures/failures.ts";
import type { PurchaseFailed } from "../../../phases/failures/purchase-failed.ts";
import { goTo } from "../../../phases/page/go-to.ts";
import { hostOf, type Visit } from "../../../phases/visit.ts";
import type { CartItem } from "../../shop.ts";
import type { AddAttempt } from "../cart/add-to-cart.ts";
import { takeOut } from "../cart/empty-cart.ts";
import { findAddress } from "../cart/find-address.ts";
import { staysEmpty } from "../cart/is-cart-empty.ts";
import { leadToCheckout } from "./lead-to-checkout.ts";

/** Adds the item again if the shop lost its first cart, or added nothing before the buyer was signed in. */
export async function openCheckout(
  visit: Visit,
  { item, attempt }: { item: CartItem; attempt: AddAttempt },
  addOnceMore: () => Promise<void>,
): Promise<void> {
  const add = async () => {
    await goTo(visit, attempt.address);
    await settle(visit.page, visit.pace);
    await addOnceMore();
  };
  if (attempt.isWalled && (await isNothingKept(visit))) await add();
  attempt.isWalled = false;
  const first = await leadToCheckout(visit, item);
  attempt.isWalled = first === "walled";
  if (first === "open" || first === "walled") return;
  if (typeof first === "object") await undo(visit, attempt, first.other);
  await add();
  const second = await leadToCheckout(visit, item);
  if (typeof second === "object") throw failures.otherAdded(hostOf(visit), second.other);
  if (second === "empty") throw await emptyAgain(visit);
}

/** The button put other goods into the cart: they are taken out, and it isn't pressed again. */
async function undo(visit: Visit, { refuted }: AddAttempt, line: string): Promise<void> {
  if (!(await takeOut(visit))) throw failures.cartHoldsOther(hostOf(visit), line);
  if (visit.addedBy) refuted.add(visit.addedBy.selector);
}

/** The shop may have remembered the item from before the sign-in: it must not be added twice. */
async function isNothingKept(visit: Visit): Promise<boolean> {
  const cart = await findAddress(visit, "cart");
  if (!cart) return true;
  await goTo(visit, cart);
  return staysEmpty(visit);
}

/** The item may sell out between product page and cart: the shop then says so in place of the line. */
async function emptyAgain(visit: Visit): Promise<PurchaseFailed> {
  const errors = await readErrors(visit.page, visit.pace);
  const soldOut = errors.find(({ kind }) => kind === "sold_out");
  if (soldOut) return failures.saidSoldOut(visit, soldOut.text);
  return failures.cartStaysEmpty(hostOf(visit));
}
