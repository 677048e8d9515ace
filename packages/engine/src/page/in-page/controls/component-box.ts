/// <reference lib="dom" />
import { boxComponents, classNames } from "../../../words/pages/markup-names.ts";
import { allWithin, closest } from "../tree/flat-tree.ts";

const marked = "input, [role=radio], [role=checkbox], [role=switch]";
const states = ["aria-pressed", "aria-checked", "aria-selected"];

/**
 * What a custom element is that draws a radio or a checkbox and tells nobody but the browser so: its state is in no
 * attribute that others could read.
 */
export function componentBox(element: Element): "radio" | "checkbox" | undefined {
  const [, kind] = boxComponents.exec(element.localName) ?? [];
  if (kind === undefined || element.matches(marked) || allWithin(element, marked).length > 0)
    return undefined;
  if (closest(element, marked)) return undefined;
  return kind === "radio" ? "radio" : "checkbox";
}

/** By a state or a class of its own, or of what it draws within itself. */
export function isComponentOn(element: Element): boolean {
  if (element.matches(":state(checked)")) return true;
  return [element, ...allWithin(element, "*").slice(0, 30)].some(
    (one) =>
      states.some((name) => one.getAttribute(name) === "true") ||
      classNames.chosen.test(withoutMarks(one.getAttribute("class") ?? "")),
  );
}

/** "checked-indicator" is the mark itself, there at all times and drawn only where it is on. */
function withoutMarks(names: string): string {
  const isMark = (name: string) => /indicator|icon|mark|glyph/i.test(name);
  return names
    .split(/\s/)
    .filter((name) => !isMark(name))
    .join(" ");
}
