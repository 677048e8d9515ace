/// <reference lib="dom" />

import { nextTask } from "../changes/next-task.ts";

/**
 * Types into a field from within its own document, key by key: the browser's own keys go to whichever frame
 * has the focus, and any frame may take it. Returns false if the field can't be typed into.
 */
export async function typeKeys(element: Element, value: string, origin: string): Promise<boolean> {
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!isText || element.disabled || element.readOnly || origin !== self.origin) return false;
  if (!hasFocus(element)) return false;
  element.select();
  document.execCommand("delete");
  for (const character of value) {
    if (!hasFocus(element)) return false;
    typeKey(element, character);
    // Fields reformat their value between two keys.
    await nextTask();
  }
  return true;
}

/** Focus within its document; the window's focus doesn't matter here. */
function hasFocus(element: HTMLElement): boolean {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  if (root.activeElement !== element) element.focus();
  return root.activeElement === element;
}

function typeKey(element: HTMLElement, character: string): void {
  const upper = character.toUpperCase();
  const key = { key: character, code: codeOf(upper), bubbles: true, cancelable: true, composed: true };
  const down = { ...key, keyCode: upper.charCodeAt(0) };
  const press = { ...key, keyCode: character.charCodeAt(0), charCode: character.charCodeAt(0) };
  const isFree =
    element.dispatchEvent(new KeyboardEvent("keydown", down)) &&
    element.dispatchEvent(new KeyboardEvent("keypress", press));
  // Some fields insert the typed character themselves.
  if (isFree) document.execCommand("insertText", false, character);
  element.dispatchEvent(new KeyboardEvent("keyup", down));
}

function codeOf(upper: string): string {
  if (/\d/.test(upper)) return `Digit${upper}`;
  return /[A-Z]/.test(upper) ? `Key${upper}` : "";
}
