/// <reference lib="dom" />

import { componentBox } from "../../../../page/in-page/controls/component-box.ts";
import { isListOfItsOwn } from "../../../../page/in-page/controls/control-kind.ts";
import { isDisabled } from "../../../../page/in-page/controls/is-disabled.ts";
import { labelsOf } from "../../../../page/in-page/text/labels-of.ts";
import {
  allWithin,
  childrenOf,
  closest,
  contains,
  findWithin,
  isBefore,
  isLeaf,
  parentOf,
  previousOf,
} from "../../../../page/in-page/tree/flat-tree.ts";
import { selectorOf } from "../../../../page/in-page/tree/selector-of.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";
import { isUsable } from "../../../../page/in-page/visibility/is-usable.ts";
import { classNames, otherButtonName } from "../../../../words/pages/markup-names.ts";
import { belongsToPurchase, isSilentForm } from "../purchase-area.ts";
import { pricedCell } from "../rows/priced-cell.ts";
import type { OptionGroupSnapshot } from "./option-group-snapshot.ts";
import { choiceTitle, optionName, spokenDay } from "./option-name.ts";
import { rowOfChoice } from "./row-choice.ts";
import { splitByNames } from "./split-by-names.ts";
import { components, holdsComponentOn, tellersOf } from "./tellers-of.ts";

/** What the markup makes a choice, or a button that sends nothing. */
export const telling =
  "[aria-pressed], [aria-checked]:not(input), [role=radio], [data-value]:not(option, input, select), [data-option-value], [data-variant-value], [data-attribute-value], [class*=swatch i]:is(a, button, li, label), button[type=button], button:not([type], form *)";

/** Rows of mutually exclusive buttons: sizes, colour swatches. */
export function buttonGroups(area: Element, button: Element): Element[][] {
  const boxes = "input:not([aria-hidden=true])";
  const swatches = new Set(allWithin<HTMLAnchorElement>(area, "a[href][title]").filter(isSwatch));
  const rows = new Map<Element | null, Element[]>();
  for (const marked of allWithin(
    area,
    `${telling}, [role=option], a[title], form button, ${drawn}, ${components}`,
  )) {
    const isTold =
      marked.matches(telling) ||
      isOfOpenList(marked) ||
      isOfSilentForm(marked, button) ||
      componentBox(marked) === "radio" ||
      swatches.has(marked as HTMLAnchorElement);
    if (!isTold && !isPointedAt(marked, button)) continue;
    // Beside a button that buys, boxes to tick are extras.
    if (marked.matches("[role=checkbox]") && !contains(button, marked)) continue;
    const label = drawnByLabel(marked);
    const element = label ?? marked;
    const isWhole = label !== undefined || !holdsOrOpens(element);
    const isMeant =
      element !== button &&
      isWhole &&
      !isForOtherList(element) &&
      isShown(element) &&
      belongsToPurchase(element, button);
    if (!isMeant || findWithin(closest(element, "label"), boxes)) continue;
    const wrapper = rowOf(marked, element);
    rows.set(wrapper, [...(rows.get(wrapper) ?? []), element]);
  }
  return [...rows.entries()].flatMap(([wrapper, found]) => {
    // A row that is sold out has no button.
    const ofRows = found.filter((element) => rowOfChoice(element));
    const whole = ofRows.length > 0 ? ofRows : found;
    // Buttons beside a text field change its value.
    if (wrapper?.querySelector(":scope > input:is([type=text], [type=number], [type=tel], :not([type]))"))
      return [];
    return splitByNames(whole).filter((row) => isGroup(row, area));
  });
}

function isGroup(row: readonly Element[], area: Element): boolean {
  const names = row.map((element) => choiceTitle(element));
  const isWorded = names.every((name) => /[\p{L}\p{N}]/u.test(name) && name.length <= longestName(row));
  return (
    row.length >= 2 &&
    isWorded &&
    new Set(names).size === row.length &&
    (optionName(row[0] ?? area, names) !== "" || row.every((element, at) => saysWhen(element, names[at])))
  );
}

/** Days of a calendar, and times of a day, need no name. */
function saysWhen(element: Element, title = ""): boolean {
  return spokenDay(element) !== "" || /^\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\.?)?$/i.test(title);
}

/** A coloured link to the page itself with only a title. */
function isSwatch(link: HTMLAnchorElement): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(link);
  const isPainted = backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none";
  const isBare = isLeaf(link) && link.text.trim() === "";
  return isBare && isPainted && link.href.split("#")[0] === location.href.split("#")[0];
}

/** A row says more than a button. */
function longestName(row: readonly Element[]): number {
  return row.every((element) => rowOfChoice(element)) ? 100 : 40;
}

