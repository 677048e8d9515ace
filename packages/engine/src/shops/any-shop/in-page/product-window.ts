/// <reference lib="dom" />

import { writesPrice } from "../../../page/in-page/amounts/writes-price.ts";
import { shownText } from "../../../page/in-page/text/text-of.ts";
import { deepRoots } from "../../../page/in-page/tree/deep-roots.ts";
import { allWithin, contains, elementAt, findWithin } from "../../../page/in-page/tree/flat-tree.ts";
import { dialogs } from "../../../page/in-page/visibility/find-cover.ts";
import { isShown } from "../../../page/in-page/visibility/is-shown.ts";

export interface ProductWindow {
  dialog: Element;
  heading: Element;
}

const choices =
  "input[type=radio], input[type=checkbox], select, [role=radio], [role=checkbox], [aria-pressed]";
const pressed = "button, [role=button], input[type=submit]";

/**
 * The window over the page that sells one of the goods behind it: a heading, something to choose, and a button with a
 * price. Nothing behind it can be pressed. Undefined if there is none.
 */
export function productWindow(): ProductWindow | undefined {
  const met = elementAt(innerWidth / 2, innerHeight / 2);
  const isInFront = (dialog: Element) =>
    contains(dialog, met) || (met !== null && met !== document.body && contains(met, dialog));
  for (const dialog of dialogs(deepRoots()).toReversed()) {
    if (!isInFront(dialog) || met === document.documentElement) continue;
    const heading = allWithin(dialog, "h1, h2, h3").find(isShown);
    const sells = allWithin(dialog, pressed).some((button) => writesPrice(shownText(button, 80)));
    if (heading && sells && findWithin(dialog, choices)) return { dialog, heading };
  }
  return undefined;
}
