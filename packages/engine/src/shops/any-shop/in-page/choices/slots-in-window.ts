/// <reference lib="dom" />

import { isDisabled } from "../../../../page/in-page/controls/is-disabled.ts";
import { shownText } from "../../../../page/in-page/text/text-of.ts";
import { deepRoots } from "../../../../page/in-page/tree/deep-roots.ts";
import { allWithin } from "../../../../page/in-page/tree/flat-tree.ts";
import { selectorOf } from "../../../../page/in-page/tree/selector-of.ts";
import { dialogs } from "../../../../page/in-page/visibility/find-cover.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";

export interface SlotChoice {
  title: string;
  selector: string;
  enabled: boolean;
  isChosen: boolean;
}

/** What a window over the page offers for the time of the delivery. */
export interface SlotsInWindow {
  /** Its tabs, which may be days. */
  tabs: SlotChoice[];
  /** What begins with a time of the day: "14:00 – 16:00 £3.00". */
  times: SlotChoice[];
}

const pressable = "button, [role=button], [role=radio], [role=option], a[href]";
const clock = /^\d{1,2}(?:[:.]\d{2}|\s?[ap]\.?m)/i;
const longestTitle = 80;

/** The last window with at least two times to choose from. Null if none has. */
export function slotsInWindow(): SlotsInWindow | null {
  const roots = deepRoots();
  const describe = (element: Element): SlotChoice => ({
    title: shownText(element, longestTitle).trim(),
    selector: selectorOf(element),
    enabled: !isDisabled(element),
    isChosen: ["aria-selected", "aria-pressed", "aria-checked"].some(
      (name) => element.getAttribute(name) === "true",
    ),
  });
  for (const dialog of dialogs(roots).toReversed()) {
    const shown = (selector: string) => allWithin(dialog, selector).filter(isShown).map(describe);
    const times = shown(pressable).filter(({ title }) => clock.test(title));
    const isDistinct = new Set(times.map(({ title }) => title)).size === times.length;
    if (times.length >= 2 && isDistinct) return { tabs: shown("[role=tab]"), times };
  }
  return null;
}
