/// <reference lib="dom" />

import { describePressable } from "../../../../page/in-page/presses/read-pressables.ts";
import { deepRoots } from "../../../../page/in-page/tree/deep-roots.ts";
import { allWithin, childrenOf } from "../../../../page/in-page/tree/flat-tree.ts";
import { selectorOf } from "../../../../page/in-page/tree/selector-of.ts";
import { dialogs } from "../../../../page/in-page/visibility/find-cover.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";
import type { OptionGroupSnapshot } from "./option-group-snapshot.ts";
import { readOptionGroups } from "./read-option-groups.ts";

/** A window over the page that shows something to choose. */
export interface ChoiceWindow {
  /** Selector of the window. */
  selector: string;
  /** Selector of an element in it, around which its choices are read. */
  inside: string;
  /** What can be pressed in it besides the choices, in page order. */
  buttons: WindowButton[];
}

export interface WindowButton {
  selector: string;
  text: string;
  spoken: string;
  enabled: boolean;
}

const pressable = "button, a[href], input[type=submit], input[type=button], [role=button]";

/** The last window that shows a choice. Null if none does. */
export function choiceWindow(): ChoiceWindow | null {
  const roots = deepRoots();
  for (const dialog of dialogs(roots).toReversed()) {
    const { inside, groups } = choicesIn(dialog);
    if (!inside || groups.length === 0) continue;
    const chosen = new Set(groups.flatMap(({ choices }) => choices.map(({ selector }) => selector)));
    const buttons = allWithin(dialog, pressable)
      .filter(isShown)
      .flatMap((element) => {
        const { selector, text, spoken, enabled } = describePressable(element);
        return chosen.has(selector) ? [] : [{ selector, text, spoken, enabled }];
      });
    return {
      selector: selectorOf(dialog),
      inside: selectorOf(inside),
      buttons: buttons.slice(0, 40),
    };
  }
  return null;
}

/** What nothing marks as choices counts only before the element around which they are read: the window's last one. */
function choicesIn(dialog: Element): { inside: Element | undefined; groups: OptionGroupSnapshot[] } {
  const parts = childrenOf(dialog);
  const tried = [parts[0], parts.at(-1)].map((inside) => ({
    inside,
    groups: inside ? readOptionGroups(inside).filter(({ choices }) => choices.length > 1) : [],
  }));
  return tried.find(({ groups }) => groups.length > 0) ?? { inside: undefined, groups: [] };
}
