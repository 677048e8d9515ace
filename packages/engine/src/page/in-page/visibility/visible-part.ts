/// <reference lib="dom" />

import { oncePerReading } from "../once-per-reading.ts";
import { parentOf } from "../tree/flat-tree.ts";
import type { Box } from "./box.ts";
import { clipBox } from "./clip-box.ts";
import { coloursIn, hasRoom } from "./colours.ts";

export interface VisiblePart {
  /** What is left of a box after all ancestors have clipped it, wherever a person has to scroll to see it. */
  width: number;
  height: number;
  /** Of the element and all its ancestors combined. */
  opacity: number;
}

/** How much of an element's box (its own by default) a person can bring into view, and how opaque it is. */
export function visiblePart(
  element: Element,
  box: Box = element.getBoundingClientRect(),
  isText = false,
): VisiblePart {
  let left: Box = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
  let opacity = 1;
  // Absolutely positioned content is only clipped by its containing block and that block's ancestors.
  let skipsTo: "" | "absolute" | "fixed" = "";
  for (let place: Element | null = element; place; place = parentOf(place)) {
    const style = getComputedStyle(place);
    opacity *= ownOpacity(place);
    left = intersection(left, clipBox(place, style));
    if (skipsTo !== "" && containsLifted(style, skipsTo)) skipsTo = "";
    const isClipping = skipsTo === "" && (isText || place !== element) && clipsContent(place, style);
    if (isClipping) left = throughOverflow(left, place, style);
    if (skipsTo === "" && (style.position === "absolute" || style.position === "fixed"))
      skipsTo = style.position;
  }
  left = intersection(left, reachOfPage(skipsTo === "fixed"));
  return { width: Math.max(0, left.right - left.left), height: Math.max(0, left.bottom - left.top), opacity };
}

/** Of an element without its ancestors, from 0 to 1. */
export const ownOpacity = oncePerReading((element) => {
  const { opacity, filter, maskImage, maskSize } = getComputedStyle(element);
  const filtered = /opacity\((-?[\d.]+)(%?)\)/.exec(filter);
  const share = filtered ? Number(filtered[1]) / (filtered[2] === "%" ? 100 : 1) : 1;
  // Only masks made of gradients can be evaluated; one with only transparent colours hides everything.
  const isLeft = () => hasRoom(maskSize) && coloursIn(maskImage).some(([, , , alpha]) => alpha >= 0.1);
  return maskImage !== "none" && !isLeft() ? 0 : Number(opacity) * share;
});

function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Whether it is the containing block of a descendant with this position. */
function containsLifted(style: CSSStyleDeclaration, position: "absolute" | "fixed"): boolean {
  if (position === "absolute" && style.position !== "static") return true;
  const { transform, translate, rotate, scale, perspective, filter, backdropFilter, contain, willChange } =
    style;
  return (
    [transform, translate, rotate, scale, perspective, filter, backdropFilter].some(
      (value) => value !== undefined && value !== "" && value !== "none",
    ) ||
    /paint|layout|strict|content/.test(contain) ||
    /transform|filter|perspective/.test(willChange)
  );
}

/**
 * Whether overflow applies to it. The body's overflow applies to the window unless the root element sets its
 * own.
 */
function clipsContent(place: Element, { display }: CSSStyleDeclaration): boolean {
  const page = document.documentElement;
  if (place === page) return false;
  if (place === document.body) return getComputedStyle(page).overflowY !== "visible";
  return !/^(inline|contents|table|table-row|table-row-group)$/.test(display);
}

/** What an ancestor leaves of a box: clipped at its edges, or, if it scrolls, as much as fits into it. */
function throughOverflow(box: Box, place: Element, style: CSSStyleDeclaration): Box {
  const { overflowX, overflowY, direction } = style;
  if (overflowX === "visible" && overflowY === "visible") return box;
  const outer = place.getBoundingClientRect();
  const across = {
    start: outer.left + place.clientLeft,
    size: place.clientWidth || outer.width,
    scrolled: place.scrollLeft + (direction === "rtl" ? place.scrollWidth - place.clientWidth : 0),
    content: place.scrollWidth,
  };
  const down = {
    start: outer.top + place.clientTop,
    size: place.clientHeight || outer.height,
    scrolled: place.scrollTop,
    content: place.scrollHeight,
  };
  const [left, right] = throughAxis([box.left, box.right], overflowX, across);
  const [top, bottom] = throughAxis([box.top, box.bottom], overflowY, down);
  return { left, top, right, bottom };
}

function throughAxis(
  [from, to]: readonly [number, number],
  overflow: string,
  { start, size, scrolled, content }: { start: number; size: number; scrolled: number; content: number },
): readonly [number, number] {
  if (overflow === "visible") return [from, to];
  if (overflow !== "auto" && overflow !== "scroll")
    return [Math.max(from, start), Math.min(to, start + size)];
  // Scrolling reaches what is within the content, and shows as much of it at once as fits.
  const origin = start - scrolled;
  const reached = Math.min(to, origin + content) - Math.max(from, origin);
  return [start, start + Math.min(reached, size)];
}

/**
 * Everything that scrolling the page can bring into view; only the window for fixed content, or if the page
 * doesn't scroll.
 */
function reachOfPage(isFixed: boolean): Box {
  const page = document.documentElement;
  const [outer, inner] = [page, document.body].map((part) => part && getComputedStyle(part));
  const isLocked = (axis: "overflowX" | "overflowY") =>
    [outer, outer?.[axis] === "visible" ? inner : undefined].some(
      (style) => style && /hidden|clip/.test(style[axis]),
    );
  const isBackwards = outer?.direction === "rtl";
  const width = Math.max(page.scrollWidth, innerWidth);
  const start = -scrollX - (isBackwards ? width - innerWidth : 0);
  const height = Math.max(page.scrollHeight, document.body?.scrollHeight ?? 0, innerHeight);
  const isLockedAcross = isFixed || isLocked("overflowX");
  const isLockedDown = isFixed || isLocked("overflowY");
  return {
    left: isLockedAcross ? 0 : start,
    right: isLockedAcross ? innerWidth : start + width,
    top: isLockedDown ? 0 : -scrollY,
    bottom: isLockedDown ? innerHeight : height - scrollY,
  };
}
