/// <reference lib="dom" />

import { normalise } from "../../../words/normalise.ts";
import { partName } from "../../../words/pages/markup-names.ts";
import { pageWords } from "../../../words/pages/page-words.ts";
import { componentListShows } from "../controls/component-list.ts";
import { nativeListOf } from "../controls/native-list.ts";
import { chosenBeside, drawnForBox, isPrompt, opensList } from "../controls/search-box.ts";
import { standInOf } from "../controls/stand-in.ts";
import { firstWithin } from "../tree/first-within.ts";
import { contentOf } from "../tree/flat-text.ts";
import {
  allWithin,
  childrenOf,
  closest,
  contains,
  findWithin,
  isBefore,
  isLeaf,
  nextOf,
  nodeBefore,
  parentOf,
  previousOf,
} from "../tree/flat-tree.ts";
import { drawnBoxes, drawnLists, ownControls, radios } from "../tree/selectors.ts";
import { labelsOf } from "./labels-of.ts";
import { joinedText, referenced, referencedText, shownText, textOf } from "./text-of.ts";

/** The control's name according to the page. */
export function labelOf(element: Element): string {
  const ofList = labelOfListBehind(element) || (componentListShows(element)?.name ?? "");
  if (ofList !== "") return ofList;
  const bound = labelsOfList(element).filter(
    (label) => label !== labelOfGroup(element) && !isComplaint(label, element),
  );
  const read = [
    labelledBy(element),
    ...bound.map((label) => withoutMark(withoutShown(textOf(label), label, element), element)),
  ];
  const spoken = spokenName(element);
  const texts = [...read, read.every((text) => text === "") ? moreThanSpoken(element, spoken) : spoken];
  const isSilent = texts.every((text) => text === "");
  const names = isSilent ? [ownWords(element), isAloneInGroup(element) ? groupLabel(element) : ""] : texts;
  return [...new Set(names.filter(Boolean))].join(" ").slice(0, 200);
}

/** What is written in a box, or beside it without being marked as its label. */
function ownWords(element: Element): string {
  if (element.matches(drawnBoxes)) return textOf(element);
  if (!(element instanceof HTMLInputElement)) return "";
  const drawn = drawnForBox(element);
  return drawn ? shownText(drawn, 200) : wordsBehind(element);
}

/** Loose words behind a checkbox, up to the end of their line. */
function wordsBehind(box: HTMLInputElement): string {
  if (box.type !== "checkbox") return "";
  const ends = "br, hr, p, div, table, ul, input, select, textarea, button, label";
  const words: string[] = [];
  for (let next = box.nextSibling; next; next = next.nextSibling) {
    if (next instanceof Element && (next.matches(ends) || findWithin(next, ends))) break;
    words.push(wordsOf(next));
  }
  return words.join(" ").replace(/\s+/g, " ").trim();
}

/** Those of a drawn list, or of the native list in it, may be bound to the input in it that takes the keys. */
function labelsOfList(element: Element): HTMLLabelElement[] {
  const own = labelsOf(element);
  const drawn = element.matches("input") ? null : closest(element, "[role=combobox]");
  if (own.length > 0 || !drawn) return own;
  const inputs = allWithin(drawn, "input");
  return inputs.flatMap(labelsOf).filter((label) => !contains(drawn, label));
}

/**
 * A custom list is often named after its current choice; the label of the native list behind it says more.
 */
function labelOfListBehind(element: Element): string {
  const isDrawn = !(element instanceof HTMLSelectElement) && element.matches(drawnLists);
  const list = isDrawn ? nativeListOf(element) : undefined;
  if (!list || (list.labels.length === 0 && !list.hasAttribute("aria-labelledby"))) return "";
  const isWithin = [...list.labels].some((label) => contains(label, element));
  return isWithin ? labelOf(list).replace(textOf(element), "").trim() : labelOf(list);
}

/** A group with a single field is named for it. */
function isAloneInGroup(element: Element): boolean {
  if (!element.matches("input:not([type=radio], [type=checkbox]), select, textarea")) return false;
  const group = closest(element, "fieldset, [role=group]");
  return group !== null && firstWithin(group, ownControls, 2).length === 1;
}

/** A library that draws lists may name each one after its role. */
function spokenName(element: Element): string {
  const name = (element.getAttribute("aria-label") ?? "").trim();
  return name.toLowerCase() === element.getAttribute("role") ? "" : name;
}

/** "Title (optional)" above a field that is only called "Title" for those who cannot see it. */
function moreThanSpoken(element: Element, spoken: string): string {
  const seen = spoken === "" ? "" : nearbyText(element);
  return `${normalise(seen)} `.startsWith(`${normalise(spoken)} `) ? seen : spoken;
}

