/// <reference lib="dom" />

import { normalise, splitName } from "../../../words/normalise.ts";
import { radioNames } from "../../../words/pages/markup-names.ts";
import { pageWords } from "../../../words/pages/page-words.ts";
import type { ChoiceSnapshot, ControlSnapshot } from "../../fields/control-snapshot.ts";
import { writesPrice } from "../amounts/writes-price.ts";
import { shownText, textOf } from "../text/text-of.ts";
import { titleOfOption } from "../text/title-of-option.ts";
import { allWithin, closest, nextOf, parentOf } from "../tree/flat-tree.ts";
import { drawnBoxes, radios } from "../tree/selectors.ts";
import { componentOptions, titleOfKept } from "./component-list.ts";
import { isPromptOption } from "./prompt-option.ts";

/** The choices of a list that the page contains now. */
export function choicesOf(element: Element): ChoiceSnapshot[] | undefined {
  if (element instanceof HTMLSelectElement) {
    return [...element.options].slice(0, 400).map((option) => ({
      value: isPromptOption(option) ? "" : option.value,
      title: titleOfOption(option),
      enabled: !option.disabled,
    }));
  }
  const kept = componentOptions(element);
  if (kept.length > 0)
    return kept.slice(0, 400).map((option) => ({
      value: option.getAttribute("value") ?? titleOfKept(option),
      title: titleOfKept(option),
      enabled: !option.matches("[disabled], [aria-disabled=true]"),
    }));
  const list = element.getAttribute("role") === "listbox" ? element : listOf(element);
  const options = allWithin(list, "[role=option]");
  // A combobox may control just the element that shows its choice.
  if (options.length === 0 && list?.getAttribute("role") !== "listbox") return undefined;
  return options.slice(0, 400).map((option) => ({
    value: valueOfOption(option),
    title: textOf(option),
    enabled: option.getAttribute("aria-disabled") !== "true",
  }));
}

function valueOfOption(option: Element): string {
  const told = option.getAttribute("data-value") ?? option.getAttribute("value");
  return told ?? (shownText(option) || textOf(option));
}

/** The popup that a combobox declares as its own, or the folded list right behind it. */
export function listOf(element: Element): Element | undefined {
  return declaredList(element) ?? listBehind(element);
}

/** Only what stores the choice may be between them. */
function listBehind(element: Element): Element | undefined {
  if (!element.matches("[aria-haspopup=listbox]")) return undefined;
  let next = nextOf(element);
  while (next?.matches("input[type=hidden]")) next = nextOf(next);
  return next?.matches("[role=listbox]") ? next : undefined;
}

function declaredList(element: Element): Element | undefined {
  const root = element.getRootNode();
  const ids = `${element.getAttribute("aria-controls") ?? ""} ${element.getAttribute("aria-owns") ?? ""}`;
  if (!(root instanceof Document || root instanceof ShadowRoot)) return undefined;
  for (const id of ids.split(/\s+/).filter(Boolean)) {
    const list = root.getElementById(id);
    if (list) return list;
  }
  return undefined;
}

/** Turns mutually exclusive radios into one control with choices. */
export function groupRadios(elements: Element[], described: ControlSnapshot[]): ControlSnapshot[] {
  const groups = new Map<unknown, RadioGroup>();
  const grouped: ControlSnapshot[] = [];
  const lists = listsOfLoners(elements, described);
  described.forEach((control, index) => {
    const element = elements[index];
    if (control.kind !== "radio" || !element) {
      grouped.push(control);
      return;
    }
    const own = { ...radioChoice(element, control), enabled: control.enabled };
    const byName =
      control.name === ""
        ? (closest(element, "[role=radiogroup], fieldset") ?? parentOf(rowOfRadio(element)))
        : `${control.form} ${control.name}`;
    const key = lists.get(element) ?? byName;
    const group = groups.get(key);
    if (group) {
      group.control.choices?.push(own);
      group.control.value ||= control.value === "" ? "" : own.value;
      group.headings.push(control.section);
      return;
    }
    const value = control.value === "" ? "" : own.value;
    const first = { ...asGroup(control), choices: [own], value };
    groups.set(key, { control: first, headings: [control.section] });
    grouped.push(first);
  });
  for (const group of groups.values()) nameByHeadings(group);
  return grouped;
}

interface RadioGroup {
  control: ControlSnapshot;
  /** The heading above each radio. */
  headings: string[];
}

