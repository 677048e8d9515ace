/// <reference lib="dom" />

import { staysOnPage } from "../../../../page/in-page/presses/stays-on-page.ts";
import {
  allWithin,
  closest,
  contains,
  findWithin,
  isBefore,
  parentOf,
} from "../../../../page/in-page/tree/flat-tree.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";
import { classNames, otherButtonName } from "../../../../words/pages/markup-names.ts";
import { belongsToPurchase } from "../purchase-area.ts";
import { choiceTitle, optionName } from "./option-name.ts";
import { splitByNames } from "./split-by-names.ts";

const mostChoices = 60;
const elsewhere =
  "[class*=tabs i], [class*=tab- i], [class~=tab i], [class*=menu i], [class*=crumb i], [class*=pagin i], [class*=sort- i], [class*=filter i], [class*=share i], [class*=social i], [class*=accordion i]";
const opening =
  "[aria-expanded], [aria-haspopup], [aria-controls], [data-toggle], [data-bs-toggle], [target=_blank], [download]";

/**
 * Rows of links that stay on the product's page: taken by a script, sending its form, or leading to the same address
 * with another query. May be choices, and may as well be anything else ("Share", "Size guide").
 */
export function linkGroups(area: Element, button: Element, taken: ReadonlySet<Element>): Element[][] {
  const isMeant = (link: HTMLAnchorElement) =>
    !taken.has(link) &&
    staysOnPage(link) &&
    isBefore(link, button) &&
    !link.matches(opening) &&
    findWithin(link, "input, select, button") === null &&
    !otherButtonName.test(`${link.id} ${link.className}`) &&
    isInPart(link, area) &&
    isShown(link) &&
    belongsToPurchase(link, button, { isShowing: link.search !== location.search });
  const links = allWithin<HTMLAnchorElement>(area, "a[href]").filter(isMeant);
  const rows = Map.groupBy(links, (link) => rowOf(link));
  return [...rows.values()]
    .flatMap((row) => [...Map.groupBy(row, kindOf).values()])
    .flatMap(splitByNames)
    .filter(isGroup);
}

/** Only what is inside of the area counts: a form may have such a class itself. */
function isInPart(link: Element, area: Element): boolean {
  const part = closest(link, elsewhere);
  return part === null || contains(part, area);
}

function rowOf(link: Element): Element | null {
  const cell = parentOf(link)?.matches("li") ? parentOf(link) : link;
  return parentOf(cell);
}

/** Apart from what is chosen or sold out, the choices of one option have the same first class. */
function kindOf(link: Element): string {
  const states = [classNames.chosen, classNames.unavailable, classNames.disabled];
  const own = [...link.classList].filter((name) => !states.some((state) => state.test(name)));
  return own[0] ?? "";
}

function isGroup(row: Element[]): boolean {
  const names = row.map((link) => choiceTitle(link));
  const [first] = row;
  return (
    first !== undefined &&
    row.length >= 2 &&
    row.length <= mostChoices &&
    names.every((name) => /[\p{L}\p{N}]/u.test(name) && name.length <= 40) &&
    new Set(names).size === row.length &&
    optionName(first, names) !== ""
  );
}
