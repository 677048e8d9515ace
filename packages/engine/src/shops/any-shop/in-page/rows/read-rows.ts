/// <reference lib="dom" />

import { writesPrice } from "../../../../page/in-page/amounts/writes-price.ts";
import { isDisabled } from "../../../../page/in-page/controls/is-disabled.ts";
import { wordsOn } from "../../../../page/in-page/presses/pressed-element.ts";
import { shownText } from "../../../../page/in-page/text/text-of.ts";
import {
  allWithin,
  closest,
  contains,
  findWithin,
  parentOf,
} from "../../../../page/in-page/tree/flat-tree.ts";
import { selectorOf } from "../../../../page/in-page/tree/selector-of.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";
import { isUsable } from "../../../../page/in-page/visibility/is-usable.ts";
import { classNames } from "../../../../words/pages/markup-names.ts";
import { purchaseArea } from "../purchase-area.ts";
import type { GoodsRow } from "./goods-row.ts";
import { nestedRows, partOf } from "./nested-rows.ts";
import { buttonsBeside, isCountedByButtons, shownCount } from "./read-steppers.ts";
import { rowsOfGrid } from "./rows-of-grid.ts";

/**
 * The goods among which this button is one of several, or whose numbers it submits together; empty if it
 * sells one product.
 */
export function readRows(button: Element): GoodsRow[] {
  const words = wordsOn(button);
  const alike = allWithin(document.documentElement, button.localName).filter(
    (other) => other === button || (isShown(other) && isButton(other) && wordsOn(other) === words),
  );
  const area = purchaseArea(button);
  const fieldsLike = (selector: string) =>
    allWithin<HTMLInputElement | HTMLSelectElement>(area, selector).filter(
      (field) =>
        field.type !== "hidden" &&
        isUsable(field) &&
        (isInput(field) ? isTyped(field) : countsFrom(field, 0)),
    );
  const named = fieldsLike(piecesFields);
  const cells = fieldsLike(`${piecesFields}, ${fieldsOfGrid}`).filter(
    (field) => named.includes(field) || holdsFew(field),
  );
  const pieces = cells.filter((field) => named.includes(field) || isCountedByButtons(field));
  const counts = [...allWithin(parentOf(area) ?? area, "span, div, p, b, strong, output, input")];
  const steppers = counts
    .filter((count) => shownCount(count) === 0 && isShown(count) && !closest(count, "header, nav, footer"))
    .map(buttonsBeside)
    .flatMap(([fewer, more, ...others]) => (fewer && more && others.length === 0 ? [more] : []));
  const counted = [
    rowsOfGrid(cells),
    nestedRows(pieces, (own) => rowsOf([...own], "pieces")),
    rowsOf(pieces, "pieces"),
    rowsOf(steppers, "stepper"),
    loneRow(pieces, area, button),
  ];
  const found = counted.find((rows) => rows.length > 0);
  const ofList = (own: readonly Element[]) => rowsOf([...own], "button");
  const nested = nestedRows(alike, ofList);
  const bought = nested.length > 0 ? nested : rowsAround(button, alike, "button");
  // One button for all would send every number; a button in each row sends its own alone.
  const areOwn = found?.every(({ selector }) => bought.some((row) => row.pieces === selector));
  if (found && !areOwn && !areSentApart(pieces)) return found;
  return isFilled(bought, alike, area) ? bought.map((row) => ({ ...row, kind: "adder" })) : bought;
}

/** Each number is in a form of its own, of which a row with choices may have another button. */
function areSentApart(fields: readonly Element[]): boolean {
  const forms = new Set(fields.map((field) => closest(field, "form")));
  return fields.length > 1 && !forms.has(null) && forms.size === fields.length;
}

/** A box to be filled: none of the rows has a price, and another button waits until enough of them are added. */
function isFilled(rows: readonly GoodsRow[], alike: readonly Element[], area: Element): boolean {
  const isShut = (button: Element) => isDisabled(button) && isShown(button);
  const isWaiting = allWithin(area, "button").some((button) => !alike.includes(button) && isShut(button));
  return isWaiting && !rows.some(({ text }) => writesPrice(text));
}

const piecesFields = "input[type=number], input[name*=qty i], input[name*=quantity i], select";
/** Elsewhere it may be anything. */
const fieldsOfGrid = "input:is([type=text], [type=tel], :not([type]))";

/** Has room for a number of pieces, and none yet. */
function holdsFew(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (!isInput(field) || !["", "0"].includes(field.value)) return false;
  return isShort(field) || field.matches("[inputmode=numeric][placeholder='0']");
}

function isShort(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (!isInput(field)) return false;
  return field.size <= mostDigits || (field.maxLength > 0 && field.maxLength <= mostDigits);
}

const mostDigits = 4;

/** An input may be a field or a button. */
function isButton(element: Element): boolean {
  return !isInput(element) || ["submit", "button", "image"].includes(element.type);
}

