/// <reference lib="dom" />

import { describePressable } from "../../../../page/in-page/presses/read-pressables.ts";
import { allWithin, parentOf } from "../../../../page/in-page/tree/flat-tree.ts";
import { selectorOf } from "../../../../page/in-page/tree/selector-of.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";
import { turnsForward } from "../../../../words/pages/markup-names.ts";

/** A calendar is not larger than this many parts around its days. */
const mostLevels = 8;

/** The button that turns the calendar around one of its days to the next month; null if there is none. */
export function calendarForward(day: Element): string | null {
  let part = parentOf(day);
  for (let level = 0; part && part !== document.body && level < mostLevels; level += 1) {
    const button = allWithin(part, "button, a, [role=button], [onclick], span, div").find(
      (element) => isShown(element) && saysForward(element),
    );
    if (button) return selectorOf(button);
    part = parentOf(part);
  }
  return null;
}

function saysForward(element: Element): boolean {
  const { text, spoken, names, enabled } = describePressable(element);
  // The days of the next month may be called "next" as well.
  // "Next month, December 2026", out of sight behind an arrow.
  const longest = element.matches("a, button, [role=button]") ? 40 : 12;
  const isShort = text.trim().length <= longest && element.childElementCount <= 2 && !/^\d/.test(text.trim());
  return isShort && enabled && [text.trim(), spoken, names].some((words) => turnsForward.test(words));
}
