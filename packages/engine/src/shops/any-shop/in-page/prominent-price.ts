/// <reference lib="dom" />
import { isShown } from "../../../page/in-page/is-shown.ts";
import { untouchableLayers } from "../../../page/in-page/paints-opaque.ts";
import { readableAmount } from "../../../page/in-page/readable-amount.ts";
import { shownText } from "../../../page/in-page/text-of.ts";
import { writesPrice } from "../../../page/in-page/writes-price.ts";
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
  const candidates = [...purchaseArea(button).querySelectorAll("*")].filter((element) => {
    if (element.matches("option, select, script, style, del, s, input, button, label")) return false;
    if (element.closest("del, s, strike, label, select, [class*=related i], [class*=shipping i]"))
      return false;
    const text = element.textContent ?? "";
    return text.length < 40 && writesPrice(text) && isShown(element);
  });
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const isStruck = (element: Element) =>
    getComputedStyle(element).textDecorationLine.includes("line-through");
  const ranked = candidates
    .filter((element) => !isStruck(element))
    .map((element, order) => ({ element, order }))
    .sort((left, right) => size(right.element) - size(left.element) || left.order - right.order);
  const untouchable = untouchableLayers();
  for (const { element } of ranked.slice(0, 20)) {
    const price = readableAmount(element, shownText(element, 40), untouchable);
    if (price) return price.text;
  }
  return "";
}
