/// <reference lib="dom" />
import { parentOf } from "../tree/flat-tree.ts";
import { opacityOfChain } from "./paints-opaque.ts";

/**
 * Whether the engine may use the element: not hidden by style, by size, or by being off the page. Hidden
 * slides of a carousel count as shown: `isSeen` and `visibilityOf` tell whether a person sees something.
 */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  return isOnPage(element) && opacityOfChain(element) >= 0.1;
}

/** Whether the element takes up space on the page, whatever its opacity. */
export function isOnPage(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (box.width <= 1 || box.height <= 1) return false;
  if (box.right + scrollX <= 0 || box.bottom + scrollY <= 0) return false;
  if (box.left + scrollX >= Math.max(document.documentElement.scrollWidth, innerWidth)) return false;
  return !isClipped(element);
}

/** Hidden by its own clip, or by an ancestor that shows none of its content (a closed accordion). */
export function isClipped(element: Element): boolean {
  const own = getComputedStyle(element);
  if (isCutAway(own)) return true;
  if (own.position === "fixed") return false;
  const isLifted = own.position === "absolute";
  for (let parent = parentOf(element); parent; parent = parentOf(parent)) {
    if (parent === document.body || parent === document.documentElement) return false;
    if (isShutTo(parent, isLifted) || isCutAway(getComputedStyle(parent))) return true;
  }
  return false;
}

/** Whether its own clip hides an element and its content completely. */
function isCutAway({ clip, clipPath }: CSSStyleDeclaration): boolean {
  return (
    /^rect\((0|1)px, ?(0|1)px, ?(0|1)px, ?(0|1)px\)$/.test(clip) ||
    /^inset\(([5-9]\d|100)(\.\d+)?%/.test(clipPath) ||
    /^(circle|ellipse)\(0(px|%)?[ )]/.test(clipPath)
  );
}

/**
 * Whether a box has no size and hides its overflow. Absolutely positioned content overflows a box that isn't
 * its containing block.
 */
function isShutTo(parent: Element, isLifted: boolean): boolean {
  const style = getComputedStyle(parent);
  if (isLifted && style.position === "static") return false;
  if (style.overflowX === "visible" && style.overflowY === "visible") return false;
  const box = parent.getBoundingClientRect();
  return box.width <= 1 || box.height <= 1;
}
