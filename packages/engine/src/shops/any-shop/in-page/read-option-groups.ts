/// <reference lib="dom" />

import { componentBox } from "../../../page/in-page/component-box.ts";
import { componentOf } from "../../../page/in-page/component-of.ts";
import { isListOfItsOwn } from "../../../page/in-page/control-kind.ts";
import { deepRoots } from "../../../page/in-page/deep-roots.ts";
import {
  allWithin,
  closest,
  contains,
  findWithin,
  isBefore,
  isLeaf,
  parentOf,
  previousOf,
} from "../../../page/in-page/flat-tree.ts";
import { isShown } from "../../../page/in-page/is-shown.ts";
import { isUsable } from "../../../page/in-page/is-usable.ts";
import { groupLabel } from "../../../page/in-page/label-of.ts";
import { labelsOf } from "../../../page/in-page/labels-of.ts";
import { nativeListOf } from "../../../page/in-page/native-list.ts";
import { selectorOf } from "../../../page/in-page/selector-of.ts";
import { standInOf } from "../../../page/in-page/stand-in.ts";
import { titleOfOption } from "../../../page/in-page/title-of-option.ts";
import { asksToChoose } from "../../../words/asks-to-choose.ts";
import { classNames, otherButtonName } from "../../../words/markup-names.ts";
import { choiceAround } from "./choice-around.ts";
import { linkGroups } from "./link-choices.ts";
import type { OptionGroupSnapshot } from "./option-group-snapshot.ts";
import { choiceTitle, optionName, spokenDay, titleOfBox } from "./option-name.ts";
import { priceMatrix } from "./price-matrix.ts";
import { belongsToPurchase, purchaseArea } from "./purchase-area.ts";
import { listBoxes, listBoxGroup, nameOfList } from "./read-list-boxes.ts";
import { rowOfChoice } from "./row-choice.ts";
import { sliderGroup, sliders } from "./slider-groups.ts";
import { components, holdsComponentOn, tellersOf } from "./tellers-of.ts";

export type { OptionChoiceSnapshot, OptionGroupSnapshot } from "./option-group-snapshot.ts";

/** The choices beside the add-to-cart button, in page order. */
export function readOptionGroups(button: Element): OptionGroupSnapshot[] {
  const roots = deepRoots();
  const area = purchaseArea(button);
  const isMeant = (element: Element) => belongsToPurchase(element, button);
  const lists = allWithin(area, "select")
    .filter((list) => list instanceof HTMLSelectElement)
    .filter((list) => isMeant(list) && (isUsable(list) || drawnFor(list, area) !== undefined));
  const boxes = allWithin(area, "input[type=radio], input[type=checkbox]")
    .filter((box) => box instanceof HTMLInputElement)
    .filter((box) => isMeant(box) && isUsable(box));
  const named = Map.groupBy(boxes, (box) => {
    const place = componentOf(box);
    return `${roots.indexOf(rootOf(place))} ${box.name || (place.getAttribute("name") ?? "")}`;
  });
  const rows = buttonGroups(area, button);
  const found = [
    ...lists.map((list) => ({ at: list as Element, group: listGroup(list, drawnFor(list, area), roots) })),
    ...[...named.values()].map((group) => ({ at: group[0] as Element, group: boxGroup(group, roots) })),
    ...listBoxes(area, button)
      .filter((box) => !lists.some((list) => contains(box, list) || nativeListOf(box) === list))
      .map((box) => ({ at: box, group: listBoxGroup(box, roots) })),
    ...sliders(area)
      .filter(isMeant)
      .map((slider) => ({ at: slider as Element, group: sliderGroup(slider, roots) })),
    ...rows.map((group) => ({ at: group[0] as Element, group: buttonGroup(group, roots) })),
    ...linkGroups(area, button, new Set(rows.flat())).map((group) => ({
      at: group[0] as Element,
      group: { ...buttonGroup(group, roots), isOfLinks: true as const },
    })),
  ];
  found.sort(({ at }, { at: other }) => (isBefore(at, other) ? -1 : 1));
  return withOwnNames(found).filter(
    ({ kind, choices }) => kind === "select" || kind === "listbox" || choices.length > 0,
  );
}

function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

/** Of several with one name, each is called after the group it is in, too: "Right eye, Power". */
function withOwnNames(found: readonly { at: Element; group: OptionGroupSnapshot }[]): OptionGroupSnapshot[] {
  return found.map(({ at, group }) => {
    const isShared = found.some((other) => other.group !== group && other.group.name === group.name);
    const around = isShared ? groupLabel(at) : "";
    return around === "" || around === group.name ? group : { ...group, name: `${around}, ${group.name}` };
  });
}

/** The visible element in place of a hidden list, whether marked as a list or not. */
export function drawnFor(list: HTMLSelectElement, area: Element): Element | undefined {
  const marked = allWithin(area, "[role=combobox], [aria-haspopup=listbox]");
  return standInOf(list) ?? [...marked].find((opener) => isShown(opener) && nativeListOf(opener) === list);
}

