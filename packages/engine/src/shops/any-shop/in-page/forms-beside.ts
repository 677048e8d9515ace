/// <reference lib="dom" />

import { deepAll } from "../../../page/in-page/tree/deep-all.ts";
import { deepRoots } from "../../../page/in-page/tree/deep-roots.ts";
import { closest, contains } from "../../../page/in-page/tree/flat-tree.ts";
import { otherMatters } from "./other-parts.ts";
import { purchaseArea } from "./purchase-area.ts";

/** The other forms in the part of the page that sells the product, by document order. */
export function formsBeside(button: Element): number[] {
  const area = purchaseArea(button);
  return deepAll(deepRoots(), "form").flatMap((form, index) => {
    const isOther = contains(form, button) || !contains(area, form) || closest(form, otherMatters) !== null;
    return isOther ? [] : [index];
  });
}
