/// <reference lib="dom" />

import { writesPrice } from "../../../../page/in-page/amounts/writes-price.ts";
import { shownText } from "../../../../page/in-page/text/text-of.ts";
import { parentOf } from "../../../../page/in-page/tree/flat-tree.ts";
import { selectorOf } from "../../../../page/in-page/tree/selector-of.ts";
import { windows } from "../../../../page/in-page/tree/selectors.ts";
import { mainHeading } from "../main-heading.ts";
import { buttonGroups, telling } from "./button-groups.ts";
import { rowOfChoice } from "./row-choice.ts";

const longestText = 4_000;

/**
 * The smallest part of the page that contains its heading and buttons to choose from: a day, a seat. Null if
 * there is none, or no price in it.
 */
export function choiceArea(): string | null {
  const isTold = (row: Element[]) => row.every((choice) => choice.matches(telling));
  // Rows that each say what they are and are chosen by a button sell something, whenever the price comes.
  const isOfRows = (row: Element[]) => isTold(row) && row.every((choice) => rowOfChoice(choice));
  const sells = (part: Element) =>
    buttonGroups(part, part).some(writesPrice(shownText(part, longestText)) ? isTold : isOfRows);
  for (let part = parentOf(mainHeading()); part; part = parentOf(part)) {
    if (sells(part)) return selectorOf(part);
    if (part.matches(windows)) return null;
  }
  return null;
}