/** A number that is only shown is changed by the buttons beside it. */
function isTyped({ readOnly }: HTMLInputElement): boolean {
  return !readOnly;
}

function isInput(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement;
}

/** A field with this number, or a list of numbers that starts at it. */
function countsFrom(field: HTMLInputElement | HTMLSelectElement, first: number): boolean {
  if (field.value !== String(first)) return false;
  return isInput(field) || [...field.options].every(({ text }, at) => text.trim() === String(at + first));
}

function rowsOf([first, ...others]: Element[], kind: GoodsRow["kind"]): GoodsRow[] {
  return first ? rowsAround(first, [first, ...others], kind) : [];
}

/**
 * The only goods of the page: their number starts at zero and is called by their name, beside the only price. A
 * number beside no price of its own may be that of an extra.
 */
function loneRow([field, ...others]: Element[], area: Element, button: Element): GoodsRow[] {
  if (!(field instanceof HTMLInputElement) || others.length > 0 || field.value !== "0") return [];
  if (classNames.pieces.test(`${field.name} ${field.id}`)) return [];
  let part: Element = field;
  for (let around = parentOf(part); around && part !== area; around = parentOf(part)) {
    if (writesPrice(shownText(part, 400))) break;
    part = around;
  }
  const text = shownText(part, 400);
  const title = titleOfRow(part);
  const isPricedElsewhere = writesPrice(shownText(area, 4_000).replace(text, " "));
  if (contains(part, button) || isPricedElsewhere || title === "" || !writesPrice(text)) return [];
  const isOpen = !isDisabled(field);
  return [{ title, text, kind: "pieces", selector: selectorOf(field), isOpen }];
}

/**
 * Each element with the largest part of the page that contains none of the others. The parts must be built
 * alike, with distinct names.
 */
function rowsAround(first: Element, elements: Element[], kind: GoodsRow["kind"]): GoodsRow[] {
  const own = partOf(first, elements);
  const marks = (part: Element) => [...part.classList].map((name) => name.replace(/\d+/g, ""));
  // First, last or special rows may have an additional class.
  const isBuiltLike = (part: Element) => {
    const [ones, others] = [marks(own), marks(part)];
    const shared = ones.filter((mark) => others.includes(mark)).length;
    return part.tagName === own.tagName && shared * 2 >= Math.max(ones.length, others.length);
  };
  const built = elements
    .map((element) => ({ element, part: partOf(element, elements) }))
    .filter(({ part }) => isBuiltLike(part));
  const isTold = (rows: typeof built) => areTold(titlesOf(rows.map(({ part }) => part)));
  // Tickets and, in a list of their own below them, extras: one button orders them all.
  const isOneOrder = kind !== "button" && isTold(built);
  const alike = isOneOrder ? built : built.filter(({ part }) => parentOf(part) === parentOf(own));
  const titles = titlesOf(alike.map(({ part }) => part));
  if (alike.length < 2 || !areTold(titles) || findWithin(own, "h1")) return [];
  // The product with its choices, above goods that are proposed beside it.
  const withChoices = alike.filter(({ part }) => findWithin(part, "select, input[type=radio], [role=radio]"));
  if (kind === "button" && withChoices.length === 1) return [];
  // A button below the product's price, beside offers that show a price of their own.
  const isPriced = (part: Element) => writesPrice(shownText(part, 400));
  if (kind === "button" && !isPriced(own) && alike.some(({ part }) => isPriced(part))) return [];
  return alike.map(({ element, part }, index) => ({
    title: titles[index] ?? "",
    text: shownText(part, 400),
    kind,
    selector: selectorOf(element),
    ...(kind === "button" && { pieces: piecesIn(part) }),
    isOpen: !isDisabled(element),
  }));
}

function areTold(titles: readonly string[]): boolean {
  return new Set(titles).size === titles.length && !titles.includes("");
}

/** The only field of a row that counts from one, or from none; whatever it is called, if it has room for little else. */
function piecesIn(row: Element): string | undefined {
  const named = allWithin(row, piecesFields);
  const fields = allWithin<HTMLInputElement | HTMLSelectElement>(row, `${piecesFields}, ${fieldsOfGrid}`);
  const [only, ...others] = fields.filter(
    (field) =>
      isUsable(field) &&
      (named.includes(field) || isShort(field)) &&
      (countsFrom(field, 1) || countsFrom(field, 0)),
  );
  return only && others.length === 0 ? selectorOf(only) : undefined;
}

