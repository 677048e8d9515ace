/// <reference lib="dom" />

import { deepAll } from "../tree/deep-all.ts";
import { closest, contains, findWithin, parentOf } from "../tree/flat-tree.ts";

const mostDrawn = 3_000;

/**
 * Elements with a pointer cursor are meant to be pressed even if they aren't buttons; their descendants only
 * inherit the cursor. `isMeant` filters out irrelevant elements.
 */
export function drawnToPress(
  roots: (Document | ShadowRoot)[],
  made: Element[],
  isMeant: (element: Element) => boolean = () => true,
): Element[] {
  const pointed = deepAll(roots, "div, span, img, svg, p, b, strong, td, :not(:defined)", mostDrawn);
  return pointed.filter((element) => {
    if (!isMeant(element) || getComputedStyle(element).cursor !== "pointer") return false;
    const around = parentOf(element);
    if (around && getComputedStyle(around).cursor === "pointer") return false;
    if (closest(element, "label, select, summary, button, a[href]")) return false;
    const isAround = made.some((one) => one === element || contains(element, one) || contains(one, element));
    return !isAround && !findWithin(element, "input, select, textarea");
  });
}
