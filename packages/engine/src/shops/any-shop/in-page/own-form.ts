/// <reference lib="dom" />
import { inDocument } from "./in-document.ts";

/** The form that a button belongs to, by its order in the document; -1 for none. */
export function ownForm(pressed: Element): number {
  const button = inDocument(pressed);
  const isControl = button instanceof HTMLButtonElement || button instanceof HTMLInputElement;
  const form = isControl ? button.form : button.closest("form");
  return form ? [...document.forms].indexOf(form) : -1;
}