/** Form validators write error messages into a label after the control. */
function isComplaint(label: Element, control: Element): boolean {
  return (
    isBefore(control, label) && /(^|[\s_-])(error|invalid)(\s|$)/i.test(label.getAttribute("class") ?? "")
  );
}

/** A list's current choice may be among its labelling elements, but isn't part of its name. */
function labelledBy(element: Element): string {
  const named = referenced(element, "aria-labelledby");
  const beside = named.filter((one) => !contains(element, one));
  const isNamedBeside = beside.length > 0 || labelsOfList(element).length > 0;
  return joinedText(isNamedBeside ? beside : named);
}

/** Strips the current choice or prompt of a drawn list inside its label. */
function withoutShown(text: string, label: Element, control: Element): string {
  if (!contains(label, control)) return text;
  const shown = shownBy(control, label).filter((one) => one !== "" && one !== text);
  return shown.reduce((rest, one) => rest.replace(one, ""), text).trim();
}

/** What a list shows inside its label: an input among its choice and prompt, or a box of its own. */
function shownBy(control: Element, label: Element): string[] {
  if (control instanceof HTMLInputElement) {
    if (!opensList(control)) return [];
    const prompts = allWithin(label, "*").filter((one) => isLeaf(one) && isPrompt(one));
    return [...prompts.map((prompt) => textOf(prompt)), chosenBeside(control)];
  }
  const drawn = control instanceof HTMLSelectElement ? standInOf(control) : control;
  return drawn ? [textOf(drawn)] : [];
}

/** Strips the control's own symbol, such as a check mark, from its label. */
function withoutMark(label: string, control: Element): string {
  const mark = contentOf(control).trim();
  return mark === "" || /[\p{L}\p{N}]/u.test(mark) ? label : label.replace(mark, "").trim();
}

/** Some shops bind the heading of a radio group to its first radio, which has its own label after it. */
function labelOfGroup(element: Element): HTMLLabelElement | undefined {
  if (!(element instanceof HTMLInputElement) || element.type !== "radio") return undefined;
  const [heading, ...own] = [...(element.labels ?? [])].filter((label) => textOf(label) !== "");
  const isAbove = heading !== undefined && isBefore(heading, element) && !contains(heading, element);
  return own.length > 0 && isAbove ? heading : undefined;
}

/** Text drawn over the control in place of a placeholder, or floating above it once it is filled. */
export function floatingText(element: Element): string {
  const box = element.getBoundingClientRect();
  for (let next = nextOf(element); next; next = nextOf(next)) {
    if (next.matches("input, select, textarea, button")) return "";
    const { left, right, top, bottom, height } = next.getBoundingClientRect();
    const isWithin = left >= box.left - 2 && right <= box.right + 2 && bottom > top;
    const middle = (top + bottom) / 2;
    if (isWithin && middle > box.top - height && middle < box.bottom) return drawnName(next);
  }
  return "";
}

/** "06 12 34 56 78" is an example of what to write, and no name of the field. */
function drawnName(drawn: Element): string {
  const text = textOf(drawn, 100);
  return /\p{L}/u.test(text) ? text : "";
}

/** The row heading and column heading of the control's table cell. */
export function columnHeading(element: Element): string {
  const cell = closest(element, "td");
  const row = parentOf(cell);
  const table = closest(row, "table");
  if (!cell || !row || !table || table.matches("[role=presentation]")) return "";
  const heading = [...table.rows].find((one) => !findWithin(one, "td, input, select, textarea"));
  if (!heading || heading === row || heading.cells.length !== row.childElementCount) return "";
  const words = [row.querySelector(":scope > th"), heading.cells[cell.cellIndex]];
  return words
    .map((one) => (one ? textOf(one, 60) : ""))
    .filter(Boolean)
    .join(" ");
}

/**
 * The text before the control, up to the previous control, for labels that aren't bound. Skips text that only
 * repeats the current choice.
 */
export function nearbyText(element: Element, chosen: readonly string[] = []): string {
  let place: Element | null = element;
  for (let level = 0; place && level < 5; ) {
    const text = textBefore(place, chosen);
    if (text !== undefined) return text.length > 100 ? "" : text;
    // Libraries wrap fields many times: a wrapper with only one child doesn't count as a level.
    if (childrenOf(parentOf(place)).length !== 1) level += 1;
    place = parentOf(place);
    if (place?.matches("form, body, fieldset, main")) return "";
  }
  return "";
}

/**
 * The nearest text among the previous siblings. Empty if another control comes first, undefined if there is
 * none.
 */
