/// <reference lib="dom" />

import { textOf } from "../text/text-of.ts";
import { allWithin, closest, contains, parentOf, previousOf } from "./flat-tree.ts";
import { windows } from "./selectors.ts";

/**
 * The nearest heading above the control. A legend counts only for its own group, a heading outside a
 * dialog not for its content, and that of an order's summary set aside not for what follows it.
 */
export function sectionHeading(element: Element): string {
  let place: Element | null = element;
  for (let level = 0; place && level < 12; level++) {
    for (let before = previousOf(place); before; before = previousOf(before)) {
      const heading = headingIn(before, element);
      if (heading) return heading;
    }
    if (place.matches(windows)) break;
    place = parentOf(place);
  }
  return "";
}

/** The text of the last heading in what stands before an element. */
function headingIn(before: Element, element: Element): string {
  if (before.matches(aside)) return "";
  const found = before.matches(`${headings}, legend`)
    ? before
    : allWithin(before, headings).findLast((one) => isHeadOf(one, element));
  return found ? textOf(found, 80) : "";
}

function isHeadOf(heading: Element, element: Element): boolean {
  const around = closest(heading, aside);
  return around === null || contains(around, element);
}

const headings = "h1, h2, h3, h4, h5, h6, [role=heading]";
const aside = "aside, [role=complementary]";

/**
 * Ids, names and classes of the elements around the control: developers' names for a billing address or a
 * sign-in form.
 */
export function surroundingNames(element: Element): string {
  const names: string[] = [];
  let place = parentOf(element);
  for (let level = 0; place && level < 8; level++, place = parentOf(place)) {
    if (place === document.body) break;
    const written = [
      place.id,
      place.getAttribute("name"),
      place.getAttribute("class"),
      place.getAttribute("data-testid"),
    ];
    names.push(
      ...written.filter((text) => text !== null && text !== "").map((text) => String(text).slice(0, 80)),
    );
  }
  return names.join(" ").slice(0, 400);
}
