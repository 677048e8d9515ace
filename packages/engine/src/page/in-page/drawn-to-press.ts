/// <reference lib="dom" />
import { deepAll } from "./deep-roots.ts";

const mostDrawn = 3_000;

/**
 * What shows a hand under the pointer is meant to be pressed, though the page has made no button of it; what lies in it
 * only shares its cursor. `isMeant` sorts out what need not be looked at.
 */
export function drawnToPress(
  roots: (Document | ShadowRoot)[],
  made: Element[],
  isMeant: (element: Element) => boolean = () => true,
): Element[] {
  const pointed = deepAll(roots, "div, span, img, svg, p, b, strong, td, :not(:defined)", mostDrawn);
  return pointed.filter((element) => {
    if (!isMeant(element) || getComputedStyle(element).cursor !== "pointer") return false;
    const around = element.parentElement;
    if (around && getComputedStyle(around).cursor === "pointer") return false;
    if (element.closest("label, select, summary, button, a[href]")) return false;
    const isAround = made.some((one) => one === element || element.contains(one) || one.contains(element));
    return !isAround && !element.querySelector("input, select, textarea");
  });
}
