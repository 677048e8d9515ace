/// <reference lib="dom" />
import { deepAll } from "../../../page/in-page/tree/deep-all.ts";
import { deepRoots } from "../../../page/in-page/tree/deep-roots.ts";
import { closest } from "../../../page/in-page/tree/flat-tree.ts";

/** The form that a button belongs to, by its order in the document; -1 for none. */
export function ownForm(button: Element): number {
  const form = formOf(button);
  return form ? deepAll(deepRoots(), "form").indexOf(form) : -1;
}

/** The form that a button would send, or the one around it. */
export function formOf(button: Element): HTMLFormElement | null {
  const isControl = button instanceof HTMLButtonElement || button instanceof HTMLInputElement;
  return (isControl ? button.form : null) ?? closest(button, "form");
}
