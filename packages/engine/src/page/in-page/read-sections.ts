/// <reference lib="dom" />
import { deepAll, deepRoots } from "./deep-roots.ts";
import { isDrawnBeneath } from "./drawn-beneath.ts";
import { isShown } from "./is-shown.ts";
import { selectorOf } from "./selector-of.ts";
import { shownText } from "./text-of.ts";

/** A button, and what the part of the page says in which it stands alone. */
export interface SectionSnapshot {
  selector: string;
  text: string;
  words: string;
}

/** The parts of a page that offer one way each, beside a sign-in: every button with the words above and around it. */
export function readSections(): SectionSnapshot[] {
  const roots = deepRoots();
  const kinds = "button, a[href], input[type=submit], input[type=button], [role=button]";
  const aside = "header, nav, footer, [role=navigation], [role=banner], [role=contentinfo]";
  const ways = deepAll(roots, kinds).filter((way) => isShown(way) || isDrawnBeneath(way));
  // A link amid a text belongs to the text.
  const buttons = ways.filter((way) => !way.matches("p a, li a, label a, small a"));
  const signsIn = (button: Element) =>
    !(button instanceof HTMLAnchorElement) && button.closest("form")?.querySelector("input[type=password]");
  const standsAlone = (place: Element, button: Element) =>
    !place.querySelector("input[type=password]") &&
    buttons.every((other) => other === button || !place.contains(other));
  return buttons.slice(0, 100).flatMap((button) => {
    if (button.closest(aside) || signsIn(button)) return [];
    let section = button;
    while (section.parentElement?.closest("body *") && standsAlone(section.parentElement, button))
      section = section.parentElement;
    const above: string[] = [];
    for (let before = section.previousElementSibling; before; before = before.previousElementSibling) {
      if (before.matches(kinds) || !standsAlone(before, button)) break;
      above.unshift(shownText(before, 300));
    }
    const text = button instanceof HTMLInputElement ? button.value : shownText(button, 120);
    return [
      { selector: selectorOf(button, roots), text, words: [...above, shownText(section, 600)].join(" ") },
    ];
  });
}
