/// <reference lib="dom" />

import { isStruckThrough } from "../../../page/in-page/amounts/read-amounts.ts";
import { readableAmount } from "../../../page/in-page/amounts/readable-amount.ts";
import { writesPrice } from "../../../page/in-page/amounts/writes-price.ts";
import { shownText } from "../../../page/in-page/text/text-of.ts";
import { contentOf } from "../../../page/in-page/tree/flat-text.ts";
import { allWithin, closest } from "../../../page/in-page/tree/flat-tree.ts";
import { isShown } from "../../../page/in-page/visibility/is-shown.ts";
import { untouchableLayers } from "../../../page/in-page/visibility/paints-opaque.ts";
import { purchaseArea } from "./purchase-area.ts";

/** Whether the text around the button names an amount, if only in a sentence: "£65.00 per person". */
export function namesPrice(button: Element): boolean {
  return writesPrice(shownText(purchaseArea(button), 2_000));
}

/**
 * The largest amount beside the button that isn't struck through, as shops print the price; "" if there is
 * none.
 */
export function prominentPrice(button: Element): string {
  const candidates = allWithin(purchaseArea(button), "*").flatMap((element, order) => {
    if (element.matches("option, select, script, style, input, button, label")) return [];
    if (closest(element, "label, select, [class*=related i], [class*=shipping i]")) return [];
    if (contentOf(element).length >= 40 || !isShown(element)) return [];
    const text = isStruckThrough(element) ? "" : textNotStruck(element);
    return writesPrice(text) ? [{ element, text, order }] : [];
  });
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const ranked = candidates.sort(
    (left, right) => size(right.element) - size(left.element) || left.order - right.order,
  );
  const untouchable = untouchableLayers();
  for (const { element, text } of ranked.slice(0, 20)) {
    const price = readableAmount(element, text, untouchable);
    if (price) return price.text;
  }
  return "";
}

/** A former price may be in the same element as the price. */
function textNotStruck(element: Element): string {
  const struck = allWithin(element, "*").filter(isStruckThrough);
  return struck.reduce((rest, part) => rest.replace(shownText(part, 40), " "), shownText(element, 40)).trim();
}