/** Rows of a table without names are named by the cells in which they differ: "Size 9, Item 4711-09". */
function titlesOf(rows: readonly Element[]): string[] {
  const cells = rows.map((row) => (row instanceof HTMLTableRowElement ? plainCells(row) : undefined));
  const isNamed = rows.some((row) => findWithin(row, "h2, h3, h4, h5, h6, [itemprop=name], a[href], th"));
  const [first] = cells;
  if (!first || isNamed || cells.some((one) => one?.length !== first.length))
    return toldApart(rows, rows.map(titleOfRow));
  const differs = first.map((_, at) => new Set(cells.map((one) => one?.[at]?.text)).size > 1);
  return cells.map((one = []) =>
    one
      .filter(({ text }, at) => differs[at] && text !== "")
      .map(({ heading, text }) => (/\p{L}{3}/u.test(text) ? text : `${heading} ${text}`.trim()))
      .join(", "),
  );
}

/** "Deep tissue, 1 hour" and "Deep tissue, 90 minutes": rows of the same name by what else they say but a price. */
function toldApart(rows: readonly Element[], titles: readonly string[]): string[] {
  const isRepeated = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  return rows.map((row, at) => {
    const title = titles[at] ?? "";
    const detail = title !== "" && isRepeated(title) ? detailOf(row, title) : "";
    return detail === "" ? title : `${title}, ${detail}`;
  });
}

function detailOf(row: Element, title: string): string {
  const texts = allWithin(row, "p, span, small, em, td, div")
    .filter((part) => isShown(part) && !closest(part, "button") && !findWithin(part, "button, input, select"))
    .map((part) => withoutPrices(shownText(part, 80)));
  return texts.find((text) => /\p{L}{2}|\p{Script=Han}|\d/u.test(text) && !text.includes(title)) ?? "";
}

function withoutPrices(text: string): string {
  const words = text.split(/\s+/);
  const isOfPrice = (at: number) =>
    [`${words[at]}`, `${words[at]} ${words[at + 1] ?? ""}`, `${words[at - 1] ?? ""} ${words[at]}`].some(
      writesPrice,
    );
  return words.filter((word, at) => !isOfPrice(at) && /[\p{L}\p{N}]/u.test(word)).join(" ");
}

/** The cells of a row that hold neither a control nor a price, with the headings of their columns. */
function plainCells(row: HTMLTableRowElement): { heading: string; text: string }[] {
  const [head] = closest(row, "table")?.rows ?? [];
  return [...row.cells].map((cell, at) => {
    const text = findWithin(cell, "input, select, button") ? "" : withoutOpeners(cell, shownText(cell, 120));
    const heading = head === row ? undefined : head?.cells[at];
    return { heading: heading ? shownText(heading, 40) : "", text: writesPrice(text) ? "" : text };
  });
}

/** "Adult show details": what only opens more of the page is no part of a name. */
function withoutOpeners(cell: Element, text: string): string {
  const openers = allWithin(cell, "a:not([href]), a[href^='#'], summary, [role=button]");
  const name = openers.reduce((left, opener) => left.replace(shownText(opener, 60), " "), text);
  return (name.trim() === "" ? text : name).replace(/\s+/g, " ").trim();
}

/** "Child" for "Child <small>4 to 14 years</small>". */
function withoutRemark(element: Element, text: string): string {
  const remarks = allWithin(element, "small").map((remark) => shownText(remark, 80));
  const name = remarks
    .reduce((left, remark) => left.replace(remark, " "), text)
    .replace(/\s+/g, " ")
    .trim();
  return name === "" ? text : name;
}

/**
 * The row's name: a heading, a link, a row header, otherwise the first text that isn't a button, if possible
 * without a price.
 */
function titleOfRow(row: Element): string {
  const naming =
    "h2, h3, h4, h5, h6|[itemprop=name]|a[href]|th|[class*=name i], [class*=title i]|label, strong, b|td, span, p, div";
  const texts = naming.split("|").flatMap((selector) =>
    allWithin(row, selector)
      .filter(
        (element) =>
          isShown(element) && !closest(element, "button") && !findWithin(element, "button, input, select"),
      )
      .map((element) => withoutRemark(element, shownText(element, 80)))
      .filter((text) => /\p{L}{2}|\p{Script=Han}/u.test(text)),
  );
  return texts.find((text) => !writesPrice(text)) ?? texts[0] ?? shortName(row);
}

/** A row without a word is called by its day, its number or the letter of its size: "14.01.2027", "M"; or by its own text. */
function shortName(row: Element): string {
  const own = [...row.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const named = allWithin(row, "strong, b, td, label, span, p, div")
    .filter((part) => isShown(part) && !closest(part, "button") && !findWithin(part, "button, input, select"))
    .map((part) => withoutRemark(part, shownText(part, 80)))
    .filter((text) => /\p{L}|\d{2}/u.test(text));
  const written = own.map(({ textContent }) => (textContent ?? "").replace(/\s+/g, " ").trim());
  const names = [...named, ...written.filter((text) => /\p{L}/u.test(text) && text.length <= 80)];
  return names.find((text) => isDay(text) || !writesPrice(text)) ?? "";
}

/** "14.01.2027" may be read as an amount. */
function isDay(text: string): boolean {
  return /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/.test(text);
}
