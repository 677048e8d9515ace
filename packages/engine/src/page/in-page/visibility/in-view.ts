/// <reference lib="dom" />

import { parentOf } from "../tree/flat-tree.ts";
import type { Box } from "./box.ts";

/**
 * Calls `look` with the position of a box while the box is in the window. Scrolls to it if it is outside, or
 * if `isEnough` says that another position may show more. Restores all scroll positions; nothing is painted
 * in between.
 */
export function inView<Result>(
  element: Element,
  box: Box,
  look: (left: number, top: number) => Result,
  isEnough: (result: Result) => boolean = () => true,
): Result {
  const isWithin =
    box.left >= 0 &&
    box.top >= 0 &&
    box.right <= innerWidth &&
    box.bottom <= innerHeight &&
    !isScrolledOff(element, box);
  const inPlace = isWithin ? { result: look(box.left, box.top) } : undefined;
  if (inPlace && isEnough(inPlace.result)) return inPlace.result;
  const before = element.getBoundingClientRect();
  const kept: (readonly [Element, number, number])[] = [];
  for (let place: Element | null = element; place; place = parentOf(place))
    kept.push([place, place.scrollLeft, place.scrollTop]);
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  try {
    const { left, top } = element.getBoundingClientRect();
    return look(box.left + left - before.left, box.top + top - before.top);
  } finally {
    for (const [place, left, top] of kept)
      if (place.scrollLeft !== left || place.scrollTop !== top)
        place.scrollTo({ left, top, behavior: "instant" });
  }
}

/** Whether a scroll container has the box scrolled out of its visible area. */
function isScrolledOff(element: Element, box: Box): boolean {
  for (let place = parentOf(element); place; place = parentOf(place)) {
    if (place.scrollHeight <= place.clientHeight && place.scrollWidth <= place.clientWidth) continue;
    const { left, top, right, bottom } = place.getBoundingClientRect();
    const isScroller = !place.matches("html, body") && getComputedStyle(place).overflow !== "visible";
    if (isScroller && (box.top < top || box.bottom > bottom || box.left < left || box.right > right))
      return true;
  }
  return false;
}
