/// <reference lib="dom" />

import type { ShownText } from "../text/shown-texts.ts";
import { shownText } from "../text/text-of.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { selectorOf } from "../tree/selector-of.ts";
import { allElements, shownBefore } from "./before-opening.ts";
import { isInOpenList } from "./is-in-open-list.ts";

/** The buttons of a window that has come with a list: some keep a choice only once it is confirmed. */
export function confirmingButtons(): ShownText[] {
  const roots = deepRoots();
  const known = shownBefore();
  return allElements(roots)
    .filter((one) => known?.has(one) === false && one.matches("button:not([role=radio], [role=option])"))
    .filter((one) => isInOpenList(one))
    .slice(0, 20)
    .map((one) => ({ selector: selectorOf(one), text: shownText(one, 60), enabled: true }));
}