/** An element that contains a control or opens something isn't a choice. The box that a drawn radio keeps is itself. */
function holdsOrOpens(element: Element): boolean {
  const opening = "[aria-expanded], [aria-haspopup], [role=combobox], [aria-controls]:not([role])";
  const held = allWithin(element, "input, select, button");
  const isOwnBox = (control: Element) => control.matches("input[type=radio]") && !isUsable(control);
  const isDrawn = element.matches("[role=radio]") && held.length === 1 && held.every(isOwnBox);
  return (held.length > 0 && !isDrawn) || element.matches(opening);
}

/** The container of mutually exclusive choices; of radios without one, the first of those side by side. */
function rowOf(marked: Element, element: Element): Element | null {
  const isRadio = marked.matches("[role=radio]") || componentBox(marked) !== undefined;
  const group = isRadio ? closest(marked, "[role=radiogroup]") : null;
  if (isRadio && !group && marked === element) return firstOfRun(marked);
  if (isOfOpenList(marked)) return closest(marked, "[role=listbox]");
  const own = rowOfChoice(element);
  if (own) return parentOf(own);
  const inLi = parentOf(element)?.matches("li") ? parentOf(element) : element;
  const around = parentOf(inLi);
  const cell = closest(element, "td, [role=gridcell]");
  const isOnlyOne = childrenOf(around).filter(({ tagName }) => tagName === inLi?.tagName).length < 2;
  // In a calendar, each day has its own cell. A cell with several choices is the row of one option.
  const calendar = cell === element || isOnlyOne ? closest(cell, "table, [role=grid]") : null;
  return group ?? calendar ?? around;
}

/** A button of a form that sends nothing. The form that sells is none of these. */
function isOfSilentForm(element: Element, button: Element): boolean {
  const form = element.matches("button") ? closest(element, "form") : null;
  return form instanceof HTMLFormElement && isSilentForm(form) && !contains(form, button);
}

/** A choice of a list that is always open. */
function isOfOpenList(marked: Element): boolean {
  const list = marked.matches("[role=option]") ? closest(marked, "[role=listbox]") : null;
  return list !== null && isListOfItsOwn(list);
}

function firstOfRun(radio: Element): Element {
  const before = previousOf(radio);
  return before?.matches("[role=radio]") ? firstOfRun(before) : radio;
}

/**
 * A custom radio may be hidden like the browser's own, or have no words: then its label is what a person sees and
 * presses.
 */
function drawnByLabel(radio: Element): Element | undefined {
  const isHidden = radio.matches("[role=radio]") && !isShown(radio);
  if (!isHidden && !componentBox(radio)) return undefined;
  return labelsOf(radio).find((label) => isShown(label));
}

/** Buttons for wish lists, comparisons and the like may be in rows like choices. */
function isForOtherList(element: Element): boolean {
  return [element.id, element.getAttribute("class") ?? "", choiceTitle(element)].some((name) =>
    otherButtonName.test(name),
  );
}

const drawn = "li, div, span, p, b, td, a:not([href])";

/**
 * Has a pointer cursor, comes before the button or is in the part read without one, and isn't a tab: may be a
 * choice if there are others like it.
 */
function isPointedAt(element: Element, button: Element): boolean {
  const isMeant = isBefore(element, button) || contains(button, element);
  // Of a table's cells, those with a price and nothing else.
  if (element.matches("td") && pricedCell(element) === "") return false;
  if (!isMeant || !element.matches(drawn) || getComputedStyle(element).cursor !== "pointer") return false;
  const around = parentOf(element);
  if (around && getComputedStyle(around).cursor === "pointer") return false;
  if (closest(element, "label, a[href], button, summary, [class*=tab i], [class*=menu i], [class*=crumb i]"))
    return false;
  return findWithin(element, "a[href], button, input, select") === null;
}

export function buttonGroup(row: Element[]): OptionGroupSnapshot {
  const [first] = row;
  const says = (element: Element) =>
    ["aria-pressed", "aria-checked", "aria-selected"].some((name) => element.getAttribute(name) === "true") ||
    classNames.chosen.test(element.getAttribute("class") ?? "");
  const isShut = (element: Element) =>
    isDisabled(element) || classNames.unavailable.test(element.getAttribute("class") ?? "");
  const isOn = (element: Element) => tellersOf(element).some(says) || holdsComponentOn(element);
  const isOff = (element: Element) => tellersOf(element).some(isShut);
  return {
    kind: "buttons",
    name: first ? optionName(first, row.map(choiceTitle)) : "",
    isRequired: true,
    selector: first ? selectorOf(first) : "",
    choices: row.map((element) => ({
      title: choiceTitle(element),
      value: element.getAttribute("data-value") ?? choiceTitle(element),
      selector: selectorOf(element),
      enabled: !isOff(element),
      isChosen: isOn(element),
      isPreset: isOn(element),
    })),
  };
}
