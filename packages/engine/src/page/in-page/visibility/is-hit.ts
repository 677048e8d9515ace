/// <reference lib="dom" />
import { contains } from "../tree/flat-tree.ts";

/** Whether a pointer in the element's middle would hit it after scrolling it into view. */
export function isHit(element: Element): boolean {
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = element.getBoundingClientRect();
  if (box.width <= 1 || box.height <= 1) return false;
  const root = element.getRootNode();
  const place = root instanceof ShadowRoot ? root : document;
  const met = place.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return met === element || contains(element, met);
}
