/// <reference lib="dom" />

import type { ChoiceSnapshot } from "../../fields/control-snapshot.ts";
import { staysOnPage } from "../presses/stays-on-page.ts";
import { shownText } from "../text/text-of.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { allWithin, childrenOf, findWithin } from "../tree/flat-tree.ts";
import { selectorOf } from "../tree/selector-of.ts";
import { allElements, shownBefore } from "./before-opening.ts";
import { isInOpenList } from "./is-in-open-list.ts";

const buttons = "button, a[href], [role=button], input";

/** The options of a list that nothing marks as one: a row of lines to press that was not there before. */
export function appearedOptions(): ChoiceSnapshot[] {
  const roots = deepRoots();
  const known = shownBefore();
  if (!known) return [];
  const isNew = (element: Element) => !known.has(element) && isInOpenList(element);
  const lists = allElements(roots).filter(isNew);
  const lines = lists.map(linesOf).find((found) => found.length > 0) ?? [];
  return lines.slice(0, 400).map((line) => ({
    value: line.getAttribute("data-value") ?? "",
    title: shownText(line),
    enabled: !line.matches("[aria-disabled=true], [disabled]"),
    selector: selectorOf(line),
  }));
}

/** The children of a list, alike and each to be pressed. Buttons are what a window asks, such as one about cookies. */
function linesOf(list: Element): Element[] {
  const lines = childrenOf(list)
    .filter((child) => isInOpenList(child) && shownText(child) !== "")
    .map(linkOf);
  const [first] = lines;
  const isLine = (line: Element) =>
    line.tagName === first?.tagName &&
    getComputedStyle(line).cursor === "pointer" &&
    (!line.matches(buttons) || isPressedLink(line)) &&
    findWithin(line, "input:not([type=hidden]), select, textarea") === null;
  return lines.length > 1 && lines.every(isLine) ? lines : [];
}

/** The link that takes the whole line, if it has one, with or without an address. */
function linkOf(line: Element): Element {
  const isWhole = (link: Element) => !link.matches("[href]") || isPressedLink(link);
  const links = line.matches("li") ? allWithin(line, "a").filter(isWhole) : [];
  const [only] = links;
  return only && links.length === 1 && shownText(only) === shownText(line) ? only : line;
}

function isPressedLink(line: Element): boolean {
  return line instanceof HTMLAnchorElement && staysOnPage(line);
}
