import type { Offer, OfferOption } from "../../choosing/offer.ts";
import { findAmounts } from "../../page/amounts/parse-money.ts";
import { callInPage, callOnElement } from "../../page/call-in-page.ts";
import { readFields } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import { press } from "../../page/moves/press.ts";
import { settle } from "../../page/waiting/settle.ts";
import { failures } from "../../phases/failures.ts";
import type { Visit } from "../../phases/visit.ts";
import { quoted } from "../../words/quoted.ts";
import type { CartItem } from "../shop.ts";
import { findPurchaseButton, type PurchaseButton, type Refuted } from "./find-purchase-button.ts";
import type { GoodsRow } from "./in-page/read-rows.ts";

/** A page with more goods than this is a product list, without one product of its own. */
export const mostGoods = 12;

/**
 * The goods that the page sells side by side (a set and its parts, a table of sizes); empty if it sells one
 * product.
 */
export async function findGoods({ pace }: Visit, button: PurchaseButton): Promise<readonly GoodsRow[]> {
  const rows = await callOnElement({ ...button, pace }, "readRows").catch(() => {
    pace.signal.throwIfAborted();
    return [];
  });
  return rows.some(isForSale) ? rows : [];
}

/**
 * Number fields may also be measures of one product; of those that count pieces, at least one is beside a
 * price, and the others may be free.
 */
function isForSale({ kind, text }: GoodsRow): boolean {
  return kind === "button" || findAmounts(text).length > 0;
}

/** One of them is bought: the one the request names, or the one a person chooses. */
export function withGoods(offer: Offer, goods: readonly GoodsRow[]): Offer {
  const item: OfferOption = { name: "Item", values: goods.map(({ title }) => title), isGoods: true };
  const variants = offer.variants.flatMap((chosen) =>
    goods.map(({ title, text, isOpen }) => {
      const values = [...chosen.values, title];
      // A bare number may be a price only where none has a currency: "2 left".
      const [price] = [...findAmounts(text), ...findAmounts(text, offer.currency)];
      const isAvailable = chosen.isAvailable && isOpen;
      return { id: values.join("\n"), values, price: price?.amount, isAvailable };
    }),
  );
  return { ...offer, presetQuantity: undefined, options: [...offer.options, item], variants };
}

/** The row of the goods that the item names; undefined if the page sells one product. */
export async function findRow(
  visit: Visit,
  { options, variant }: CartItem,
  refuted: Refuted,
): Promise<GoodsRow | undefined> {
  const at = options.findIndex(({ isGoods }) => isGoods);
  if (at < 0) return undefined;
  const title = variant.values[at] ?? "";
  const button = await findPurchaseButton(visit, refuted);
  const row = button && (await findGoods(visit, button)).find((one) => one.title === title);
  if (!row) throw failures.choiceGone(visit, "Item", title);
  return row;
}

/** Sets the number of pieces of one of the goods. Returns false if it can only be set in the cart. */
export async function countInRow(visit: Visit, row: GoodsRow, quantity: number): Promise<boolean> {
  if (row.kind === "stepper") await countPieces(visit, row, quantity);
  const field = row.kind === "pieces" ? row.selector : row.pieces;
  if (field !== undefined) await setPieces(visit, { ...row, selector: field }, quantity);
  return row.kind !== "button" || field !== undefined || quantity === 1;
}

/** Presses once per piece, as long as the number beside the button increases each time. */
async function countPieces(visit: Visit, { selector, title }: GoodsRow, quantity: number): Promise<void> {
  const { page, pace } = visit;
  for (let pieces = 1; pieces <= quantity; pieces += 1) {
    await press(page, page.locator(selector).first(), pace);
    await settle(page, pace);
    const steppers = await callInPage({ frame: page.mainFrame(), pace }, "readSteppers");
    const own = steppers.find(({ buttons }) => buttons.some((button) => button.selector === selector));
    if (own?.count !== pieces)
      throw failures.piecesRefused(
        visit,
        `${quantity} pieces of ${quoted(title)}`,
        "its buttons do not count so far",
      );
  }
}

async function setPieces(visit: Visit, { selector, title }: GoodsRow, quantity: number): Promise<void> {
  const field = (await readFields(visit.page, visit.pace)).find((one) => one.selector === selector);
  const outcome = field && (await fillField(field, String(quantity), visit.pace));
  if (outcome?.filled) return;
  throw failures.piecesRefused(visit, `${quantity} pieces of ${quoted(title)}`, outcome?.why);
}
