/// <reference lib="dom" />

import { parentOf } from "../tree/flat-tree.ts";
import type { Box } from "./box.ts";
import type { Colour } from "./colours.ts";
import { alphaOf, blend, contrastOf } from "./colours.ts";
import { colourOfLetters, cutOutOf, groundAt, inkOf } from "./ground-at.ts";
import { inView } from "./in-view.ts";
import type { Visibility } from "./visibility.ts";
import { visibilityOfBox } from "./visibility-of-box.ts";
import { visiblePart } from "./visible-part.ts";

/**
 * Whether a person can read a piece of text after scrolling to it: drawn, large enough, with enough contrast,
 * not covered.
 */
export function visibilityOfText(text: Text, untouchable: readonly Element[]): Visibility {
  const element = parentOf(text);
  const box = textBox(text);
  if (!element || !box || !isDrawn(text)) return "unseen";
  if (!hasContrast(element, box, untouchable)) return "unseen";
  return visibilityOfBox(element, box, untouchable);
}

/** Whether a piece of text is drawn where a person can scroll to, at a readable size and opacity. */
export function isDrawn(text: Text): boolean {
  const element = parentOf(text);
  const box = textBox(text);
  if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !box) return false;
  const letters = (text.textContent ?? "").trim().length;
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  // Seven-pixel letters are the smallest that shops use.
  if (down < 8 || across < Math.min(letters, 12) * 1.5) return false;
  const { width, height, opacity } = visiblePart(element, box, true);
  if (width < across * 0.6 || height < down * 0.6 || opacity < 0.1) return false;
  return cutOutOf(element) !== undefined || alphaOf(colourOfLetters(element)) * opacity >= 0.1;
}

/** The box of the letters on their widest line: an indent may move them out of their element. */
export function textBox(text: Text): Box | undefined {
  const range = document.createRange();
  range.selectNodeContents(text);
  const [widest] = [...range.getClientRects()].sort((one, other) => other.width - one.width);
  return widest && widest.width > 0 ? widest : undefined;
}

/**
 * Whether the letters contrast with their background. An image may look like anything, so it counts as
 * contrast.
 */
function hasContrast(element: Element, box: Box, untouchable: readonly Element[]): boolean {
  if (isMadeUnreadable(element)) return false;
  return inView(element, box, (left, top) => {
    const x = left + (box.right - box.left) / 2;
    const y = top + (box.bottom - box.top) / 2;
    const grounds = groundAt(element, x, y, untouchable);
    const inks = inkOf(element);
    if (grounds === undefined || inks === undefined) return true;
    const differs = (ground: Colour) => inks.some((ink) => contrastOf(blend(ink, ground), ground) >= 1.6);
    return grounds.filter(differs).length * 2 >= grounds.length;
  });
}

/** By an effect on it or an ancestor that hides the letters, or whose result is unknown. */
function isMadeUnreadable(element: Element): boolean {
  if (getComputedStyle(element).getPropertyValue("-webkit-text-security") !== "none") return true;
  for (let place: Element | null = element; place; place = parentOf(place)) {
    const { filter, mixBlendMode } = getComputedStyle(place);
    if (mixBlendMode !== "normal") return true;
    if (filter !== "none" && !isHarmless(filter, place)) return true;
  }
  return false;
}

function isHarmless(filter: string, place: Element): boolean {
  const amount = (name: string, otherwise: number) =>
    Number(new RegExp(`${name}\\((-?[\\d.]+)`).exec(filter)?.[1] ?? otherwise);
  const isBetween = (name: string, least: number, most: number) =>
    amount(name, 1) >= least && amount(name, 1) <= most;
  // A page that inverts all of itself stays just as readable.
  const isTurned = !place.matches("html, body") && amount("invert", 0) > 0;
  if (filter.includes("url(") || isTurned || amount("blur", 0) >= 3) return false;
  return isBetween("brightness", 0.5, 1.5) && isBetween("contrast", 0.5, 5);
}
