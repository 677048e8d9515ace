/// <reference lib="dom" />

import { writesPrice } from "../../../page/in-page/amounts/writes-price.ts";
import { contentOf } from "../../../page/in-page/tree/flat-text.ts";
import { allWithin, closest, isLeaf, parentOf } from "../../../page/in-page/tree/flat-tree.ts";
import { isBesideContent } from "../../../page/in-page/tree/is-beside-content.ts";
import { productWindow } from "./product-window.ts";

/** That of the window which sells, if there is one. If the page marks no heading, the largest text that isn't a price is used. */
export function mainHeading(): Element | null {
  const inWindow = productWindow()?.heading;
  if (inWindow) return inWindow;
  const all = allWithin(document.documentElement, "h1");
  const headings = [...all.filter((heading) => closest(parentOf(heading), "main, [role=main]")), ...all];
  return headings.find(isSeenHeading) ?? headings[0] ?? largestWords();
}

/** Excludes hidden headings, such as the shop's name for screen readers or one in a closed drawer. */
function isSeenHeading(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
}

/** Larger than body text, as usually only the heading is. */
const leastSizePx = 18;
const mostLooks = 400;
/** Weights for large text to be the product's name; its size counts 1 for the largest. */
const speaksFor = { title: 0.5, heading: 0.2, price: 0.5, height: 0.3 } as const;
const lowestPx = 1_500;
const farthest = 5;

function largestWords(): Element | null {
  const candidates = allWithin(document.documentElement, "h2, h3, [itemprop=name], p, div, span, strong, b")
    .filter((element) => isLeaf(element) && isName(contentOf(element)))
    .slice(0, mostLooks)
    .filter((element) => !isBesideContent(element) && !isPressed(element) && isSeenHeading(element))
    .map((element) => ({ element, size: Number.parseFloat(getComputedStyle(element).fontSize) }))
    .filter(({ size }) => size >= leastSizePx);
  const largest = Math.max(0, ...candidates.map(({ size }) => size));
  const weighed = candidates.map(({ element, size }) => ({
    element,
    weight: size / largest + weightOf(element),
  }));
  return weighed.sort((left, right) => right.weight - left.weight)[0]?.element ?? null;
}

/** The page's title contains it, a price is near, and recommendations are further down. */
function weightOf(element: Element): number {
  const { title, heading, price, height } = speaksFor;
  const top = element.getBoundingClientRect().top + window.scrollY;
  return (
    (document.title.includes(contentOf(element).trim()) ? title : 0) +
    (element.matches("h2, h3, [itemprop=name]") ? heading : 0) +
    price * (1 - levelsToPrice(element) / farthest) +
    height * (1 - Math.min(1, Math.max(0, top) / lowestPx))
  );
}

/** How many enclosing parts of the page contain no price. */
function levelsToPrice(element: Element): number {
  let part = parentOf(element);
  for (let level = 0; level < farthest; level += 1) {
    if (!part || part === document.body) return farthest;
    const pieces = allWithin(part, "*").slice(0, mostLooks);
    if (pieces.some((piece) => isLeaf(piece) && writesPrice(contentOf(piece)))) return level;
    part = parentOf(part);
  }
  return farthest;
}

function isName(words: string): boolean {
  const text = words.trim();
  return (
    text.length >= 3 && text.length <= 120 && /\p{L}{2}|\p{Script=Han}/u.test(text) && !writesPrice(text)
  );
}

function isPressed(element: Element): boolean {
  return closest(element, "button, a, label, [role=button], dialog, [role=dialog], aside") !== null;
}
