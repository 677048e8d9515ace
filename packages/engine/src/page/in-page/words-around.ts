/// <reference lib="dom" />
import { isInFrameOfPage } from "./frame-of-page.ts";
import { shownText } from "./text-of.ts";

/**
 * The text of the section in which a button is the only one: beside a sign-in, the text above a button may
 * say what it does ("I am new here") while the button only says "continue". Empty if the page has no sign-in.
 */
export function wordsAround(pressables: readonly Element[]): (button: Element) => string {
  if (!document.querySelector("input[type=password]")) return () => "";
  const buttons = pressables.filter((way) => !way.matches("p a, li a, label a, small a")).slice(0, 100);
  const standsAlone = (place: Element, button: Element) =>
    !place.querySelector("input[type=password]") &&
    buttons.every((other) => other === button || !place.contains(other));
  return (button) => {
    if (!buttons.includes(button) || isInFrameOfPage(button) || signsIn(button)) return "";
    let section = button;
    while (section.parentElement?.closest("body *") && standsAlone(section.parentElement, button))
      section = section.parentElement;
    const above: string[] = [];
    for (let before = section.previousElementSibling; before; before = before.previousElementSibling) {
      if (buttons.includes(before) || !standsAlone(before, button)) break;
      above.unshift(shownText(before, 300));
    }
    return [...above, shownText(section, 600)].join(" ").slice(0, 1_000);
  };
}

function signsIn(button: Element): boolean {
  return (
    !(button instanceof HTMLAnchorElement) &&
    button.closest("form")?.querySelector("input[type=password]") != null
  );
}
