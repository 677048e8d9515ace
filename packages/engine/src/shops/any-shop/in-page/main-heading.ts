/// <reference lib="dom" />
import { isBesideContent } from "../../../page/in-page/is-beside-content.ts";
import { writesPrice } from "./writes-price.ts";

/** Not every page marks its heading: then the largest words of the page that are no price are what it is about. */
export function mainHeading(): Element | null {
  const headings = ["main h1, [role=main] h1", "h1"].flatMap((one) => [...document.querySelectorAll(one)]);
  return headings.find(isSeenHeading) ?? headings[0] ?? largestWords();
}

/** The shop's own name may be a heading for machines, and what slides in from the side has one before it does. */
export function isSeenHeading(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
}

/** Text that is larger than what people read, and that most pages have one of. */
const leastSizePx = 18;
const mostLooks = 400;

export function largestWords(): Element | null {
  const candidates = [...document.querySelectorAll("h2, h3, [itemprop=name], p, div, span, strong, b")]
    .filter((element) => element.childElementCount === 0 && isName(element.textContent))
    .slice(0, mostLooks)
    .filter((element) => !isBesideContent(element) && !isPressed(element) && isSeenHeading(element))
    .map((element) => ({ element, size: Number.parseFloat(getComputedStyle(element).fontSize) }))
    .filter(({ size }) => size >= leastSizePx);
  const largest = Math.max(0, ...candidates.map(({ size }) => size));
  return candidates.find(({ size }) => size === largest)?.element ?? null;
}

export function isName(words: string): boolean {
  const text = words.trim();
  return (
    text.length >= 3 && text.length <= 120 && /\p{L}{2}|\p{Script=Han}/u.test(text) && !writesPrice(text)
  );
}

export function isPressed(element: Element): boolean {
  return element.closest("button, a, label, [role=button], dialog, [role=dialog], aside") !== null;
}
