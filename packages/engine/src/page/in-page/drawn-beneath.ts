/// <reference lib="dom" />
import { isOnPage, isShown } from "./is-shown.ts";
import { seenText } from "./text-of.ts";

/**
 * Whether a button that cannot be seen lies over its own picture: what a person reads there are the same words, and
 * whoever presses on them meets the button.
 */
export function isDrawnBeneath(button: Element): boolean {
  const place = button.parentElement;
  if (!place || getComputedStyle(button).opacity !== "0" || !isOnPage(button) || !isShown(place))
    return false;
  const own = button instanceof HTMLInputElement ? button.value : (button.textContent ?? "");
  const words = own.replace(/\s+/g, " ").trim();
  return words !== "" && seenText(place) === words;
}