function listGroup(
  list: HTMLSelectElement,
  drawn: Element | undefined,
  roots: (Document | ShadowRoot)[],
): OptionGroupSnapshot {
  const selector = selectorOf(list, roots);
  const isPlaceholder = ({ value, text }: HTMLOptionElement) => value === "" || asksToChoose(text);
  return {
    kind: "select",
    name: nameOfList(list, drawn),
    sentAs: list.name || list.id,
    drawnBy: drawn && selectorOf(drawn, roots),
    ofChoice: choiceAround(list),
    isRequired: list.required || [...list.options].some(isPlaceholder),
    selector,
    choices: [...list.options]
      .filter((option) => !isPlaceholder(option))
      .map((option) => ({
        title: titleOfOption(option),
        value: option.value,
        selector,
        enabled: !option.disabled,
        isChosen: option.selected,
        isPreset: option.defaultSelected,
      })),
  };
}

function boxGroup(group: HTMLInputElement[], roots: (Document | ShadowRoot)[]): OptionGroupSnapshot {
  const [first] = group;
  const isRadio = first?.type === "radio";
  const marked =
    closest(first, "[class*=required i]") !== null &&
    closest(first, "[class*=required i]")?.tagName !== "FORM";
  const isStarred = first !== undefined && /\*\s*:?\s*$/.test(groupLabel(first));
  const matrix = isRadio ? priceMatrix(group) : undefined;
  return {
    kind: isRadio ? "radio" : "checkbox",
    name: matrix?.name || (first ? optionName(first) : ""),
    isRequired: isRadio || marked || isStarred || group.some(({ required }) => required),
    selector: first ? selectorOf(first, roots) : "",
    choices: group
      .map((box) => ({
        title: matrix?.titles.get(box) ?? titleOfBox(box),
        value: box.value,
        selector: selectorOf(box, roots),
        enabled: !box.disabled,
        isChosen: box.checked,
        isPreset: isRadio && box.defaultChecked,
      }))
      .filter(({ title }) => !isRadio || title === "" || !asksToChoose(title)),
  };
}

/** What the markup makes a choice, or a button that sends nothing. */
export const telling =
  "[aria-pressed], [aria-checked]:not(input), [role=radio], [data-value]:not(option, input, select), [data-option-value], [data-variant-value], [data-attribute-value], [class*=swatch i]:is(a, button, li, label, span), button[type=button], button:not([type], form *)";

/** Rows of mutually exclusive buttons: sizes, colour swatches. */
export function buttonGroups(area: Element, button: Element): Element[][] {
  const boxes = "input:not([aria-hidden=true])";
  const swatches = new Set(allWithin<HTMLAnchorElement>(area, "a[href][title]").filter(isSwatch));
  const rows = new Map<Element | null, Element[]>();
  for (const marked of allWithin(area, `${telling}, [role=option], a[title], ${drawn}, ${components}`)) {
    const isTold =
      marked.matches(telling) ||
      isOfOpenList(marked) ||
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
    const row = ofRows.length > 0 ? ofRows : found;
    // Buttons beside a text field change its value.
    if (wrapper?.querySelector(":scope > input:is([type=text], [type=number], [type=tel], :not([type]))"))
      return [];
    const names = row.map((element) => choiceTitle(element));
    const isWorded = names.every((name) => /[\p{L}\p{N}]/u.test(name) && name.length <= longestName(row));
    const isGroup =
      row.length >= 2 &&
      isWorded &&
      new Set(names).size === row.length &&
      (optionName(row[0] ?? area, names) !== "" || row.every((element) => spokenDay(element) !== ""));
    return isGroup ? [row] : [];
  });
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
  // In a calendar, each day has its own cell.
  const calendar = closest(closest(element, "td, [role=gridcell]"), "table, [role=grid]");
  return group ?? calendar ?? parentOf(inLi);
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

const drawn = "li, div, span, p, b, a:not([href])";

/**
 * Has a pointer cursor, comes before the button or is in the part read without one, and isn't a tab: may be a
 * choice if there are others like it.
 */
function isPointedAt(element: Element, button: Element): boolean {
  const isMeant = isBefore(element, button) || contains(button, element);
  if (!isMeant || !element.matches(drawn) || getComputedStyle(element).cursor !== "pointer") return false;
  const around = parentOf(element);
  if (around && getComputedStyle(around).cursor === "pointer") return false;
  if (closest(element, "label, a[href], button, summary, [class*=tab i], [class*=menu i], [class*=crumb i]"))
    return false;
  return findWithin(element, "a[href], button, input, select") === null;
}

function buttonGroup(row: Element[], roots: (Document | ShadowRoot)[]): OptionGroupSnapshot {
  const [first] = row;
  const says = (element: Element) =>
    ["aria-pressed", "aria-checked", "aria-selected"].some((name) => element.getAttribute(name) === "true") ||
    classNames.chosen.test(element.getAttribute("class") ?? "");
  const isShut = (element: Element) =>
    element.matches(":disabled, [aria-disabled=true]") ||
    classNames.unavailable.test(element.getAttribute("class") ?? "");
  const isOn = (element: Element) => tellersOf(element).some(says) || holdsComponentOn(element);
  const isOff = (element: Element) => tellersOf(element).some(isShut);
  return {
    kind: "buttons",
    name: first ? optionName(first, row.map(choiceTitle)) : "",
    isRequired: true,
    selector: first ? selectorOf(first, roots) : "",
    choices: row.map((element) => ({
      title: choiceTitle(element),
      value: element.getAttribute("data-value") ?? choiceTitle(element),
      selector: selectorOf(element, roots),
      enabled: !isOff(element),
      isChosen: isOn(element),
      isPreset: isOn(element),
    })),
  };
}
