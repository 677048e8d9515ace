/// <reference lib="dom" />
import { closest } from "../../../../page/in-page/tree/flat-tree.ts";
import { formOf } from "../own-form.ts";

/**
 * Whether the button's form cannot be sent for want of a choice that the page doesn't show: its script has yet to show
 * the options. A part that is folded or in a closed window waits for a person instead.
 */
export function awaitsHiddenChoice(button: Element): boolean {
  const form = formOf(button);
  if (!form) return false;
  return [...form.elements].some(
    (control) =>
      (control instanceof HTMLSelectElement ||
        (control instanceof HTMLInputElement && control.type === "radio")) &&
      control.validity.valueMissing &&
      !control.checkVisibility() &&
      closest(control, "details:not([open]), dialog:not([open])") === null,
  );
}
