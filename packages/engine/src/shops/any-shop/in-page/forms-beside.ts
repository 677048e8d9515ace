/// <reference lib="dom" />
import { inDocument } from "./in-document.ts";
import { purchaseArea } from "./purchase-area.ts";

/** The other forms in the part of the page that sells the product, by document order. */
export function formsBeside(button: Element): number[] {
  const area = purchaseArea(button);
  const others =
    "header, nav, footer, [class*=review i], [class*=comment i], [class*=rating i], [class*=question i], [class*=newsletter i], [class*=related i], [class*=search i]";
  return [...document.forms].flatMap((form, index) => {
    const isOther =
      form.contains(inDocument(button)) || !area.contains(form) || form.closest(others) !== null;
    return isOther ? [] : [index];
  });
}
