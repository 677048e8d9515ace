/// <reference lib="dom" />
import { isInside } from "./is-inside.ts";

/**
 * Whether a modal dialog that asks for a choice blocks the element: the browser accepts no clicks or keys
 * behind it. Dialogs that only show a message are closed when they are in the way.
 */
export function isBehindWindow(element: Element): boolean {
  const windows = [...document.querySelectorAll("dialog:modal")];
  const last = windows.at(-1);
  if (!last?.querySelector("input[type=radio], select")) return false;
  return !isInside(element, last);
}
