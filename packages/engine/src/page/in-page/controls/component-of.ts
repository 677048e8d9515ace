/// <reference lib="dom" />

import { allWithin } from "../tree/flat-tree.ts";
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
