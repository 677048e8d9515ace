/// <reference lib="dom" />
import { isShown } from "./is-shown.ts";

/** The words on the button that sends a form; empty where there is none that can be seen. */
export function sentBy(form: Element | null): string {
  const buttons = "button:not([type]), button[type=submit], input[type=submit]";
  const all = [...(form?.querySelectorAll(buttons) ?? [])];
  return wordsOfButton(all.find((button) => isShown(button)));
}

/** Where no form is around it: the first button behind the control, in the same window. */
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
