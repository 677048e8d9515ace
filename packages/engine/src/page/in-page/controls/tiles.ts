/// <reference lib="dom" />

import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { backwardWords } from "../../../words/pages/backward-words.ts";
import { classNames } from "../../../words/pages/markup-names.ts";
import { pageWords } from "../../../words/pages/page-words.ts";
import { writesPrice } from "../amounts/writes-price.ts";
import { shownText } from "../text/text-of.ts";
import { deepAll } from "../tree/deep-all.ts";
import { contentOf } from "../tree/flat-text.ts";
import {
  allWithin,
  childrenOf,
  closest,
  findWithin,
  isBefore,
  isLeaf,
  nextOf,
  parentOf,
} from "../tree/flat-tree.ts";
import { blend, type Colour, colourOf, contrastOf } from "../visibility/colours.ts";
import { isSeen } from "../visibility/is-seen.ts";

const headings = "h1, h2, h3, h4, h5, h6, legend, [role=heading], p, strong, b, label:not([for])";
/** Some pages have no headings, only larger or bold text. */
const plainTexts = "div, span";
const mostLetters = 50;
const mostLevels = 3;
const mostParts = 60;
const mostTiles = 12;

/**
 * Single-choice tiles without any markup as such: similar pressable elements, side by side, under a heading
 * that asks about delivery or payment, or that offers an extra and has one selected.
 */
export function tileSets(roots: (Document | ShadowRoot)[]): Element[][] {
  const sets = deepAll(roots, `${headings}, ${plainTexts}`).flatMap((heading) => {
    if (heading.matches(plainTexts) && !isLikeHeading(heading)) return [];
    const tiles = asksHow(heading, pageWords.ways) ? setBelow(heading) : pricedBelowShipping(heading);
    return tiles ?? (asksHow(heading, pageWords.extras) ? chosenFrom(setBelow(heading)) : []);
  });
  const days = deepAll(roots, "button[aria-pressed]").filter(isDayOfStrip);
  return [...new Map([...sets, ...days].map((tile) => [parentOf(tile), tile])).values()].map(tilesBeside);
}

/** "Tue 1 Dec", "14 - 16": one of several buttons side by side that each can be on, and are called by a number. */
function isDayOfStrip(button: Element): boolean {
  if (!isTile(button)) return false;
  const all = tilesBeside(button);
  const isDay = (one: Element) =>
    one.hasAttribute("aria-pressed") && /^[^\d]{0,12}\d{1,2}\b.{0,14}$/u.test(shownText(one, 40));
  return (
    all.length > 1 &&
    all.every(isDay) &&
    all.filter(isTileOn).length < 2 &&
    !writesPrice(shownText(button, 40))
  );
}

/**
 * Recognised by what distinguishes it from its neighbours: a state, a class that says so, an extra class or
 * style.
 */
export function isTileOn(tile: Element): boolean {
  const others = tilesBeside(tile).filter((other) => other !== tile);
  const states = ["aria-pressed", "aria-selected", "aria-current", "data-selected", "data-checked"];
  if (states.some((name) => /^(true|on|page|step)$/.test(tile.getAttribute(name) ?? ""))) return true;
  if (/^(checked|active|selected|on)$/.test(tile.getAttribute("data-state") ?? "")) return true;
  const isChosen = (one: Element) => classNames.chosen.test(one.className.toString());
  if (isChosen(tile)) return !others.every(isChosen);
  if (others.some(isChosen)) return false;
  const isMore = (count: (one: Element) => number) => others.every((other) => count(tile) > count(other));
  return (
    isMore((one) => one.classList.length) ||
    isMore((one) => (one.getAttribute("style") ?? "").length) ||
    isMore((one) => Math.max(strengthOfFrame(one), ...framesOver(one).map(strengthOfFrame))) ||
    isMore((one) => allWithin(one, "svg, img").length)
  );
}

/** Parts that a pointer passes through, laid over the whole tile: many tiles draw their frame so. */
function framesOver(tile: Element): Element[] {
  return childrenOf(tile).filter((part) => {
    const { position, pointerEvents } = getComputedStyle(part);
    return position === "absolute" && pointerEvents === "none" && contentOf(part) === "";
  });
}

/** How clearly the border and background of a tile stand out, by contrast with what surrounds it. */
function strengthOfFrame(tile: Element): number {
  const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(tile);
  const ground = groundBehind(parentOf(tile));
  const contrast = (written: string) => contrastOf(blend(colourOf(written), ground), ground) - 1;
  const width = Math.min(Number.parseFloat(borderTopWidth) || 0, 4);
  return Math.round(10 * (contrast(borderTopColor) * width + contrast(backgroundColor)));
}

