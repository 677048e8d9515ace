/// <reference lib="dom" />

import { previousOf } from "../../../../page/in-page/tree/flat-tree.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";

/** Several options whose choices stand in one part, each behind its own heading. */
export function splitByNames(row: readonly Element[]): Element[][] {
  const runs: Element[][] = [];
  for (const [at, element] of row.entries()) {
    const last = runs.at(-1);
    if (!last || isNamedAnew(element, row[at - 1])) runs.push([element]);
    else last.push(element);
  }
  return runs.every((run) => run.length >= 2) ? runs : [[...row]];
}

function isNamedAnew(element: Element, before: Element | undefined): boolean {
  for (let part = previousOf(element); part && part !== before; part = previousOf(part))
    if (part.matches("h1, h2, h3, h4, h5, h6, legend, dt, p, strong, b") && isShown(part)) return true;
  return false;
}
