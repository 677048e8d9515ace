/// <reference lib="dom" />
import { normalise } from "../../../words/normalise.ts";
import { labelOf } from "../text/label-of.ts";
import { shownText } from "../text/text-of.ts";
import { allWithin, isLeaf } from "../tree/flat-tree.ts";
import { isSeen } from "../visibility/is-seen.ts";
import { opacityOfChain } from "../visibility/paints-opaque.ts";
import { componentAround } from "./component-of.ts";

/**
 * An empty text field of a component that draws the field only once it is used, and until then its name in its place: a
 * person sees the name, presses it and types.
 */
export function isRestingField(element: Element): boolean {
  const isText = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
  if (!isText || element.value !== "" || opacityOfChain(element) >= 0.1) return false;
  const component = componentAround(element);
  if (component === element || opacityOfChain(component) < 0.1) return false;
  const name = normalise(labelOf(element));
  const box = element.getBoundingClientRect();
  return allWithin(component, "*").some((part) => {
    const said = isLeaf(part) ? normalise(shownText(part, 100)) : "";
    const { top, bottom, left, right } = part.getBoundingClientRect();
    const isThere = top < box.bottom && bottom > box.top && left < box.right && right > box.left;
    return said !== "" && said === name && isThere && isSeen(part);
  });
}
