/// <reference lib="dom" />

import { firstWithin } from "../tree/first-within.ts";
import { contentOf } from "../tree/flat-text.ts";
import { contains, isLeaf, parentOf } from "../tree/flat-tree.ts";

const mostLevels = 3;
const mostParts = 12;

/** A button without a word, directly beside a number that it may change. */
export function countsPieces(button: Element, words: string): boolean {
  if (/\p{L}/u.test(words) || button instanceof HTMLAnchorElement) return false;
  let part = parentOf(button);
  for (let level = 0; part && level < mostLevels; level += 1, part = parentOf(part)) {
    if (part.matches("body, main, form")) return false;
    const inner = firstWithin(part, "*", mostParts + 1);
    if (inner.length > mostParts) return false;
    if (inner.some((element) => !contains(button, element) && isCount(element))) return true;
  }
  return false;
}

function isCount(element: Element): boolean {
  if (!isLeaf(element)) return false;
  const text = element instanceof HTMLInputElement ? element.value : contentOf(element);
  return /^\s*\d{1,3}\s*$/.test(text);
}
