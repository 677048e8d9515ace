/// <reference lib="dom" />
import { mostElements, mostMatches, mostRoots } from "./limits.ts";

/** The document and all open shadow roots below it, within the limits. */
export function deepRoots(): (Document | ShadowRoot)[] {
  const roots: (Document | ShadowRoot)[] = [document];
  let looked = 0;
  for (const root of roots) {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      looked += 1;
      if (looked >= mostElements || roots.length >= mostRoots) return roots;
    }
  }
  return roots;
}

/**
 * All matches in the document and its open shadow roots, in document order within each, within the limits.
 */
export function deepAll(
  roots: (Document | ShadowRoot)[],
  selector: string,
  most: number = mostMatches,
): Element[] {
  const found: Element[] = [];
  for (const root of roots) {
    for (const element of root.querySelectorAll(selector)) {
      found.push(element);
      if (found.length >= most) return found;
    }
  }
  return found;
}

/** All matches in a part of the page, also in the open shadow roots of what is in it. */
export function deepWithin(area: Element, selector: string): Element[] {
  const inner = deepRoots().filter((root) => root instanceof ShadowRoot && holdsHost(area, root));
  return [...area.querySelectorAll(selector), ...deepAll(inner, selector)];
}

function holdsHost(area: Element, root: ShadowRoot): boolean {
  const outer = root.host.getRootNode();
  return area.contains(root.host) || (outer instanceof ShadowRoot && holdsHost(area, outer));
}

/** The first match in the document or an open shadow root. */
export function deepFirst(selector: string): Element | undefined {
  return document.querySelector(selector) ?? deepAll(deepRoots(), selector)[0];
}
