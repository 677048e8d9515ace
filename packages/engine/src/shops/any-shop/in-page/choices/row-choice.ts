/// <reference lib="dom" />

import { shownText } from "../../../../page/in-page/text/text-of.ts";
import {
  allWithin,
  closest,
  findWithin,
  parentOf,
  previousOf,
} from "../../../../page/in-page/tree/flat-tree.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";
import { asksToChoose } from "../../../../words/pages/asks-to-choose.ts";
import { siblingsLike } from "../rows/siblings-like.ts";

const mostLevels = 3;

/**
 * The row that a button "Choose" stands for, where each of several rows alike has such a button: "Saturday 12 December,
 * 8:30 pm [Choose]". Undefined for any other button.
 */
export function rowOfChoice(button: Element): Element | undefined {
  if (!button.matches("button, [role=button]") || closest(button, "header, nav, footer")) return undefined;
  const own = shownText(button, 40).trim();
  if (!/\p{L}/u.test(own) || !asksToChoose(own)) return undefined;
  let row = parentOf(button);
  for (let level = 0; row && level < mostLevels; level += 1, row = parentOf(row))
    if (siblingsLike(row).some((other) => buttonsSaying(other, own).length === 1))
      return buttonsSaying(row, own).length === 1 && tellsWhat(row, own) ? row : undefined;
  return undefined;
}

/** What the row says besides its button. */
export function titleOfRow(row: Element, button: Element): string {
  return shownText(row, 120).replace(shownText(button, 40), " ").replace(/\s+/g, " ").trim();
}

/** The heading above the rows; "" if there is none. */
export function headingOfRows(row: Element): string {
  for (let before = previousOf(row); before; before = previousOf(before))
    if (before.matches("h2, h3, h4, h5, legend")) return shownText(before, 80);
  return "";
}

function buttonsSaying(row: Element, words: string): Element[] {
  return allWithin(row, "button, [role=button]").filter(
    (one) => isShown(one) && shownText(one, 40).trim() === words,
  );
}

/** A time of the day, and no other page: other goods may each have such a button, too. */
function tellsWhat(row: Element, own: string): boolean {
  const rest = shownText(row, 120).replace(own, "");
  const namesTime = /(?<!\d)\d{1,2}\s?[:h]\s?\d{2}(?!\d)|\d\s?[ap]\.?m\b/i.test(rest);
  return namesTime && /\p{L}{2}/u.test(rest) && findWithin(row, "a[href]") === null;
}
