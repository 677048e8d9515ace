/// <reference lib="dom" />

/** The element itself, or the host in the document if it is in a shadow root. */
export function inDocument(element: Element): Element {
  let place = element;
  for (let root = place.getRootNode(); root instanceof ShadowRoot; root = place.getRootNode())
    place = root.host;
  return place;
}
