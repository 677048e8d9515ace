/// <reference lib="dom" />
import { mostElements, mostRoots } from "../limits.ts";

/** The document and all open shadow roots below it, within the limits. Looked up once for each call from outside. */
export function deepRoots(): (Document | ShadowRoot)[] {
  if (known) return known;
  known = findRoots();
  queueMicrotask(() => {
    known = undefined;
  });
  return known;
}

/** The page's scripts run between two calls only. */
let known: (Document | ShadowRoot)[] | undefined;

function findRoots(): (Document | ShadowRoot)[] {
  const roots: (Document | ShadowRoot)[] = [document];
  let looked = 0;
  for (const root of roots) {
    for (const element of root.querySelectorAll("*")) {
      // A form has none, and may have a control of that name.
      if (element.shadowRoot instanceof ShadowRoot) roots.push(element.shadowRoot);
      looked += 1;
      if (looked >= mostElements || roots.length >= mostRoots) return roots;
    }
  }
  return roots;
}
