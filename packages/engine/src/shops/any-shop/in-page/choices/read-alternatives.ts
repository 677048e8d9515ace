/// <reference lib="dom" />

import { isComponentOn } from "../../../../page/in-page/controls/component-box.ts";
import { isFloating } from "../../../../page/in-page/controls/field-state.ts";
import { isDisabled } from "../../../../page/in-page/controls/is-disabled.ts";
import {
  allWithin,
  childrenOf,
  closest,
  contains,
  findWithin,
  outermost,
  parentOf,
} from "../../../../page/in-page/tree/flat-tree.ts";
import { isInFrameOfPage } from "../../../../page/in-page/tree/frame-of-page.ts";
import { selectorOf } from "../../../../page/in-page/tree/selector-of.ts";
import { ownControls, windows } from "../../../../page/in-page/tree/selectors.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";
import { isUsable } from "../../../../page/in-page/visibility/is-usable.ts";
import { classNames } from "../../../../words/pages/markup-names.ts";
import { belongsToPurchase } from "../purchase-area.ts";
import type { OptionGroupSnapshot } from "./option-group-snapshot.ts";
import { choiceTitle, optionName } from "./option-name.ts";

const longestTitle = 60;
const mostLevels = 4;
const mostElements = 5_000;
const mostPressed = 300;
const mostChoices = 60;

/**
 * Rows of things to press that stand side by side ("100 g", "250 g", "1 kg"), whatever they are made of, in the content
 * of the whole page. Most of them are something else: only those count that the request names.
 */
export function readAlternatives(button: Element): OptionGroupSnapshot[] {
  const pressed = withoutRows(
    allWithin(closest(button, windows) ?? document.body, "*")
      .slice(0, mostElements)
      .filter((element) => isAlternative(element, button))
      .slice(0, mostPressed),
  );
  const rows = new Map<Element, Element[]>();
  for (const element of pressed) {
    const row = rowAround(element, pressed);
    if (row) rows.set(row.around, row.all);
  }
  return [...rows.values()].filter(isRow).map((row) => groupOf(row));
}

/** Of a box and its label, the label; of a row of chips that is itself pointed at, the chips. */
function withoutRows(pressed: readonly Element[]): Element[] {
  const within = (element: Element) => pressed.filter((one) => one !== element && contains(element, one));
  const titleOf = (element: Element) => choiceTitle(element).toLowerCase();
  const isRowItself = (element: Element) => {
    const parts = within(element)
      .map(titleOf)
      .filter((title) => title !== titleOf(element));
    return new Set(parts).size > 1;
  };
  return outermost(pressed.filter((element) => !isRowItself(element)));
}

function isAlternative(element: Element, button: Element): boolean {
  if (element === button || contains(element, button) || !isPressed(element)) return false;
  const title = choiceTitle(element);
  const isTitled = title.length <= longestTitle && /[\p{L}\p{N}]/u.test(title);
  return (
    isTitled &&
    isShown(element) &&
    !isInLayer(element, button) &&
    !isInFrameOfPage(element) &&
    belongsToPurchase(element, button, { mayBeTab: true })
  );
}

/** In a layer that is put into the page beside its content, as the lines of an open list are. */
function isInLayer(element: Element, button: Element): boolean {
  for (let place: Element | null = element; place && !contains(place, button); place = parentOf(place)) {
    const isBeside = parentOf(place) === document.body || parentOf(parentOf(place)) === document.body;
    if (isBeside && isFloating(place)) return true;
  }
  return false;
}

const marked =
  "button, [role=radio], [role=tab], [role=option], [role=button], [role=menuitemradio], [role=switch], [tabindex], [onclick]";
const opening = "[aria-expanded], [aria-haspopup], [aria-controls]:not([role]), :is(a[href])";

/** Lists are read for themselves, and what is in a link leads away with it. */
const within = "a[href], [role=listbox], [role=menu]";

/** By its markup, as a component that takes the focus, or by the pointer over it. */
function isPressed(element: Element): boolean {
  if (element.matches(`${ownControls}, option, slot, ${opening}`) || closest(element, within)) return false;
  if (allWithin(element, ownControls).some(isUsable)) return false;
  if (element.matches(marked) || (element.matches("label") && holdsComponent(element))) return true;
  const around = parentOf(element);
  const isPointed = (one: Element) => getComputedStyle(one).cursor === "pointer";
  return isPointed(element) && !(around && isPointed(around));
}

/** Custom elements have a hyphen in their name. */
function holdsComponent(label: Element): boolean {
  return allWithin(label, "[tabindex]").some((one) => one.localName.includes("-"));
}

/** Those in the neighbours of the smallest part that has any: each neighbour is of the same kind and holds one. */
function rowAround(
  element: Element,
  pressed: readonly Element[],
): { around: Element; all: Element[] } | undefined {
  let cell = element;
  for (let level = 0; level < mostLevels; level += 1) {
    const around = parentOf(cell);
    if (!around || around === document.body) return undefined;
    const beside = childrenOf(around).filter(({ localName }) => localName === cell.localName);
    const held = beside.map((one) => pressed.filter((other) => contains(one, other)));
    const all = held.filter(({ length }) => length === 1).flat();
    if (all.length > 1) return { around, all };
    cell = around;
  }
  return undefined;
}

function isRow(row: readonly Element[]): boolean {
  return row.length <= mostChoices && new Set(row.map(choiceTitle)).size === row.length;
}

function groupOf(row: readonly Element[]): OptionGroupSnapshot {
  const titles = row.map(choiceTitle);
  const on = row.filter(isComponentOn);
  const isShut = (element: Element) =>
    isDisabled(element) || classNames.unavailable.test(element.getAttribute("class") ?? "");
  const [first] = row;
  return {
    kind: "buttons",
    name: first ? optionName(first, titles) : "",
    isRequired: true,
    isUnmarked: true,
    ...(row.every((element) => element.matches("[role=tab]")) && { isOfTabs: true }),
    ...(row.every(isToSet) && { isToSet: true }),
    selector: first ? selectorOf(first) : "",
    choices: row.map((element, at) => ({
      title: titles[at] ?? "",
      value: titles[at] ?? "",
      selector: selectorOf(element),
      enabled: !isShut(element),
      isChosen: on.length === 1 && on[0] === element,
      isPreset: on.length === 1 && on[0] === element,
    })),
  };
}

const settable = "[role=radio], [aria-pressed], [aria-checked]";

/** It can be on or off, so that it is a choice of something. */
function isToSet(element: Element): boolean {
  return element.matches(`label, ${settable}`) || findWithin(element, settable) !== null;
}
