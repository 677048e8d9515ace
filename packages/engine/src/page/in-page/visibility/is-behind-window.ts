/// <reference lib="dom" />
import { deepAll } from "../tree/deep-all.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { contains, findWithin } from "../tree/flat-tree.ts";

/**
 * Whether a modal dialog that asks for a choice blocks the element: the browser accepts no clicks or keys
 * behind it. Dialogs that only show a message are closed when they are in the way.
 */
export function isBehindWindow(element: Element): boolean {
  const windows = deepAll(deepRoots(), "dialog:modal");
  const last = windows.at(-1);
  if (!findWithin(last, "input[type=radio], select")) return false;
  return !contains(last, element);
}
