/// <reference lib="dom" />

import { contains } from "../tree/flat-tree.ts";
import type { Box } from "./box.ts";
import { inView } from "./in-view.ts";
import { isUnderUntouchable, paintsOpaque, untouchableLayers } from "./paints-opaque.ts";
import type { Visibility } from "./visibility.ts";

/** Whether most of an element's box is on top after scrolling to it. */
export function visibilityOfBox(
  element: Element,
  box: Box,
  untouchable: readonly Element[] = untouchableLayers(),
): Visibility {
  // Something that floats over the window's edge may hide it in one position but not after scrolling.
  return inView(
    element,
    box,
    (left, top) => visibilityInPlace(element, { ...sizeOf(box), left, top }, untouchable),
    (visibility) => visibility === "seen",
  );
}

function sizeOf({ left, top, right, bottom }: Box): { width: number; height: number } {
  return { width: right - left, height: bottom - top };
}

function visibilityInPlace(
  element: Element,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  untouchable: readonly Element[],
): Visibility {
  const places = [
    [0.5, 0.5],
    [0.15, 0.3],
    [0.85, 0.3],
    [0.3, 0.7],
    [0.7, 0.7],
  ] as const;
  const found = places
    .map(([across, down]) => ({ x: left + width * across, y: top + height * down }))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    .map(({ x, y }) => visibilityAt(element, x, y, untouchable));
  const count = (state: Visibility) => found.filter((one) => one === state).length;
  if (found.length > 0 && count("seen") * 2 >= found.length) return "seen";
  return count("covered") > 0 ? "covered" : "unseen";
}

/**
 * Unseen if no hit test finds the element, for example because it is clipped or turned away, or if an
 * ancestor hides it.
 */
function visibilityAt(element: Element, x: number, y: number, untouchable: readonly Element[]): Visibility {
  const stack = stackAt(element, x, y);
  const own = stack.findIndex((met) => contains(element, met));
  // An element without pointer events is hit through its first ancestor that has them.
  const takesNone = getComputedStyle(element).pointerEvents === "none";
  const depth = own >= 0 || !takesNone ? own : stack.findIndex((met) => contains(met, element));
  const above = stack.slice(0, depth < 0 ? stack.length : depth).filter((met) => paintsOpaque(met, x, y));
  if (above.some((met) => !contains(met, element)) || isUnderUntouchable(element, untouchable, x, y))
    return "covered";
  return depth < 0 || above.length > 0 ? "unseen" : "seen";
}

/** The elements at a point, topmost first, according to the element's own tree. */
export function stackAt(element: Element, x: number, y: number): Element[] {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot ? root : document).elementsFromPoint(x, y);
}
