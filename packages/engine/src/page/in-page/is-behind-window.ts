/// <reference lib="dom" />
import { isInside } from "./is-inside.ts";

/**
 * Whether a window in front that has one choose something keeps the element from being used: the browser takes no
 * press and no key behind it. What a shop only wants to say in one is closed by whoever it is in the way of.
 */
export function isBehindWindow(element: Element): boolean {
  const windows = [...document.querySelectorAll("dialog:modal")];
  const last = windows.at(-1);
  if (!last?.querySelector("input[type=radio], select")) return false;
  return !isInside(element, last);
}
