/// <reference lib="dom" />

import { deepAll } from "../../../page/in-page/deep-all.ts";
import { deepRoots } from "../../../page/in-page/deep-roots.ts";
import { closest, contains } from "../../../page/in-page/flat-tree.ts";
import { purchaseArea } from "./purchase-area.ts";

/** The other forms in the part of the page that sells the product, by document order. */
export function formsBeside(button: Element): number[] {
  const area = purchaseArea(button);
  const others =
    "header, nav, footer, [class*=review i], [class*=comment i], [class*=rating i], [class*=question i], [class*=newsletter i], [class*=related i], [class*=search i]";
  return deepAll(deepRoots(), "form").flatMap((form, index) => {
    const isOther = contains(form, button) || !contains(area, form) || closest(form, others) !== null;
    return isOther ? [] : [index];
  });
}
