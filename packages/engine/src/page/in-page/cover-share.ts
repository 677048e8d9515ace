/// <reference lib="dom" />

import type { Box } from "./box.ts";
import { inView } from "./in-view.ts";
import { isInside } from "./is-inside.ts";
import { isUnderUntouchable, paintsOpaque, untouchableLayers } from "./paints-opaque.ts";

/** How much of a box of the element something else is painted over, from 0 to 1, once it has been scrolled to. */
export function coverShare(element: Element, box: Box, untouchable = untouchableLayers()): number {
  return inView(element, box, (left, top) => {
    const width = box.right - box.left;
    const height = box.bottom - box.top;
    const places = [
      [0.5, 0.5],
      [0.15, 0.3],
      [0.85, 0.3],
      [0.3, 0.7],
      [0.7, 0.7],
    ] as const;
    const points = places
      .map(([across, down]) => ({ x: left + width * across, y: top + height * down }))
      .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    if (points.length === 0) return 1;
    const isCovered = ({ x, y }: { x: number; y: number }) =>
      isCoveredAt(element, x, y) || isUnderUntouchable(element, untouchable, x, y);
    return points.filter(isCovered).length / points.length;
  });
}

export function isCoveredAt(element: Element, x: number, y: number): boolean {
  const stack = stackAt(element, x, y);
  const own = stack.findIndex((met) => met === element || isInside(met, element));
  // What takes no pointer is met through the first ancestor that does.
  const takesNone = getComputedStyle(element).pointerEvents === "none";
  const depth = own >= 0 || !takesNone ? own : stack.findIndex((met) => isInside(element, met));
  if (depth < 0) return true;
  return stack.slice(0, depth).some((met) => paintsOpaque(met, x, y));
}

/** What lies at a point, topmost first, as the tree tells in which the element is. */
export function stackAt(element: Element, x: number, y: number): Element[] {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot ? root : document).elementsFromPoint(x, y);
}
