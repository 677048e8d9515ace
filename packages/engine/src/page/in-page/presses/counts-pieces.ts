/// <reference lib="dom" />

import { firstWithin } from "../tree/first-within.ts";
import { contentOf } from "../tree/flat-text.ts";
import { contains, isLeaf, parentOf } from "../tree/flat-tree.ts";

const mostLevels = 3;
const mostParts = 12;

/** "−", whatever is spoken of it. */
const sign = /^\s*[-−–—‐－➖+＋➕]\s*$/u;

/** A button without a word, or a sign, directly beside a number that it may change. A link without a sign may lead anywhere. */
export function countsPieces(button: Element, text: string, spoken: string): boolean {
  const isSign = sign.test(text);
  if (!isSign && (/\p{L}/u.test(text + spoken) || button instanceof HTMLAnchorElement)) return false;
  if (isSign && [button.previousSibling, button.nextSibling].some(isWrittenCount)) return true;
  let part = parentOf(button);
  for (let level = 0; part && level < mostLevels; level += 1, part = parentOf(part)) {
    if (part.matches("body, main, form")) return false;
    const inner = firstWithin(part, "*", mostParts + 1);
    if (inner.length > mostParts) return false;
    if (inner.some((element) => !contains(button, element) && isCount(element))) return true;
  }
  return false;
}

/** Loose text between the two buttons. */
function isWrittenCount(node: Node | null): boolean {
  return node instanceof Text && /^\s*\d{1,3}\s*$/.test(node.data);
}

function isCount(element: Element): boolean {
  if (!isLeaf(element)) return false;
  const text = element instanceof HTMLInputElement ? element.value : contentOf(element);
  return /^\s*\d{1,3}\s*$/.test(text);
}
