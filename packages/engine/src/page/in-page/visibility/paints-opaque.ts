/// <reference lib="dom" />

import { oncePerReading } from "../once-per-reading.ts";
import { allWithin, contains, isBefore, parentOf } from "../tree/flat-tree.ts";
import { alphaOf } from "./colours.ts";
import { ownOpacity } from "./visible-part.ts";

/** Whether an element hides what is behind it at this point of the window. */
export function paintsOpaque(element: Element, x: number, y: number): boolean {
  const painted = Math.max(
    paintOf(element),
    paintOfPseudo(element, "::before"),
    paintOfPseudo(element, "::after"),
  );
  if (painted > 0 && painted * opacityOfChain(element) >= 0.75) return true;
  const inner = element.shadowRoot
    ?.elementsFromPoint(x, y)
    .filter((met) => met.getRootNode() === element.shadowRoot);
  return inner?.some((met) => paintsOpaque(met, x, y)) ?? false;
}

/** How much an element's own paint hides what is behind it, from 0 to 1. */
function paintOf(element: Element): number {
  if (element.matches("img, video, canvas, iframe, embed, object, svg *")) return 1;
  const style = getComputedStyle(element);
  return style.backgroundImage === "none" ? alphaOf(style.backgroundColor) : 1;
}

/** Same, for pseudo-elements laid over the element. */
function paintOfPseudo(element: Element, name: "::before" | "::after"): number {
  const style = getComputedStyle(element, name);
  const isOver = style.position === "absolute" || style.position === "fixed";
  if (!isOver || style.content === "none" || Number(style.zIndex) < 0) return 0;
  const own = element.getBoundingClientRect();
  const isLarge =
    Number.parseFloat(style.width) >= own.width * 0.8 && Number.parseFloat(style.height) >= own.height * 0.8;
  const alpha = style.backgroundImage === "none" ? alphaOf(style.backgroundColor) : 1;
  return isLarge ? alpha * Number(style.opacity) : 0;
}

/** Of an element and all its ancestors together, from 0 to 1. */
export const opacityOfChain = oncePerReading((element) => {
  let opacity = 1;
  for (let place: Element | null = element; place; place = parentOf(place)) opacity *= ownOpacity(place);
  return opacity;
});

/** Painted layers without pointer events, which hit tests don't find. */
export function untouchableLayers(): Element[] {
  return allWithin(document.body, "*").filter((element) => {
    const style = getComputedStyle(element);
    if (style.pointerEvents !== "none" || style.position === "static") return false;
    return style.visibility === "visible" && paintOf(element) * opacityOfChain(element) >= 0.75;
  });
}

/** Whether such a layer covers the element at this point of the window. */
export function isUnderUntouchable(
  element: Element,
  layers: readonly Element[],
  x: number,
  y: number,
): boolean {
  return layers.some((layer) => {
    if (contains(layer, element) || contains(element, layer)) return false;
    const { left, top, right, bottom } = layer.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
    const level = Number(getComputedStyle(layer).zIndex) || 0;
    const isLater = isBefore(element, layer);
    return level > 0 || (level === 0 && isLater);
  });
}
