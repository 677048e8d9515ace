import type { Offer, OfferOption } from "../../../choosing/offer.ts";
import { countedAmong } from "../../../choosing/quantity/order-several.ts";
import { readTokens } from "../../../choosing/request/tokens.ts";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import { callInPage, callOnElement } from "../../../page/call-in-page.ts";
import { readFields } from "../../../page/fields/read-fields.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { press } from "../../../page/moves/press.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { failures } from "../../../phases/failures/failures.ts";
import type { Visit } from "../../../phases/visit.ts";
import { unitsByName } from "../../../words/goods/units.ts";
import { quoted } from "../../../words/quoted.ts";
import type { CartItem } from "../../shop.ts";
import { stepperOf } from "../cart/find-counter.ts";
import type { GoodsRow } from "../in-page/rows/goods-row.ts";
import { findPurchaseButton, type PurchaseButton, type Refuted } from "./find-purchase-button.ts";

/** More goods than belong together. */
const mostGoods = 12;

/**
 * The goods that the page sells side by side (a set and its parts, a table of sizes); empty if it sells one
 * product.
 */
export async function findGoods(
  { pace, order }: Visit,
  button: PurchaseButton,
): Promise<readonly GoodsRow[]> {
  const rows = await callOnElement({ ...button, pace }, "readRows").catch(() => {
    pace.signal.throwIfAborted();
    return [];
  });
  const titles = rows.map(({ title }) => title);
  const areCounted = titles.every((title) => !isMeasure(title)) && countedAmong(titles, order.request);
  return areCounted || rows.some(isForSale) ? rows : [];
}

/**
 * Number fields may also be measures of one product; of those that count pieces, at least one is beside a
 * price, and the others may be free. Where the request counts several of them, their price may be anywhere.
 */
function isForSale({ kind, text }: GoodsRow): boolean {
  return kind === "button" || findAmounts(text).length > 0;
}

/** "Width in cm" */
function isMeasure(title: string): boolean {
  const { folded = "" } = readTokens(title).at(-1) ?? {};
  return folded.length > 1 && unitsByName.has(folded);
}

/** One of them is bought: the one the request names, or the one a person chooses; several where one button orders all. */
export function withGoods(offer: Offer, goods: readonly GoodsRow[]): Offer {
  const item: OfferOption = {
    name: "Item",
    values: goods.map(({ title }) => title),
    isGoods: true,
    ...(goods.every(isCounted) && { isTogether: true }),
  };
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

/** A page that lists so many is a product list, unless they are combinations, or one button orders all of them. */
export function areTooMany(goods: readonly GoodsRow[]): boolean {
  const isOfOne = (row: GoodsRow) => isCounted(row) || row.title.includes(" / ");
  return goods.length > mostGoods && !goods.every(isOfOne);
}

/** One button orders all of them. */
export function isCounted({ kind }: GoodsRow): boolean {
  return kind !== "button";
}

/** A row, and how many pieces of its goods are ordered. */
export interface CountedRow {
  row: GoodsRow;
  count: number;
}

/** The rows of the goods that the item names, and those that count others; empty if the page sells one product. */
export async function findRows(
  visit: Visit,
  { options, variant, quantity }: CartItem,
  refuted: Refuted,
): Promise<readonly CountedRow[]> {
  const at = options.findIndex(({ isGoods }) => isGoods);
  if (at < 0) return [];
  const counts = options[at]?.ordered?.counts ?? new Map([[variant.values[at] ?? "", quantity]]);
  const button = await findPurchaseButton(visit, refuted);
  const goods = button ? await findGoods(visit, button) : [];
  const wanted = [...counts].map(([title, count]) => {
    const row = goods.find((one) => one.title === title);
    if (!row) throw failures.choiceGone(visit, "Item", title);
    return { row, count };
  });
  const others = await presetRows(
    visit,
    goods.filter(({ title }) => !counts.has(title)),
  );
  return [...wanted, ...others.map((row) => ({ row, count: 0 }))];
}

/** Those that one button for all would order as well: whose field already counts pieces, or whose own button adds some. */
async function presetRows({ page, pace }: Visit, rows: readonly GoodsRow[]): Promise<GoodsRow[]> {
  const counted = rows.filter(({ kind, isOpen }) => kind === "pieces" && isOpen);
  if (counted.length === 0) return rows.filter(({ kind }) => kind === "adder");
  const fields = await readFields(page, pace);
  return counted.filter(
    ({ selector }) => Number(fields.find((field) => field.selector === selector)?.value) > 0,
  );
}

/** Sets the number of pieces of each of the goods. Returns false if it can only be set in the cart. */
export async function countInRows(visit: Visit, rows: readonly CountedRow[]): Promise<boolean> {
  let areCounted = true;
  for (const { row, count } of rows) areCounted = (await countInRow(visit, row, count)) && areCounted;
  return areCounted;
}

async function countInRow(visit: Visit, row: GoodsRow, quantity: number): Promise<boolean> {
  if (row.kind === "stepper" || row.kind === "adder") await countPieces(visit, row, quantity);
  const field = row.kind === "pieces" ? row.selector : row.pieces;
  if (field !== undefined) await setPieces(visit, { ...row, selector: field }, quantity);
  return isCounted(row) || field !== undefined || quantity === 1;
}

/**
 * Presses once per piece, as long as the number beside the button increases each time. After the first press a counter
 * may have come in the button's place.
 */
async function countPieces(visit: Visit, { selector, title }: GoodsRow, quantity: number): Promise<void> {
  const { page, pace } = visit;
  let plus = selector;
  for (let pieces = 1; pieces <= quantity; pieces += 1) {
    await press(page, page.locator(plus).first(), pace);
    await settle(page, pace);
    const steppers = await callInPage({ frame: page.mainFrame(), pace }, "readSteppers");
    const own = steppers.find(({ buttons }) => buttons.some((button) => button.selector === plus));
    const [come, ...others] = own ? [] : steppers.filter(({ label }) => label === title).flatMap(stepperOf);
    const isCounted = others.length === 0 && (own ?? come)?.count === pieces;
    if (!isCounted) {
      const why = "its buttons do not count so far";
      throw failures.piecesRefused(visit, `${quantity} pieces of ${quoted(title)}`, why);
    }
    plus = come?.more.selector ?? plus;
  }
}

async function setPieces(visit: Visit, { selector, title }: GoodsRow, quantity: number): Promise<void> {
  const field = (await readFields(visit.page, visit.pace)).find((one) => one.selector === selector);
  const outcome = field && (await fillField(field, String(quantity), visit.pace));
  if (outcome?.filled) return;
  throw failures.piecesRefused(visit, `${quantity} pieces of ${quoted(title)}`, outcome?.why);
}
