/// <reference lib="dom" />

/** Whether an element is a part, or within it, also across the borders of open shadow roots. */
export function isInside(element: Element, part: Element | undefined): boolean {
  for (let place: Node | null = element; place; ) {
    if (place === part) return true;
    place = place instanceof ShadowRoot ? place.host : place.parentNode;
  }
  return false;
}
