/// <reference lib="dom" />

import { allWithin, parentOf } from "../tree/flat-tree.ts";
import { ownControls } from "../tree/selectors.ts";

/** The component that is nothing but this control, or the control itself: its label and name may be those of the component. */
export function componentOf(control: Element): Element {
  let place = control;
  for (let root = place.getRootNode(); root instanceof ShadowRoot; root = place.getRootNode()) {
    if (allWithin(root.host, ownControls).length !== 1) return place;
    place = root.host;
  }
  return place;
}

/** Same, also where a custom element draws the control without a tree of its own. */
export function componentAround(control: Element): Element {
  const own = componentOf(control);
  if (own !== control) return own;
  for (let place = parentOf(control); place; place = parentOf(place)) {
    if (allWithin(place, ownControls).length !== 1) break;
    if (place.localName.includes("-")) return place;
  }
  return control;
}
