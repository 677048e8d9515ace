/// <reference lib="dom" />

import { mostMatches } from "../limits.ts";
import { deepRoots } from "./deep-roots.ts";
import { allWithin, givenElements } from "./flat-tree.ts";

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
  const found = new Set(allWithin(document.documentElement, selector));
  for (const element of givenElements()) if (element.matches(selector)) found.add(element);
  return [...found].slice(0, most);
}

/** The first match in the document or an open shadow root. */
export function deepFirst(selector: string): Element | undefined {
  return deepAll(deepRoots(), selector, 1)[0];
}
