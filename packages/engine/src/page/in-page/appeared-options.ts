/// <reference lib="dom" />

import type { ChoiceSnapshot } from "../fields/control-snapshot.ts";

import { deepAll } from "./deep-all.ts";
import { deepRoots } from "./deep-roots.ts";
import { childrenOf, findWithin } from "./flat-tree.ts";
import { isInOpenList } from "./open-options.ts";
import { selectorOf } from "./selector-of.ts";
import { shownText } from "./text-of.ts";

/** What was on the page before a list was opened. */
let before: WeakSet<Element> | undefined;

/** Also in shadow roots, where nothing is inside of the body for a selector. */
const everything = ":not(html, head, head *, body)";

const buttons = "button, a[href], [role=button], input";

/** Larger pages are not looked through. */
const mostElements = 20_000;

/** Remembers what is on the page now: what a press adds to it are the options of the pressed list. */
export function noteBeforeOpening(): void {
  const all = deepAll(deepRoots(), everything);
  before =
    all.length > mostElements ? undefined : new WeakSet(all.filter((element) => isInOpenList(element)));
}

/** The options of a list that nothing marks as one: a row of lines to press that was not there before. */
export function appearedOptions(): ChoiceSnapshot[] {
  const roots = deepRoots();
  const known = before;
  if (!known) return [];
  const isNew = (element: Element) => !known.has(element) && isInOpenList(element);
  const lists = deepAll(roots, everything).filter(isNew);
  const lines = lists.map(linesOf).find((found) => found.length > 0) ?? [];
  return lines.slice(0, 400).map((line) => ({
    value: line.getAttribute("data-value") ?? "",
    title: shownText(line),
    enabled: !line.matches("[aria-disabled=true], [disabled]"),
    selector: selectorOf(line, roots),
  }));
}

/** The children of a list, alike and each to be pressed. Buttons are what a window asks, such as one about cookies. */
function linesOf(list: Element): Element[] {
  const lines = childrenOf(list).filter((child) => isInOpenList(child) && shownText(child) !== "");
  const [first] = lines;
  const isLine = (line: Element) =>
    line.tagName === first?.tagName &&
    getComputedStyle(line).cursor === "pointer" &&
    !line.matches(buttons) &&
    findWithin(line, "input, select, textarea") === null;
  return lines.length > 1 && lines.every(isLine) ? lines : [];
}
