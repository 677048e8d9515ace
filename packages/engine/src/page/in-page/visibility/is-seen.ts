/// <reference lib="dom" />

import type { Box } from "./box.ts";
import { visiblePart } from "./visible-part.ts";

/**
 * Whether a person can bring the element into view, large and opaque enough to notice. Ignores what is on top
 * of it.
 */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height, opacity } = visiblePart(element, boxWithin(element));
  // The smallest visible boxes in shops are about 12 pixels wide.
  return width >= 8 && height >= 8 && opacity >= 0.1;
}

/** Excludes a frame's border, which is drawn however small the frame is. */
function boxWithin(element: Element): Box {
  const box = element.getBoundingClientRect();
  if (!element.matches("iframe, frame")) return box;
  const left = box.left + element.clientLeft;
  const top = box.top + element.clientTop;
  return { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight };
}
