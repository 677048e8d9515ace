/// <reference lib="dom" />

import { deepRoots } from "../../../page/in-page/deep-roots.ts";
import { parentOf } from "../../../page/in-page/flat-tree.ts";
import { selectorOf } from "../../../page/in-page/selector-of.ts";
import { shownText } from "../../../page/in-page/text-of.ts";
import { writesPrice } from "../../../page/in-page/writes-price.ts";
import { mainHeading } from "./main-heading.ts";
import { buttonGroups, telling } from "./read-option-groups.ts";

const longestText = 4_000;

/**
 * The smallest part of the page that contains its heading and buttons to choose from: a day, a seat. Null if
 * there is none, or no price in it.
 */
export function choiceArea(): string | null {
  const isTold = (row: Element[]) => row.every((choice) => choice.matches(telling));
  for (let part = parentOf(mainHeading()); part; part = parentOf(part)) {
    if (writesPrice(shownText(part, longestText)) && buttonGroups(part, part).some(isTold))
      return selectorOf(part, deepRoots());
    if (part.matches("dialog, [role=dialog], [aria-modal=true]")) return null;
  }
  return null;
}
