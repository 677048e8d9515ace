import { type Field, readFields, theField } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import { press } from "../../page/moves/press.ts";
import { readMoves, theMove } from "../../page/moves/read-moves.ts";
import { timeLimit } from "../../page/waiting/pace.ts";
import { settle } from "../../page/waiting/settle.ts";
import { goTo } from "../../phases/go-to.ts";
import { PurchaseFailed } from "../../phases/purchase-failed.ts";
import { hostOf, type Visit } from "../../phases/visit.ts";
import { findAddress } from "./find-address.ts";

/** Sets the number of pieces on the product's page. False where the page has no field for it. */
export async function setQuantity(visit: Visit, quantity: number): Promise<boolean> {
  const field = await quantityField(visit);
  if (!field) return quantity === 1;
  // Some shops propose more than one.
  if (field.value === String(quantity) || (quantity === 1 && Number(field.value) <= 1)) return true;
  if ((await fillField(field, String(quantity), visit.pace)).filled) return true;
  throw notSet(visit);
}

/** Sets the number of pieces in the cart, where shops have it that add one at a time, and sees that the cart keeps it. */
export async function setQuantityInCart(visit: Visit, quantity: number): Promise<void> {
  const { page, pace } = visit;
  if (!(await quantityField(visit))) await goToCart(visit);
  const field = await quantityField(visit);
  if (!field || !(await fillField(field, String(quantity), pace)).filled) throw notSet(visit);
  await settle(page, pace, { limitMs: 4_000 });
  // Many carts take a change only when they are told to.
  const update = theMove(await readMoves(page, pace), "update_cart");
  if (update && !update.disabled) await press(page, update.locator, pace);
  else await field.locator.press("Enter", { timeout: timeLimit(pace, 2_000) }).catch(() => undefined);
  await settle(page, pace, { limitMs: 8_000 });
  if (Number((await quantityField(visit))?.value) !== quantity) throw notSet(visit);
}

async function quantityField({ page, pace }: Visit): Promise<Field | undefined> {
  return theField(await readFields(page, pace), "quantity");
}

async function goToCart(visit: Visit): Promise<void> {
  const { page, pace } = visit;
  const address = await findAddress(visit, "cart");
  if (address) await goTo(visit, address);
  else {
    const way = theMove(await readMoves(page, pace), "view_cart");
    if (way) await press(page, way.locator, pace);
  }
  await settle(page, pace);
}

function notSet(visit: Visit): PurchaseFailed {
  return new PurchaseFailed("stuck", `${hostOf(visit)} shows no field for the number of pieces.`);
}
