/// <reference lib="dom" />
import { isShown } from "./is-shown.ts";

/** The text on a form's submit button; empty if none is visible. */
export function sentBy(form: Element | null): string {
  const buttons = "button:not([type]), button[type=submit], input[type=submit]";
  const all = [...(form?.querySelectorAll(buttons) ?? [])];
  return wordsOfButton(all.find((button) => isShown(button)));
}

/** Without a form: the first button after the control in the same window. */
export function sentWithin(layer: Element, control: Element): string {
  const buttons = [
    ...layer.querySelectorAll("button, [role=button], input[type=submit], input[type=button]"),
  ];
  const follows = (button: Element) =>
    (control.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return wordsOfButton(buttons.find((button) => follows(button) && isShown(button)));
}

function wordsOfButton(button: Element | undefined): string {
  const words = button instanceof HTMLInputElement ? button.value : (button?.textContent ?? "");
  return words.replace(/\s+/g, " ").trim().slice(0, 60);
}
