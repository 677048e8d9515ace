/// <reference lib="dom" />

import { writesPrice } from "../../../page/in-page/amounts/writes-price.ts";
import { shownText } from "../../../page/in-page/text/text-of.ts";
import { childrenOf, contains, parentOf, previousOf } from "../../../page/in-page/tree/flat-tree.ts";

const mostLevels = 3;

/**
 * Whether a button is in a row that has a name and a price of its own, below a further heading than the page's:
 * "More from the shop: Wick trimmer, €12.00 [Add]".
 */
export function isOfOtherGoods(button: Element, heading: Element | null): boolean {
  const row = rowAround(button);
  if (!row || !heading || contains(row, heading)) return false;
  const rest = shownText(row, 200).replace(shownText(button, 80), " ");
  const known = wordsIn(shownText(heading, 200));
  const names = wordsIn(rest);
  const isNamed = names.length >= 2 && !names.some((word) => known.includes(word));
  return isNamed && writesPrice(rest) && isBelowOtherHeading(row, heading);
}

/** The nearest part around the button that says more than the button. */
function rowAround(button: Element): Element | undefined {
  const own = shownText(button, 80);
  let place = parentOf(button);
  for (let level = 0; place && level < mostLevels; level += 1, place = parentOf(place))
    if (shownText(place, 200).length > own.length + 2) return place;
  return undefined;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

function isBelowOtherHeading(row: Element, heading: Element): boolean {
  for (let place: Element | null = row; place && !contains(place, heading); place = parentOf(place))
    for (let before = previousOf(place); before; before = previousOf(before)) {
      if (before === heading || contains(before, heading)) return false;
      if ([before, ...childrenOf(before)].some((one) => one.matches("h2, h3, h4, h5"))) return true;
    }
  return false;
}
