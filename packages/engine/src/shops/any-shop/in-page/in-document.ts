/// <reference lib="dom" />

/** The element itself, or what stands for it in the document where it is part of a shadow root. */
export function inDocument(element: Element): Element {
  let place = element;
  for (let root = place.getRootNode(); root instanceof ShadowRoot; root = place.getRootNode())
    place = root.host;
  return place;
}
