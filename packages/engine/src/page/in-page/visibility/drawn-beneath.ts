/// <reference lib="dom" />

import { seenText } from "../text/text-of.ts";
import { contentOf } from "../tree/flat-text.ts";
import { parentOf } from "../tree/flat-tree.ts";
import { isOnPage, isShown } from "./is-shown.ts";

/**
 * Whether an invisible button lies over its own picture: a person reads the same words there and hits the
 * button when pressing them.
 */
export function isDrawnBeneath(button: Element): boolean {
  const place = parentOf(button);
  if (!place || getComputedStyle(button).opacity !== "0" || !isOnPage(button) || !isShown(place))
    return false;
  const own = button instanceof HTMLInputElement ? button.value : contentOf(button);
  const words = own.replace(/\s+/g, " ").trim();
  return words !== "" && seenText(place) === words;
}
