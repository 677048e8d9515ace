/// <reference lib="dom" />

import { classNames } from "../../../words/pages/markup-names.ts";
import { allWithin, parentOf } from "../tree/flat-tree.ts";

const levels = 3;

/**
 * A text field that can only be read and that a press opens: many libraries show the choice of a list in one, without
 * saying so to anybody but those who see the pointer over it, or in its class names.
 */
export function isPressedBox(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== "text") return false;
  if (!element.readOnly || element.disabled) return false;
  const around = boxesAround(element);
  const names = around.map((one) => one.getAttribute("class") ?? "").join(" ");
  if (classNames.pickers.test(`${names} ${element.id} ${element.name}`)) return false;
  return classNames.list.test(names) || getComputedStyle(element).cursor === "pointer";
}

/** The field and what is around it alone. */
function boxesAround(element: Element): Element[] {
  const around = [element];
  const controls = "input:not([type=hidden]), select, textarea, button";
  for (let place = parentOf(element), level = 0; place && level < levels; place = parentOf(place)) {
    if (allWithin(place, controls).length > 1) break;
    around.push(place);
    level += 1;
  }
  return around;
}
