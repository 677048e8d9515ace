/// <reference lib="dom" />

import type { ChoiceSnapshot } from "../../fields/control-snapshot.ts";
import { listOf } from "../controls/choices-of.ts";
import { componentOptions, titleOfKept } from "../controls/component-list.ts";
import { isListOfItsOwn } from "../controls/control-kind.ts";
import { isFloating } from "../controls/field-state.ts";
import { labelOf } from "../text/label-of.ts";
import { shownText } from "../text/text-of.ts";
import { deepAll } from "../tree/deep-all.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { allWithin, closest, contains, isLeaf, parentOf } from "../tree/flat-tree.ts";
import { selectedBy } from "../tree/selected-by.ts";
import { selectorOf } from "../tree/selector-of.ts";
import { allElements, isStillOpen, shownBefore } from "./before-opening.ts";
import { isInOpenList } from "./is-in-open-list.ts";

/**
 * The options of all lists that are open now. `opener`: selector of what opened one, whose own list they are then,
 * or one that doesn't say whose it is.
 */
export function openOptions(opener = ""): ChoiceSnapshot[] {
  const roots = deepRoots();
  const options = deepAll(
    roots,
    "[role=option], [role=menuitemradio], [role=listbox] > li, li[data-value], [data-option-value]",
  );
  const box = opener === "" ? undefined : selectedBy(opener)[0];
  const openers = box ? [box, ...allWithin(box, "[aria-haspopup]")] : [];
  const kept = openers.map(componentOptions).find(({ length }) => length > 0) ?? [];
  if (kept.length > 0) return appearedAs(kept.map(titleOfKept));
  const own = box ? ownListsOf(box, options) : [];
  const isPossible = (option: Element) => !box || isOptionOf(box, own, option);
  const open = options.filter((option) => isInOpenList(option) && isPossible(option));
  const lists = own.length > 0 ? own : deepAll(roots, "[role=listbox]");
  // What is drawn for a hidden list lies beside it.
  const drawn = rowsOfOpenLists(lists);
  const rows = open.length > 0 ? open : drawn.filter((row) => own.length > 0 || isPossible(row));
  return rows.slice(0, 400).map((option) => ({
    value:
      option.getAttribute("data-value") ??
      option.getAttribute("data-option-value") ??
      option.getAttribute("value") ??
      "",
    title: shownText(option),
    enabled: option.getAttribute("aria-disabled") !== "true",
    selector: selectorOf(option),
  }));
}

/** What was drawn since with the title of an option, each as the largest element that says no more. */
function appearedAs(titles: readonly string[]): ChoiceSnapshot[] {
  const roots = deepRoots();
  const known = shownBefore();
  const fresh = allElements(roots).filter((one) => known?.has(one) === false && isInOpenList(one));
  return titles.flatMap((title) => {
    const said = fresh.find((one) => shownText(one, 200) === title);
    return said ? [{ value: "", title, enabled: true, selector: selectorOf(said) }] : [];
  });
}

/** The lists that the opener declares as its own, if they have options, be it that they are not open yet. */
function ownListsOf(box: Element, options: readonly Element[]): Element[] {
  const openers = [box, ...allWithin(box, "[aria-controls], [aria-owns]")];
  const lists = openers.flatMap((one) => listOf(one) ?? []);
  return lists.filter((list) => options.some((option) => contains(list, option)));
}

/** Or else of a list that doesn't stand on the page by itself, and was not open before the opener was pressed. */
function isOptionOf(box: Element, own: readonly Element[], option: Element): boolean {
  if (own.length > 0) return own.some((list) => contains(list, option));
  return !isOfStandingList(option, box) && !isStillOpen(option);
}

/** A list in the flow of the page with a name of its own is a control by itself, such as a row of chips. */
function isOfStandingList(option: Element, box: Element): boolean {
  const list = closest(option, "[role=listbox]");
  if (!list?.matches("[aria-labelledby], [aria-label]") || contains(list, box) || contains(box, list))
    return false;
  const isDeclared = list.id !== "" && !isListOfItsOwn(list);
  return !isDeclared && !isFloating(list) && labelOf(list) !== labelOf(box);
}

/** If only a hidden list is marked as one: the lines of the layer that contains it. */
function rowsOfOpenLists(lists: readonly Element[]): Element[] {
  const layers = lists.flatMap((list) => {
    let layer: Element | null = list;
    while (layer && !["absolute", "fixed"].includes(getComputedStyle(layer).position))
      layer = parentOf(layer);
    return layer && isInOpenList(layer) ? [layer] : [];
  });
  const lines = layers.flatMap((layer) => allWithin(layer, "*"));
  return lines.filter((line) => isLeaf(line) && isInOpenList(line) && shownText(line) !== "");
}

/** Scrolls a list that renders only visible choices. Returns false at its end. */
export function scrollOpenList(last: string): boolean {
  let box = parentOf(selectedBy(last)[0]);
  for (; box && box !== document.body; box = parentOf(box)) {
    const before = box.scrollTop;
    box.scrollTop = before + box.clientHeight * 0.8;
    if (box.scrollTop > before) return true;
  }
  return false;
}
