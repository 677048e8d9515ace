/// <reference lib="dom" />

import { nextTask } from "../changes/next-task.ts";
import { homeOf, isTextField, successorOf, type TextField } from "./successor-of.ts";

/**
 * Types into a field from within its own document, key by key: the browser's own keys go to whichever frame
 * has the focus, and any frame may take it. A page that draws the field anew at each key is typed into as well.
 * Returns false if the field can't be typed into.
 */
export async function typeKeys(element: Element, value: string, origin: string): Promise<boolean> {
  const home = homeOf(element);
  if (!isTextField(element) || !home || origin !== self.origin) return false;
  if (!takesKeys(element)) return false;
  element.select();
  document.execCommand("delete");
  let field: TextField | undefined = element;
  for (const character of value) {
    field = successorOf(field, home);
    if (!field || !takesKeys(field)) return false;
    if (field !== element && field.selectionStart === 0)
      field.setSelectionRange(field.value.length, field.value.length);
    typeKey(field, character);
    // Fields reformat their value between two keys.
    await nextTask();
  }
  return true;
}

/** It may be written to, and has the focus within its document; the window's focus doesn't matter here. */
function takesKeys(element: TextField): boolean {
  const home = homeOf(element);
  if (!home || element.disabled || element.readOnly) return false;
  if (home.activeElement !== element) element.focus();
  return home.activeElement === element;
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
