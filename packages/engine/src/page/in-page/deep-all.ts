/// <reference lib="dom" />
import { deepRoots } from "./deep-roots.ts";
import { allWithin } from "./flat-tree.ts";
import { mostMatches } from "./limits.ts";

/**
 * All matches in the document and its open shadow roots, within the limits: what the page draws in the order in which
 * it draws it, then what a component is given and doesn't show.
 */
export function deepAll(
  roots: (Document | ShadowRoot)[],
  selector: string,
  most: number = mostMatches,
): Element[] {
  if (roots.length === 1) return [...document.querySelectorAll(selector)].slice(0, most);
  const drawn = allWithin(document.documentElement, selector);
  const found = new Set(drawn.slice(0, most));
  for (const root of roots) {
    for (const element of root.querySelectorAll(selector)) {
      if (found.size >= most) return [...found];
      found.add(element);
    }
  }
  return [...found];
}

/** The first match in the document or an open shadow root. */
export function deepFirst(selector: string): Element | undefined {
  return deepAll(deepRoots(), selector, 1)[0];
}
