/// <reference lib="dom" />
import { allWithin, parentOf } from "../tree/flat-tree.ts";
import { shownText } from "./text-of.ts";

const pressable = "button, a[href], [role=button], input[type=button], input[type=submit]";

/** The words of a button's row in a list of rows that each have such a button, without its own. */
export function wordsInRow(button: Element): string {
  const own = shownText(button, 120);
  const isOther = (one: Element) => one !== button && shownText(one, 120) === own;
  let row = button;
  for (let place = parentOf(button); place; place = parentOf(place)) {
    if (place.matches("body, dialog, [role=dialog]")) break;
    if (allWithin(place, pressable).some(isOther)) break;
    row = place;
  }
  return shownText(row, 300).replace(own, "").trim();
}
