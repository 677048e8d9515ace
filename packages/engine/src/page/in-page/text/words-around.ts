/// <reference lib="dom" />

import { deepFirst } from "../tree/deep-all.ts";
import { closest, contains, findWithin, parentOf, previousOf } from "../tree/flat-tree.ts";
import { isInFrameOfPage } from "../tree/frame-of-page.ts";
import { shownText } from "./text-of.ts";

/**
 * The text of the section in which a button is the only one: beside a sign-in, the text above a button may
 * say what it does ("I am new here") while the button only says "continue". Empty if the page has no sign-in.
 */
export function wordsAround(pressables: readonly Element[]): (button: Element) => string {
  if (!deepFirst("input[type=password]")) return () => "";
  const buttons = pressables.filter((way) => !way.matches("p a, li a, label a, small a")).slice(0, 100);
  const standsAlone = (place: Element, button: Element) =>
    !findWithin(place, "input[type=password]") &&
    buttons.every((other) => other === button || !contains(place, other));
  return (button) => {
    if (!buttons.includes(button) || isInFrameOfPage(button) || signsIn(button)) return "";
    let section = button;
    for (let around = parentOf(section); around && !around.matches("html, body"); around = parentOf(around)) {
      if (!standsAlone(around, button)) break;
      section = around;
    }
    const above: string[] = [];
    for (let before = previousOf(section); before; before = previousOf(before)) {
      if (buttons.includes(before) || !standsAlone(before, button)) break;
      above.unshift(shownText(before, 300));
    }
    return [...above, shownText(section, 600)].join(" ").slice(0, 1_000);
  };
}

function signsIn(button: Element): boolean {
  return (
    !(button instanceof HTMLAnchorElement) &&
    findWithin(closest(button, "form"), "input[type=password]") != null
  );
}
