import { type Field, readFields, theField } from "../../page/fields/read-fields.ts";
import { realChoices } from "../../page/fields/real-choices.ts";
import { fillField } from "../../page/filling/fill.ts";
import { press } from "../../page/moves/press.ts";
import { readMoves, theMove } from "../../page/moves/read-moves.ts";
import { pause } from "../../page/waiting/pace.ts";
import { settle } from "../../page/waiting/settle.ts";
import { goTo } from "../../phases/go-to.ts";
import { PurchaseFailed } from "../../phases/purchase-failed.ts";
import { hostOf, type Visit } from "../../phases/visit.ts";
import { findAddress } from "./find-address.ts";

const appearLimitMs = 5_000;

/** Sets the number of pieces on the product's page. False where it is only asked for in the cart. */
export async function setQuantity(visit: Visit, quantity: number): Promise<boolean> {
  const field = theField(await readFields(visit.page, visit.pace), "quantity");
  if (!field) return quantity === 1;
  // Some shops propose more than one.
  if (field.value === String(quantity) || (quantity === 1 && Number(field.value) <= 1)) return true;
  const outcome = await fillField(field, String(quantity), visit.pace);
  if (outcome.filled) return true;
  throw new PurchaseFailed("stuck", `${hostOf(visit)} does not take ${quantity} pieces: ${outcome.why}.`);
}

/** Sets it in the cart, which holds one piece, and looks at the cart anew whether the shop has kept it. */
export async function setQuantityInCart(visit: Visit, quantity: number): Promise<void> {
  const field = await showField(visit);
  if (!field) throw notCounted(visit);
  const outcome = await fillField(field, String(quantity), visit.pace);
  await settle(visit.page, visit.pace, { awaitSaveMs: 1_500 });
  await update(visit);
  await goTo(visit, visit.page.url());
  const kept = outcome.filled ? await showField(visit) : undefined;
  if (kept?.value !== String(quantity)) throw notCounted(visit);
}

/** Many carts take a change only when they are told to. */
async function update({ page, pace }: Visit): Promise<void> {
  const move = theMove(await readMoves(page, pace), "update_cart");
  if (!move || move.disabled) return;
  await press(page, move.locator, pace);
  await settle(page, pace, { limitMs: 8_000 });
}

/** In a cart that is beside every page, it shows once that is opened. */
async function showField(visit: Visit): Promise<Field | undefined> {
  await settle(visit.page, visit.pace);
  if (!theField(await readFields(visit.page, visit.pace), "quantity")) await openCart(visit);
  return awaitField(visit);
}

async function openCart(visit: Visit): Promise<void> {
  const { page, pace } = visit;
  const view = theMove(await readMoves(page, pace), "view_cart");
  const address = view?.isLink ? view.href : await findAddress(visit, "cart");
  if (address) await goTo(visit, address);
  else if (view) await press(page, view.locator, pace);
}

async function awaitField(visit: Visit): Promise<Field | undefined> {
  const until = Date.now() + appearLimitMs;
  for (;;) {
    await settle(visit.page, visit.pace);
    const fields = (await readFields(visit.page, visit.pace)).filter(
      ({ enabled, isAside }) => enabled && !isAside,
    );
    const counts = fields.filter(isCount);
    const field = theField(fields, "quantity") ?? (counts.length === 1 ? counts[0] : undefined);
    if (field || Date.now() >= until) return field;
    await pause(visit.pace, 100);
  }
}

/** A list of numbers that stands unnamed in a row of the cart. */
function isCount(field: Field): boolean {
  const choices = realChoices(field);
  return (
    field.control === "select" && choices.length > 1 && choices.every(({ title }) => /^\d{1,3}$/.test(title))
  );
}

function notCounted(visit: Visit): PurchaseFailed {
  return new PurchaseFailed("stuck", `${hostOf(visit)} shows no field for the number of pieces.`);
}
