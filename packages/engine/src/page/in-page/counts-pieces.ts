/// <reference lib="dom" />

import { firstWithin } from "./first-within.ts";

const mostLevels = 3;
const mostParts = 12;

/** A button without a word, directly beside a number that it may change. */
export function countsPieces(button: Element, words: string): boolean {
  if (/\p{L}/u.test(words) || button instanceof HTMLAnchorElement) return false;
  let part = button.parentElement;
  for (let level = 0; part && level < mostLevels; level += 1, part = part.parentElement) {
    if (part.matches("body, main, form")) return false;
    const inner = firstWithin(part, "*", mostParts + 1);
    if (inner.length > mostParts) return false;
    if (inner.some((element) => !button.contains(element) && isCount(element))) return true;
  }
  return false;
}

function isCount(element: Element): boolean {
  if (element.childElementCount > 0) return false;
  const text = element instanceof HTMLInputElement ? element.value : element.textContent;
  return /^\s*\d{1,3}\s*$/.test(text);
}
