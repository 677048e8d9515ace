/// <reference lib="dom" />

/** The document and every open shadow root below it. */
export function deepRoots(): (Document | ShadowRoot)[] {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  }
  return roots;
}

/** Every match in the document and its open shadow roots, in document order within each. */
export function deepAll(roots: (Document | ShadowRoot)[], selector: string): Element[] {
  return roots.flatMap((root) => [...root.querySelectorAll(selector)]);
}
