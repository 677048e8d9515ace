/// <reference lib="dom" />

import { pageWords } from "../../../words/pages/page-words.ts";
import { currenciesOfSign, currencyCodes } from "../../amounts/currency-signs.ts";
import { shownText } from "../text/text-of.ts";
import { childrenOf, closest, contains, parentOf, previousOf, textsWithin } from "../tree/flat-tree.ts";
import { isShown } from "../visibility/is-shown.ts";
import { isDrawn } from "../visibility/text-visibility.ts";

/** Digits of any script: people can read them, even if their value isn't computed here. */
export const anyDigit = /\p{Nd}/u;

/** Digits with only a currency beside them. */
export function isMoneyAlone(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const isCurrency = (word: string) =>
    currenciesOfSign(word) !== undefined || /^(us|ca|au|nz|hk|nt|mx)$/i.test(word) || currencyCodes.has(word);
  return text.length < 30 && words.length <= 2 && words.every(isCurrency) && anyDigit.test(text);
}

/** The cells of the amount's table row that contain only an amount. */
export function amountCells(holder: Element): Element[] {
  const row = closest(closest(holder, "td, th"), "tr");
  return childrenOf(row).filter((cell) => isMoneyAlone(shownText(cell, 60)) && isShown(cell));
}

/** The visible text before the amount in its row; "" if all of the row's text is visible. */
export function seenLabelOf(holder: Element, row: Element | null): string {
  if (!row) return "";
  const seen: string[] = [];
  let isWhole = true;
  for (const node of textsWithin(row, 60)) {
    if (contains(holder, node)) break;
    if (node.data.trim() === "") continue;
    if (isDrawn(node)) seen.push(node.data);
    else isWhole = false;
  }
  return isWhole ? "" : seen.join(" ").replace(/\s+/g, " ").trim().slice(-80);
}

/**
 * The table row, list item or grid row of the amount: the first ancestor with more text. If that is only a note
 * behind the amount ("incl. tax"), the line around it that names the amount first.
 */
export function rowOf(holder: Element): Element | null {
  const nearest = nearestWithWords(holder);
  return nearest && ((isLedByAmount(nearest, holder) && lineAround(nearest)) || nearest);
}

function isLedByAmount(place: Element, holder: Element): boolean {
  return !place.matches("tr, li, dl, dd") && shownText(place, 300).startsWith(shownText(holder, 80));
}

/** The parent of a cell, if words without an amount stand before the cell on the same line. */
function lineAround(cell: Element): Element | null {
  const before = previousOf(cell);
  if (!before || !isShown(before)) return null;
  const words = shownText(before, 80);
  if (!/\p{L}{2}/u.test(words) || /\d[.,]\d{2}/.test(words)) return null;
  const [one, other] = [before.getBoundingClientRect(), cell.getBoundingClientRect()];
  const isOnLine = one.top < other.bottom && other.top < one.bottom;
  return isOnLine ? parentOf(cell) : null;
}

function nearestWithWords(holder: Element): Element | null {
  let place = parentOf(holder);
  const own = shownText(holder, 80);
  for (let level = 0; place && level < 5; level++, place = parentOf(place)) {
    const rest = shownText(place, 300).replace(own, "");
    if (/\p{L}{2}/u.test(rest)) return place;
    if (place.matches("tr, li, dl")) return place;
  }
  return null;
}

/**
 * The text before the amount in its row, or the term in a definition list, or else the text in the amount
 * itself.
 */
export function labelOfAmount(holder: Element, row: Element | null): string {
  const own = shownText(holder, 80);
  const term = previousOf(closest(holder, "dd"));
  if (term?.matches("dt")) return shownText(term, 100);
  const ownWords = own.replace(/[\p{Sc}\d.,'’]+/gu, " ").trim();
  // "Total savings: $99.00" names itself.
  if (leadsWithWords(own)) return ownWords;
  if (!row) return ownWords;
  const amounts = amountCells(holder);
  const [first] = amounts.length > 1 ? childrenOf(closest(row, "tr")) : [];
  if (first && !amounts.includes(first)) return shownText(first, 100);
  const onLine = wordsOnLine(holder, row);
  if (onLine !== "") return onLine;
  const whole = shownText(row, 300);
  const at = whole.indexOf(own);
  const before = at > 0 ? whole.slice(0, at).trim() : "";
  const label = before.length > 0 ? before.slice(-80) : whole.replace(own, "").slice(0, 80);
  return /\p{L}{3}/u.test(ownWords) && !/\p{L}{2}/u.test(label) ? ownWords : `${label} ${ownWords}`.trim();
}

/** The text after the amount in its row. */
export function wordsAfter(holder: Element, row: Element | null): string {
  if (!row) return "";
  const own = shownText(holder, 80);
  const [, ...behind] = shownText(row, 300).split(own);
  return behind.join(own).trim().slice(0, 40);
}

/** Whether there is more than a currency before the first digit. */
function leadsWithWords(text: string): boolean {
  const [lead = ""] = text.split(/\d/, 1);
  return (/\p{L}{3}/u.test(lead) || isShortName(lead)) && !isMoneyAlone(`${lead}1`);
}

/** "合計: ¥" is a name of two letters; "税込" is a remark between a name and its amount. */
function isShortName(lead: string): boolean {
  const words = lead.replace(/[\p{Sc}:：\s]+/gu, " ").trim();
  return /^\p{Script=Han}{2}$/u.test(words) && (/[:：]/.test(lead) || pageWords.totals.includes(words));
}

/**
 * With many amounts and words side by side: the only text on the amount's own line; "" if that is ambiguous.
 */
function wordsOnLine(holder: Element, row: Element): string {
  const cells = childrenOf(row).filter((cell) => isShown(cell));
  if (cells.filter((cell) => isMoneyAlone(shownText(cell, 60))).length < 2) return "";
  const { top, bottom } = holder.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  const beside = cells.filter((cell) => {
    const place = cell.getBoundingClientRect();
    return place.top < middle && place.bottom > middle && !contains(cell, holder);
  });
  const [only, ...others] = beside;
  return only && others.length === 0 && !/\d[.,]\d{2}/.test(shownText(only, 80)) ? shownText(only, 80) : "";
}
