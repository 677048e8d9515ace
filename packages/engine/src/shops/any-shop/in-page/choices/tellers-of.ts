/// <reference lib="dom" />
import { componentBox, isComponentOn } from "../../../../page/in-page/controls/component-box.ts";
import { allWithin, parentOf } from "../../../../page/in-page/tree/flat-tree.ts";
import { rowOfChoice } from "./row-choice.ts";

/** What may be a box that a component draws. */
export const components = "[tabindex][name], [tabindex][value]";

/**
 * The elements that show whether a choice is selected: itself, the control of a label, the row of a button, the entry
 * around a link, the cell around a day.
 */
export function tellersOf(element: Element): Element[] {
  const control = element instanceof HTMLLabelElement ? element.control : null;
  const entry = element instanceof HTMLAnchorElement ? parentOf(element) : null;
  const row = rowOfChoice(element);
  const cell = parentOf(element)?.matches("td, [role=gridcell]") ? parentOf(element) : null;
  const around = [control, row, entry?.matches("li") ? entry : null, cell].filter((one) => one != null);
  return [element, ...around];
}

/** A component in a label, which shows its state within itself. */
export function holdsComponentOn(element: Element): boolean {
  return allWithin(element, components).some((one) => componentBox(one) !== undefined && isComponentOn(one));
}
