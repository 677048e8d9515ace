/// <reference lib="dom" />
import { contentOf } from "../tree/flat-text.ts";
import { allWithin, isBefore } from "../tree/flat-tree.ts";
import { isShown } from "../visibility/is-shown.ts";

/** The text on a form's submit button; empty if none is visible. */
export function sentBy(form: Element | null): string {
  const buttons = "button:not([type]), button[type=submit], input[type=submit]";
  const all = allWithin(form, buttons);
  return wordsOfButton(all.find((button) => isShown(button)));
}

/** Without a form: the first button after the control in the same window. */
export function sentWithin(layer: Element, control: Element): string {
  const buttons = allWithin(layer, "button, [role=button], input[type=submit], input[type=button]");
  const follows = (button: Element) => isBefore(control, button);
  return wordsOfButton(buttons.find((button) => follows(button) && isShown(button)));
}

function wordsOfButton(button: Element | undefined): string {
  const words = button instanceof HTMLInputElement ? button.value : contentOf(button);
  return words.replace(/\s+/g, " ").trim().slice(0, 60);
}
