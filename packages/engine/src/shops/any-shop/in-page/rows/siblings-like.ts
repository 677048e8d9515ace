/// <reference lib="dom" />
import { childrenOf, parentOf } from "../../../../page/in-page/tree/flat-tree.ts";

/** Of the same element and with the same first class beside it. */
export function siblingsLike(element: Element): Element[] {
  const [mark] = element.classList;
  return childrenOf(parentOf(element)).filter(
    (other) => other !== element && other.tagName === element.tagName && other.classList[0] === mark,
  );
}
