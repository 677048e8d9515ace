/// <reference lib="dom" />

import { listOf } from "../../../../page/in-page/controls/choices-of.ts";
import { staysOnPage } from "../../../../page/in-page/presses/stays-on-page.ts";
import { shownText, textOf } from "../../../../page/in-page/text/text-of.ts";
import {
  allWithin,
  childrenOf,
  closest,
  contains,
  isBefore,
  nextOf,
  parentOf,
} from "../../../../page/in-page/tree/flat-tree.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";
import { asksToChoose } from "../../../../words/pages/asks-to-choose.ts";

/** Buttons that open something, which is a list of choices only by what it holds. */
const marked =
  ":is(button, [role=button], a):is([aria-expanded], [aria-haspopup=true], [aria-haspopup=menu], [data-toggle=dropdown], [data-bs-toggle=dropdown])";
const elsewhere = "header, nav, footer, [role=navigation], [role=tablist], [class*=sort i], [class*=share i]";
const mostLines = 60;

/** The buttons and drawn boxes of a part of the page that open a list of choices. */
export function menuOpeners(area: Element, button: Element): Element[] {
  const drawn = allWithin(area, "div, span, p").filter(
    (box) =>
      isShut(nextOf(box)) &&
      isShown(box) &&
      getComputedStyle(box).cursor === "pointer" &&
      !isBesideList(box) &&
      !isBesideList(parentOf(box)),
  );
  return [...allWithin(area, marked), ...drawn].filter((one) => opensMenuOfChoices(one, button));
}

/** A library has drawn it for a list that is read by itself. */
function isBesideList(box: Element | null): boolean {
  return childrenOf(parentOf(box)).some((one) => one.matches("select"));
}

function isShut(menu: Element | null): boolean {
  return menu !== null && !isShown(menu) && !menu.matches("select") && childrenOf(menu).length > 1;
}

/**
 * A button that asks for a choice, or is a list to those who see it, and opens a menu of lines that stay on the page:
 * "Please choose".
 */
function opensMenuOfChoices(opener: Element, button: Element): boolean {
  if (!isBefore(opener, button) || contains(opener, button) || closest(opener, elsewhere)) return false;
  const menu = listOf(opener) ?? nextOf(opener);
  if (!menu || isShown(menu)) return false;
  const listed = allWithin(menu, "a, [role=menuitem], [role=menuitemradio], li:not(:has(a, button)), button");
  const lines = listed.length > 0 ? listed : childrenOf(menu);
  if (lines.length < 2 || lines.length > mostLines || lines.some(leadsAway)) return false;
  const shown = shownText(opener, 60).trim();
  return asksToChoose(shown) || lines.some((line) => textOf(line, 60) === shown);
}

function leadsAway(line: Element): boolean {
  return line instanceof HTMLAnchorElement && line.hasAttribute("href") && !staysOnPage(line);
}