function textBefore(place: Element, chosen: readonly string[] = []): string | undefined {
  const controls = "input:not([type=hidden]), select, textarea, [role=combobox]";
  for (let before = nodeBefore(place); before; before = nodeBefore(before)) {
    // The native list that this one replaces is directly before it, hidden.
    if (before instanceof HTMLSelectElement && isOutOfSight(before)) continue;
    if (before instanceof Element && (before.matches(controls) || findWithin(before, controls))) return "";
    if (before instanceof Element && holdsOtherChoices(before, chosen)) return "";
    const text = wordsOf(before);
    const isRemark = pageWords.remarks.includes(normalise(text)) || chosen.includes(text);
    if (!isRemark && isName(text)) return text;
  }
  return undefined;
}

/** Sizes to press are no name of what is chosen below them. */
function holdsOtherChoices(part: Element, chosen: readonly string[]): boolean {
  const drawn = "[role=option], [role=radio]";
  const choices = [...(part.matches(drawn) ? [part] : []), ...allWithin(part, drawn)];
  return choices.length > 0 && !choices.some((choice) => chosen.includes(textOf(choice)));
}

/** "C.P." and "〒" name a field; a single letter, an asterisk or a number doesn't. */
function isName(text: string): boolean {
  return /\p{L}\.?\p{L}|\p{Script=Han}|〒/u.test(text);
}

/** Libraries hide the native list that they replace, or shrink it to a pixel. */
function isOutOfSight(list: HTMLSelectElement): boolean {
  return list.offsetWidth <= 1 || list.offsetHeight <= 1 || getComputedStyle(list).opacity === "0";
}

/** The node's text, without live regions, prompts and comments in the markup. */
function wordsOf(node: Node): string {
  if (node instanceof Text) return node.data.trim();
  if (!(node instanceof Element)) return "";
  const isSilent = node.matches("script, style, noscript, template, [aria-live]") || isPrompt(node);
  return isSilent ? "" : textOf(node) || pictureText(node);
}

/** Some pages use images as labels. */
function pictureText(element: Element): string {
  const picture = element.matches("img") ? element : findWithin(element, "img");
  return (picture?.getAttribute("alt") ?? "").trim().slice(0, 100);
}

/** The legend or label of the group the control belongs to. */
export function groupLabel(element: Element): string {
  const group = closest(element, "fieldset, [role=group], [role=radiogroup]");
  const heading = labelOfGroup(element);
  if (heading) return textOf(heading, 100);
  const legend = group?.querySelector(":scope > legend, :scope > * > legend");
  const called = group?.getAttribute("aria-label")?.trim() ?? "";
  const spoken = group && (referencedText(group, "aria-labelledby") || (partName.test(called) ? "" : called));
  return spoken || (legend && textOf(legend, 100)) || captionInRow(element) || captionOfRadios(element);
}

/** What begins the row of several radios or lists, and is bound to none of them: "Date of birth" and three lists. */
function captionInRow(element: Element): string {
  const alike = element.matches("select") ? "select" : radios;
  if (!element.matches(alike)) return "";
  let row = parentOf(element);
  while (row && !row.matches(outermost) && firstWithin(row, alike, 2).length < 2) row = parentOf(row);
  const [first] = row && !row.matches(outermost) ? childrenOf(row) : [];
  const isApart = first && findWithin(first, "input, select, textarea") === null && !first.matches(alike);
  const isBound = first instanceof HTMLLabelElement && first.htmlFor !== "";
  return first && isApart && !isBound && isCaption(first) ? textOf(first, 100) : "";
}

/** The name directly above or beside all radios of a group, which no markup binds to them. */
function captionOfRadios(element: Element): string {
  if (!element.matches(radios)) return "";
  let place: Element | null = element;
  while (place && firstWithin(place, radios, 2).length < 2 && !place.matches(outermost))
    place = parentOf(place);
  while (place && !place.matches(outermost)) {
    const before = previousOf(place);
    if (before) return isCaption(before) ? textOf(before, 100) : "";
    const words = nodeBefore(place);
    if (words instanceof Text && isName(words.data)) return "";
    place = parentOf(place);
  }
  return "";
}

const outermost = "form, fieldset, body, main, dialog, [role=dialog]";

/** By its tag, its class, or an asterisk or colon at its end. */
function isCaption(element: Element): boolean {
  const text = textOf(element, 100);
  const isNamed =
    element.matches("label, legend, dt, th, strong, b") || /label|caption|legend/i.test(element.className);
  return isName(text) && text.length < 80 && (isNamed || /[*:：]$/.test(text));
}