function groundBehind(element: Element | null): Colour {
  for (let place = element; place; place = parentOf(place)) {
    const colour = colourOf(getComputedStyle(place).backgroundColor);
    if (colour[3] === 1) return colour;
  }
  return white;
}

const white: Colour = [255, 255, 255, 1];

function isLikeHeading(element: Element): boolean {
  if (!isLeaf(element) || contentOf(element).length >= mostLetters) return false;
  const { fontWeight, fontSize } = getComputedStyle(element);
  return Number(fontWeight) >= 600 || Number.parseFloat(fontSize) >= 18;
}

function asksHow(heading: Element, words: readonly string[]): boolean {
  const text = contentOf(heading).trim();
  return text.length > 1 && text.length < mostLetters && hasPhrase(normalise(text), words);
}

/** "Shipping" alone may also be the heading of an address; one delivery may be free. */
function pricedBelowShipping(heading: Element): Element[] | undefined {
  if (!pageWords.shipping.includes(normalise(contentOf(heading).slice(0, mostLetters)))) return undefined;
  const tiles = setBelow(heading) ?? [];
  const priced = tiles.filter((tile) => writesPrice(shownText(tile, 140)));
  return priced.length > 1 && priced.length >= tiles.length - 1 ? tiles : undefined;
}

function chosenFrom(tiles: Element[] = []): Element[] {
  return tiles.filter(isTileOn).length === 1 ? tiles : [];
}

/** The buttons below a step, "Back" and "Continue", are no choices of it. */
function isSet(tiles: readonly Element[]): boolean {
  const leadsBack = (tile: Element) => backwardWords.includes(normalise(shownText(tile, 40)));
  return tiles.length > 1 && tiles.length <= mostTiles && !tiles.some(leadsBack);
}

function setBelow(heading: Element): Element[] | undefined {
  let place: Element | null = heading;
  for (let level = 0; place && level < mostLevels; level += 1, place = parentOf(place)) {
    const beside = tilesAfter(place);
    if (isSet(beside)) return beside;
    let part = nextOf(place);
    for (let at = 0; part && at < mostLevels && !part.matches("h1, h2, h3, h4"); at += 1) {
      const found = setIn(part);
      if (found) return found;
      part = nextOf(part);
    }
  }
  return undefined;
}

/** Some tiles follow their heading directly, without a container. */
function tilesAfter(heading: Element): Element[] {
  const after = childrenOf(parentOf(heading)).filter((one) => isBefore(heading, one));
  // The first one may be unavailable.
  const first = after.slice(0, mostLevels).find(isTile);
  return first ? after.filter((one) => isBuiltLike(one, first) && isTile(one)) : [];
}

function setIn(part: Element): Element[] | undefined {
  const parents = [part, ...allWithin(part, "*").slice(0, mostParts)];
  const [first] = parents.flatMap((parent) => {
    const tiles = childrenOf(parent).filter(isTile);
    return isSet(tiles) ? [tiles] : [];
  });
  return first;
}

function tilesBeside(tile: Element): Element[] {
  return childrenOf(parentOf(tile)).filter((one) => isBuiltLike(one, tile) && isTile(one));
}

/** The button below the choices is another element, or has fewer parts. A choice may have a line more. */
function isBuiltLike(one: Element, other: Element): boolean {
  if (one.tagName !== other.tagName) return false;
  if (one.hasAttribute("aria-pressed") && other.hasAttribute("aria-pressed")) return true;
  const isNamedAlike =
    !one.matches("button") && one.classList.length > 0 && one.classList[0] === other.classList[0];
  return isNamedAlike || one.childElementCount === other.childElementCount;
}

const controls = "input, select, textarea, a[href], button, label, [role=radio], [role=tab], summary";

function isTile(element: Element): boolean {
  // Outside of a form, a button sends nothing, and one that can be on or off is a choice.
  const isLoose = element.matches("button[aria-pressed]:not([type])") && closest(element, "form") === null;
  const isButton = element.matches("button[type=button]") || isLoose;
  const isScripted = element.matches("a[href^='#'], a[href=''], a[href^='javascript:']");
  if (!isButton && !isScripted && element.matches(controls)) return false;
  const isPressed = isButton && element.hasAttribute("aria-pressed");
  if (findWithin(element, controls) || isPartOfChoice(element)) return false;
  const isFocusable = element.matches("[role=button][tabindex]:not([tabindex='-1'])");
  if (!isPressed && !isFocusable && getComputedStyle(element).cursor !== "pointer") return false;
  const { length } = shownText(element, 140);
  return length > 1 && length < 130 && isSeen(element);
}

/** The name and the price of one choice stand side by side in its label. */
function isPartOfChoice(element: Element): boolean {
  const around = parentOf(element);
  return around !== null && closest(around, "label, button, a[href], [role=radio], [role=option]") !== null;
}
