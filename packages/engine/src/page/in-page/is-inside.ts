/// <reference lib="dom" />

/** Whether an element is or is inside a part, across open shadow roots too. */
export function isInside(element: Element, part: Element | undefined): boolean {
  for (let place: Node | null = element; place; ) {
    if (place === part) return true;
    place = place instanceof ShadowRoot ? place.host : place.parentNode;
  }
  return false;
}
