/// <reference lib="dom" />

import type { Box } from "./box.ts";
import type { Colour } from "./colours.ts";
import { alphaOf, contrastOf, over } from "./colours.ts";
import { colourOfLetters, cutOutOf, groundAt, inkOf } from "./ground-at.ts";
import { inView } from "./in-view.ts";
import type { Visibility } from "./visibility.ts";
import { visibilityOfBox } from "./visibility-of-box.ts";
import { flatParent, visiblePart } from "./visible-part.ts";

/** Whether a person can read a piece of text once it has been scrolled to: drawn, large enough, not of the colour of its ground, not covered. */
export function visibilityOfText(text: Text, untouchable: readonly Element[]): Visibility {
  const element = text.parentElement;
  const box = textBox(text);
  if (!element || !box || !isDrawn(text)) return "unseen";
  if (!hasContrast(element, box, untouchable)) return "unseen";
  return visibilityOfBox(element, box, untouchable);
}

/** Whether a piece of text is drawn where a person can scroll to, in a size and an opacity that can be read. */
export function isDrawn(text: Text): boolean {
  const element = text.parentElement;
  const box = textBox(text);
  if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !box) return false;
  const letters = (text.textContent ?? "").trim().length;
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  // Letters of seven pixels are the smallest that shops print.
  if (down < 8 || across < Math.min(letters, 12) * 1.5) return false;
  const { width, height, opacity } = visiblePart(element, box, true);
  if (width < across * 0.6 || height < down * 0.6 || opacity < 0.1) return false;
  return cutOutOf(element) !== undefined || alphaOf(colourOfLetters(element)) * opacity >= 0.1;
}

/** The box of the letters themselves, on the widest of their lines: an indent moves them out of their element. */
export function textBox(text: Text): Box | undefined {
  const range = document.createRange();
  range.selectNodeContents(text);
  const [widest] = [...range.getClientRects()].sort((one, other) => other.width - one.width);
  return widest && widest.width > 0 ? widest : undefined;
}

/** Whether the letters differ from what is drawn behind them. Behind a picture anything may be: that counts as different. */
export function hasContrast(element: Element, box: Box, untouchable: readonly Element[]): boolean {
  if (isMadeUnreadable(element)) return false;
  return inView(element, box, (left, top) => {
    const x = left + (box.right - box.left) / 2;
    const y = top + (box.bottom - box.top) / 2;
    const grounds = groundAt(element, x, y, untouchable);
    const inks = inkOf(element);
    if (grounds === undefined || inks === undefined) return true;
    const differs = (ground: Colour) => inks.some((ink) => contrastOf(over(ink, ground), ground) >= 1.6);
    return grounds.filter(differs).length * 2 >= grounds.length;
  });
}

/** By an effect on it or around it that leaves no letters, or of which cannot be told what it leaves. */
export function isMadeUnreadable(element: Element): boolean {
  if (getComputedStyle(element).getPropertyValue("-webkit-text-security") !== "none") return true;
  for (let place: Element | null = element; place; place = flatParent(place)) {
    const { filter, mixBlendMode } = getComputedStyle(place);
    if (mixBlendMode !== "normal") return true;
    if (filter !== "none" && !isHarmless(filter, place)) return true;
  }
  return false;
}

export function isHarmless(filter: string, place: Element): boolean {
  const amount = (name: string, otherwise: number) =>
    Number(new RegExp(`${name}\\((-?[\\d.]+)`).exec(filter)?.[1] ?? otherwise);
  const isBetween = (name: string, least: number, most: number) =>
    amount(name, 1) >= least && amount(name, 1) <= most;
  // A page that turns all of itself around stays as readable as it was.
  const isTurned = !place.matches("html, body") && amount("invert", 0) > 0;
  if (filter.includes("url(") || isTurned || amount("blur", 0) >= 3) return false;
  return isBetween("brightness", 0.5, 1.5) && isBetween("contrast", 0.5, 5);
}
