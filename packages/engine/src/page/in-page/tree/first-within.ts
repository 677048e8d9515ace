/// <reference lib="dom" />
import { allWithin, isBordered } from "./flat-tree.ts";

/** The first elements within a part that match, without looking at the rest of a part that may be huge. */
export function firstWithin(part: Element, selector: string, most: number): Element[] {
  const found: Element[] = [];
  if (isBordered(part)) return allWithin(part, selector).slice(0, most);
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node && found.length < most; node = walker.nextNode())
    if (node instanceof Element && node.matches(selector)) found.push(node);
  return found;
}
