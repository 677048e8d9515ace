/// <reference lib="dom" />

import { firstWithin } from "../../../../page/in-page/tree/first-within.ts";
import { parentOf } from "../../../../page/in-page/tree/flat-tree.ts";
import { selectorOf } from "../../../../page/in-page/tree/selector-of.ts";

/**
 * Selector of the radio in whose row the list stands: "( ) Subscribe, deliver every [4 weeks]". Undefined if there is
 * none, or several as near.
 */
export function choiceAround(list: Element): string | undefined {
  for (let row = parentOf(list); row && !row.matches("form, body"); row = parentOf(row)) {
    const [only, ...others] = firstWithin(row, "input[type=radio]", 2);
    if (only) return others.length === 0 ? selectorOf(only) : undefined;
  }
  return undefined;
}
