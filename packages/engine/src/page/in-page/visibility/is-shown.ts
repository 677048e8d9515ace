/// <reference lib="dom" />
import { oncePerReading } from "../once-per-reading.ts";
import { parentOf } from "../tree/flat-tree.ts";
import { opacityOfChain } from "./paints-opaque.ts";

/**
 * Whether the engine may use the element: not hidden by style, by size, or by being off the page. Hidden
 * slides of a carousel count as shown: `isSeen` and `visibilityOf` tell whether a person sees something.
 */
export const isShown = oncePerReading((element) => {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  return isOnPage(element) && opacityOfChain(element) >= 0.1;
});

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
  const own = hidingOf(element);
  if (own.isCutAway) return true;
  if (own.position === "fixed") return false;
  for (let parent = parentOf(element); parent; parent = parentOf(parent)) {
    if (parent === document.body || parent === document.documentElement) return false;
    const { isCutAway, isShut, position } = hidingOf(parent);
    // Absolutely positioned content overflows a box that isn't its containing block.
    const isEscaped = own.position === "absolute" && position === "static";
    if (isCutAway || (isShut && !isEscaped)) return true;
  }
  return false;
}

/** How an element hides itself and its content: cut away by its own clip, or shut: without a size, and its overflow hidden. */
const hidingOf = oncePerReading((element) => {
  const style = getComputedStyle(element);
  const { position } = style;
  const isOpen = style.overflowX === "visible" && style.overflowY === "visible";
  const { width, height } = element.getBoundingClientRect();
  return { position, isCutAway: isCutAway(style), isShut: !isOpen && (width <= 1 || height <= 1) };
});

/** Whether its own clip hides an element and its content completely. */
function isCutAway({ clip, clipPath }: CSSStyleDeclaration): boolean {
  return (
    /^rect\((0|1)px, ?(0|1)px, ?(0|1)px, ?(0|1)px\)$/.test(clip) ||
    /^inset\(([5-9]\d|100)(\.\d+)?%/.test(clipPath) ||
    /^(circle|ellipse)\(0(px|%)?[ )]/.test(clipPath)
  );
}
