import type { Offer } from "../../choosing/offer.ts";
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
import { addOnce } from "./add-to-cart.ts";
import { emptyCart } from "./empty-cart.ts";
import type { PurchaseButton } from "./find-purchase-button.ts";
import type { GoodsRow } from "./in-page/read-rows.ts";
import type { ProductPage } from "./product-page.ts";
import { readyButton } from "./ready-button.ts";
import { setQuantityInCart } from "./set-quantity.ts";

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
  return rows.every(isForSale) ? rows : [];
}

/** Number fields may also be measures of one product; those that count pieces are beside a price. */
function isForSale({ kind, text }: GoodsRow): boolean {
  return kind === "button" || findAmounts(text).length > 0;
}

/** One of them is bought: the one the request names, or the one a person chooses. */
export function offerOfGoods(goods: readonly GoodsRow[], { product }: ProductPage): Offer {
  const currency = /^[A-Z]{3}$/.test(product.currency) ? product.currency : undefined;
  const titles = goods.map(({ title }) => title);
  return {
    title: product.title,
    currency,
    options: [{ name: "Item", values: titles }],
    variants: goods.map(({ title, text, isOpen }) => ({
      id: title,
      values: [title],
      price: findAmounts(text, currency)[0]?.amount,
      isAvailable: isOpen,
    })),
  };
}

export async function addGoods(
  visit: Visit,
  goods: readonly GoodsRow[],
  { variant, quantity }: CartItem,
): Promise<void> {
  await emptyCart(visit);
  const row = goods.find(({ title }) => title === variant.id);
  if (!row) throw new Error(`There is no row for ${variant.id}.`);
  const locator = visit.page.locator(row.selector).first();
  if (row.kind === "pieces") await setPieces(visit, row, quantity);
  if (row.kind === "stepper") await countPieces(visit, row, quantity);
  await addOnce(
    visit,
    { address: visit.page.url(), given: new Map(), refuted: new Set() },
    row.kind === "button"
      ? async () => ({ locator, text: row.title, disabled: false })
      : () => readyButton(visit),
  );
  if (row.kind === "button" && quantity > 1) await setQuantityInCart(visit, quantity);
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
