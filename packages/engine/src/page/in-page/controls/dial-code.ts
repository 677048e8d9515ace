/// <reference lib="dom" />

import { shownText } from "../text/text-of.ts";
import { findWithin, parentOf, previousOf } from "../tree/flat-tree.ts";

const mostLevels = 3;

/** The digits of a dialling code that is written right before a field, and that nobody can change: "+61". */
export function dialCodeBefore(field: Element): string | undefined {
  let place: Element | null = field;
  for (let level = 0; place && level < mostLevels; place = parentOf(place), level++) {
    const before = previousOf(place);
    if (!before) continue;
    const isChanged = "button, select, input, a, [role=combobox], [role=button]";
    if (before.matches(isChanged) || findWithin(before, isChanged)) return undefined;
    return /^\(?\+(\d{1,4})\)?$/.exec(shownText(before, 20).trim())?.[1];
  }
  return undefined;
}
