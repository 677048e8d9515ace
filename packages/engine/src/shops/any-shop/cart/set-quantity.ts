import { countsInUnit } from "../../../choosing/quantity/read-quantity.ts";
import { limits } from "../../../deciding/weights.ts";
import { press } from "../../../page/moves/press.ts";
import { pickMove, readMoves } from "../../../page/moves/read-moves.ts";
import { readMainLines } from "../../../page/outcomes/read-main-lines.ts";
import { lookUntil, waitUntil } from "../../../page/waiting/look-until.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { failures } from "../../../phases/failures/failures.ts";
import type { PurchaseFailed } from "../../../phases/failures/purchase-failed.ts";
import { lookAt } from "../../../phases/form/ways/read-ways.ts";
import { goTo } from "../../../phases/page/go-to.ts";
import type { Visit } from "../../../phases/visit.ts";
import { splitName } from "../../../words/normalise.ts";
import { addressNames } from "../../../words/pages/address-names.ts";
import { bestWay } from "../to-checkout/best-way.ts";
import { findAddress } from "./find-address.ts";
import { type Counter, findCounter } from "./find-counter.ts";

const appearLimitMs = 5_000;

/** Sets the number of pieces on the product page. Returns false if it can only be set in the cart. */
export async function setQuantity(visit: Visit, quantity: number): Promise<boolean> {
  const counter = await findCounter(visit, "product");
  if (!counter) return quantity === 1;
  // Two pieces are not two metres.
  const isMeant = counter.isGuessed !== true || countsInUnit(visit.order.request, counter.label);
  if (!isMeant) return quantity === counter.count;
  if (counter.count === quantity) return true;
  if (quantity === 1 && counter.count < 1) {
    // Some shops start at zero. Buttons that count from there may add to the cart by themselves.
    if (counter.isField) await counter.setTo(quantity);
    return true;
  }
  await refuseQuantity(visit, counter, quantity);
  const why = await counter.setTo(quantity);
  if (why === undefined) return true;
  throw failures.piecesRefused(visit, `${quantity} pieces`, why);
}

/**
 * Sets the number once the item was added: in the cart, which holds one piece, or in the place of the button on the
 * product's page. Reloads the page to check that the shop has stored it; a page that doesn't show it again leaves that
 * to the cart's words.
 */
export async function setQuantityInCart(visit: Visit, quantity: number, product: string): Promise<void> {
  const counter = (await showCounter(visit)) ?? (await counterInPlace(visit, product));
  if (!counter) throw notCounted(visit);
  await refuseQuantity(visit, counter, quantity);
  // What the field shows meanwhile, only the shop's answer decides.
  await counter.setTo(quantity);
  await settle(visit.page, visit.pace, { awaitSaveMs: 1_500 });
  await update(visit);
  await goTo(visit, visit.page.url());
  const isKept = (await showCounter(visit))
    ? await isShown(visit, quantity)
    : await isCountedInCart(visit, quantity);
  if (!isKept) throw notCounted(visit);
}

/** A page may show what it kept of the cart itself until the shop has answered. */
function isShown(visit: Visit, quantity: number): Promise<boolean> {
  return waitUntil(visit.pace, { limitMs: appearLimitMs }, async () => {
    await settle(visit.page, visit.pace);
    return (await findCounter(visit, "cart"))?.count === quantity;
  });
}

/** "3 × $8.50": the cart, which is open now, counts its goods by this number, and no others. */
async function isCountedInCart({ page, pace }: Visit, quantity: number): Promise<boolean> {
  return countsOnly(await readMainLines(page, pace), quantity);
}

/** Numbers with a sign of multiplication, in lines that may name the goods; "6 x 330 ml" is a measure. */
export function countsOnly(lines: readonly string[], quantity: number): boolean {
  const counted = lines.flatMap((line) =>
    [...line.matchAll(pieces)].map(({ 1: before, 2: behind }) => Number(before ?? behind)),
  );
  return counted.length > 0 && counted.every((count) => count === quantity);
}

const pieces =
  /(?<![\d.,])(\d{1,3})\s?[×✕x](?=\s?\p{Sc}|\s?\d+[.,]\d{2}(?!\d)|\s+\p{L}{3})|[×✕x]\s?(\d{1,3})(?!\d|\s?\p{L}|[.,]\d)/giu;

/** A different number than requested is never bought instead. */
async function refuseQuantity(visit: Visit, counter: Counter, quantity: number): Promise<void> {
  const objection = await counter.objectionTo(quantity);
  if (!objection) return;
  throw failures.piecesNotSold(visit, quantity, objection);
}

/** Many carts apply a change only on request. */
async function update({ page, pace }: Visit): Promise<void> {
  const move = pickMove(await readMoves(page, pace), "update_cart");
  if (!move || move.disabled) return;
  await press(page, move.locator, pace);
  await settle(page, pace, { limitMs: 8_000 });
}

/** A cart in a drawer shows its counter only once opened. */
async function showCounter(visit: Visit): Promise<Counter | undefined> {
  await settle(visit.page, visit.pace);
  if (!(await findCounter(visit, "cart"))) await openCart(visit);
  return awaitCounter(visit);
}

/** Two buttons that have come in the place of the product's, where the cart counts nothing. A field beside it adds more. */
async function counterInPlace(visit: Visit, product: string): Promise<Counter | undefined> {
  await goTo(visit, product);
  const counter = await awaitCounter(visit);
  return counter?.isField ? undefined : counter;
}

async function openCart(visit: Visit): Promise<void> {
  const { page, pace } = visit;
  const view = pickMove(await readMoves(page, pace), "view_cart");
  const address = view?.isLink ? view.href : await findAddress(visit, "cart");
  if (address) await goTo(visit, address);
  else if (view) await press(page, view.locator, pace);
  else await pressCartsPicture(visit);
}

/** A picture of a basket with a number beside it may be called a cart in the markup alone. */
async function pressCartsPicture(visit: Visit): Promise<void> {
  const way = bestWay(visit, await lookAt(visit), limits.sure);
  // "1 items in cart", in the page's header.
  const isOpener = way && !way.isLink && (way.move === undefined || (way.move === "in_cart" && way.isAside));
  if (!isOpener) return;
  const words = splitName(way.names).replaceAll(" ", "-");
  if (addressNames.cart.test(words)) await press(visit.page, way.pressable.locator, visit.pace);
}

async function awaitCounter(visit: Visit): Promise<Counter | undefined> {
  return lookUntil(visit.pace, { limitMs: appearLimitMs }, async () => {
    await settle(visit.page, visit.pace);
    return findCounter(visit, "cart");
  });
}

function notCounted(visit: Visit): PurchaseFailed {
  return failures.noCounter(visit);
}