/** "Best way" below "Flat rate" and once more below "Per item": only the heading above each tells them apart. */
function nameByHeadings({ control, headings }: RadioGroup): void {
  const { choices = [] } = control;
  const isTwice = new Set(choices.map(({ title }) => title)).size < choices.length;
  if (!isTwice || new Set(headings).size < 2) return;
  control.choices = choices.map((choice, at) => ({ ...choice, title: `${headings[at]}: ${choice.title}` }));
}

/** A group takes its name and its required marker from its heading. */
function asGroup(control: ControlSnapshot): ControlSnapshot {
  const label = control.group || control.section;
  return { ...control, label, required: control.required || /\*\s*:?$/.test(label) };
}

/**
 * Scripts may give each radio its own name: single radios in similar rows below each other are mutually
 * exclusive.
 */
function listsOfLoners(elements: Element[], described: ControlSnapshot[]): Map<Element, Element> {
  const radios = elements.flatMap((element, index) => {
    const control = described[index];
    return control?.kind === "radio" && control.name !== "" ? [{ element, control }] : [];
  });
  const loners = radios.filter(
    ({ control: { name, form } }) =>
      radios.filter(({ control: other }) => other.name === name && other.form === form).length === 1,
  );
  const placed = loners.map(({ element, control: { section, name } }) => ({
    element,
    section,
    row: rowOfRadio(element),
    // The only delivery and the only way to pay may be side by side.
    purpose: Object.values(radioNames).findIndex((names) =>
      names.test(splitName(name).replace(/ method$/, "")),
    ),
  }));
  const alike = (left: (typeof placed)[number], right: (typeof placed)[number]) =>
    left.purpose === right.purpose &&
    parentOf(left.row) === parentOf(right.row) &&
    left.row.tagName === right.row.tagName &&
    left.section === right.section;
  return new Map(
    placed.flatMap((own) => {
      const list = parentOf(own.row);
      const isInList = placed.some((other) => other !== own && alike(own, other));
      return list && isInList ? [[own.element, list] as const] : [];
    }),
  );
}

/** The native box within a drawn one, which is pressed in its place. */
export function isInnerBox(element: Element): boolean {
  const isBox = element.matches("input[type=radio], input[type=checkbox]");
  return isBox && closest(parentOf(element), drawnBoxes) !== null;
}

/** The largest element around a radio that contains no other radio. */
function rowOfRadio(radio: Element): Element {
  let row = radio;
  for (let place = parentOf(radio); place; place = parentOf(place)) {
    if (
      place.matches("body, form, fieldset") ||
      allWithin(place, radios).filter((one) => !isInnerBox(one)).length > 1
    )
      break;
    row = place;
  }
  return row;
}

/** A radio's own text: its label, or its table row or list item. */
function radioChoice(element: Element, control: ControlSnapshot): ChoiceSnapshot {
  const row = closest(element, "label, li, tr, [role=row], [role=radio]");
  const title = control.label || (row ? shownText(row) : "") || control.nearby || control.title;
  const following = element.nextSibling?.textContent?.trim() ?? "";
  const value = element.getAttribute("value") ?? element.getAttribute("data-value") ?? (title || following);
  const words = `${row ? logoIn(row, title || following) : ""} ${title || following}`.trim();
  // "UPS 2nd Day" has a number, and its price beside it. A tile has all of its words in it.
  const isTile = !element.matches("input, [role=radio]");
  const price = isTile || writesPrice(words) ? "" : priceBeside(element, words);
  return { value, title: `${words} ${price}`.trim(), enabled: control.enabled, selector: control.selector };
}

const longestLogo = 24;

/** What a choice's only picture is called, where its words do not say it: a logo in place of words, or beside "4 payments of $20.00". */
function logoIn(row: Element, words: string): string {
  const [picture, ...others] = allWithin(row, "img[alt]:not([alt=''])");
  const name = others.length === 0 ? (picture?.getAttribute("alt") ?? "").trim() : "";
  const isSaid = words.toLowerCase().includes(name.toLowerCase());
  return name.length > longestLogo || (words !== "" && isSaid) ? "" : name;
}

/** The text beside a choice's name in its own row, if it is a price: "Free", "$2.00". */
function priceBeside(radio: Element, words: string): string {
  let row = parentOf(radio);
  for (let level = 0; row && level < 5; level++, row = parentOf(row)) {
    if (row.matches("form, fieldset, main, body")) return "";
    if (allWithin(row, radios).filter((one) => !isInnerBox(one)).length > 1) return "";
    const rest = shownText(row, 160).replace(words, "").trim();
    if (rest.length > 60) return "";
    if (writesPrice(rest) || pageWords.free.includes(normalise(rest))) return rest;
  }
  return "";
}
