/// <reference lib="dom" />

import { standInOf } from "../../../../page/in-page/controls/stand-in.ts";
import { columnHeading, groupLabel, labelOf, nearbyText } from "../../../../page/in-page/text/label-of.ts";
import { labelsOf } from "../../../../page/in-page/text/labels-of.ts";
import { shownText, textOf } from "../../../../page/in-page/text/text-of.ts";
import {
  allWithin,
  childrenOf,
  closest,
  contains,
  findWithin,
  isLeaf,
  parentOf,
  previousOf,
} from "../../../../page/in-page/tree/flat-tree.ts";
import { normalise } from "../../../../words/normalise.ts";
import { pageWords } from "../../../../words/pages/page-words.ts";
import { pricedCell } from "../rows/priced-cell.ts";
import { headingOfRows, rowOfChoice, titleOfRow } from "./row-choice.ts";

/** The name of the option that these choices belong to. Their own titles are values, not names. */
export function optionName(element: Element, titles: readonly string[] = []): string {
  const isList = element.matches("select");
  // Text before a box or a button may belong to its neighbour; text before a list is the list's own.
  const container = isList
    ? null
    : closest(element, "ul, ol, fieldset, [role=radiogroup], [role=group], [role=listbox]");
  const row = isList ? undefined : rowOfChoice(element);
  const said =
    (row && headingOfRows(row)) ||
    groupLabel(element) ||
    (isList ? labelOf(element) || nearbyText(element, titles) || besideDrawn(element, titles) : "") ||
    (container ? labelOf(container) || nearbyText(container, titles) : "") ||
    nearbyText(placeOf(element), [...titles, ...weekdaysAbove(element)]) ||
    wordsOfName(element.getAttribute("name") ?? "");
  const words = withoutShown(said, element, titles);
  // "2. Choose a time" is the second step.
  const name = (words.split(":")[0] ?? words)
    .replace(/(?<![*\s])[*\s]+$/g, "")
    .replace(/^[*\s]+/g, "")
    .replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, "");
  return withoutAsking(withoutRemark(name)).slice(0, 80);
}

/** What names a choice stands before the part that holds it: before the whole table of prices. */
function placeOf(element: Element): Element {
  const whole = pricedCell(element) || slotOfCell(element) ? "table" : "label, li";
  return closest(element, whole) ?? element;
}

const shownIn = "b, strong, em, span, output";

/** "Legs" for "Legs <b>Natural oak</b>", where the header shows which of the choices is taken. */
function withoutShown(words: string, element: Element, titles: readonly string[]): string {
  const isTaken = (text: string) =>
    text.split(/[,/·|]/).some((part) => titles.some((title) => title.startsWith(part.trim())));
  let place: Element | null = element;
  for (let level = 0; place && level < 4; level += 1, place = parentOf(place)) {
    const header = previousOf(place);
    const shown = allWithin(header, shownIn).find((one) => words.endsWith(` ${shownText(one, 80)}`));
    const text = shown ? shownText(shown, 80) : "";
    if (/\p{L}{2}/u.test(text) && isTaken(text)) return words.slice(0, -text.length).trim();
  }
  return words;
}

/** A library may wrap a hidden list and what it draws for it: the name is before both. */
function besideDrawn(list: Element, titles: readonly string[]): string {
  const drawn = list instanceof HTMLSelectElement ? standInOf(list) : undefined;
  let around = parentOf(drawn);
  while (around && !contains(around, list)) around = parentOf(around);
  return drawn && around ? nearbyText(around, [...titles, shownText(drawn)]) : "";
}

const daysOfWeek = 7;

/** The short words at the head of a calendar, one by one and as a row: they name no option. */
function weekdaysAbove(element: Element): string[] {
  const calendar = closest(element, "table, [role=grid]") ?? parentOf(element);
  const heads = allWithin(calendar, "*")
    .filter((part) => isLeaf(part) && !part.matches("button, [role=button], option"))
    .map((part) => shownText(part, 10).trim())
    .filter((text) => /^\p{L}{1,3}\.?$/u.test(text));
  const row = allWithin(calendar && parentOf(calendar), "*")
    .filter(isLeaf)
    .map((part) => shownText(part, 60).trim())
    .filter((text) => /^(\p{L}{1,3}\.?\s+){6}\p{L}{1,3}\.?$/u.test(text));
  return heads.length < daysOfWeek ? row : [...heads, heads.slice(0, daysOfWeek).join(" "), ...row];
}

/** "Size Required": whether it has to be chosen is no part of the name. */
function withoutRemark(name: string): string {
  const parts = name.split(/\s+/);
  const isRemark = parts.length > 1 && pageWords.remarks.includes(normalise(parts.at(-1) ?? ""));
  return isRemark ? parts.slice(0, -1).join(" ") : name;
}

/** "Choose a size" asks for the size. */
function withoutAsking(name: string): string {
  const parts = name.split(/\s+/);
  const isIn = (words: readonly string[], part = "") => words.includes(normalise(part));
  let from = 0;
  while (isIn(pageWords.choosing, parts[from]) || (from > 0 && isIn(pageWords.articles, parts[from])))
    from += 1;
  const asked = parts.slice(from).join(" ");
  return /^\p{L}/u.test(asked) ? asked : name;
}

/** Returns nothing for a name with a random part, which isn't the shop's wording. */
function wordsOfName(name: string): string {
  const isDrawn = name.split(/[^\p{L}\p{N}]+/u).some((part) => /\d[a-z]+\d+[a-z]/i.test(part));
  return isDrawn ? "" : name.replace(/[^\p{L}]+/gu, " ");
}

export function choiceTitle(element: Element): string {
  const row = rowOfChoice(element);
  if (row) return titleOfRow(row, element);
  const cell = pricedCell(element) || slotOfCell(element);
  if (cell !== "") return cell;
  const picture = findWithin(element, "img[alt]");
  const shown = spokenDay(element) || shownText(element, 60);
  // A check mark may be shown in place of the text.
  const isMark = element.matches("[aria-checked]") && !/[\p{L}\p{N}]/u.test(shown);
  const written =
    (isMark ? "" : shown) ||
    labelOf(element) ||
    element.getAttribute("title") ||
    picture?.getAttribute("alt") ||
    element.getAttribute("data-label") ||
    element.getAttribute("data-value") ||
    textOf(element);
  return written.trim();
}

/** What a button in a table of days and times is for, which shows no more than a price, or "Full". */
function slotOfCell(element: Element): string {
  const cell = element.matches("button, [role=button], a") ? closest(element, "td, [role=gridcell]") : null;
  const shown = shownText(element, 60).trim();
  if (!cell || shownText(cell, 60).trim() !== shown || saysWhen(shown)) return "";
  const spoken = (element.getAttribute("aria-label") ?? "").trim();
  if (saysWhen(spoken)) return spoken;
  const heads = columnHeading(cell);
  return saysWhen(heads) ? `${heads} ${shown}`.trim() : "";
}

/** "£5.00" is no time. */
const sum = /\p{Sc}\s?\d[\d.,]*|(?<![\d.,])\d[\d.,]*\s?\p{Sc}/gu;

function saysWhen(said: string): boolean {
  const text = said.replace(sum, " ");
  return namesMonth(text) || /\d{1,2}(?:[:.h]\d{2}(?!\d)|\s?[ap]\.?m\b)/i.test(text);
}

/** What a screen reader says of a day in a calendar, which shows no more than its number. */
export function spokenDay(element: Element): string {
  const number = shownText(element, 60).trim();
  const spoken = (element.getAttribute("aria-label") ?? "").trim();
  const isSaid = /^\d{1,2}$/.test(number) && spoken.length <= 40 && namesMonth(spoken);
  return isSaid && new RegExp(`(?<!\\d)0?${number}(?!\\d)`).test(spoken) ? spoken : "";
}

function namesMonth(text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  return [document.documentElement.lang, "en"].flatMap(monthsIn).some((month) => words.includes(month));
}

function monthsIn(language: string): string[] {
  const [code] = Intl.DateTimeFormat.supportedLocalesOf(language.replace(/[^\w-]/g, "") || []);
  if (code === undefined) return [];
  const format = new Intl.DateTimeFormat(code, { day: "numeric", month: "long" });
  return Array.from({ length: 12 }, (_, at) => {
    const parts = format.formatToParts(new Date(2026, at, 1));
    return (parts.find(({ type }) => type === "month")?.value ?? "").toLowerCase();
  });
}

export function titleOfBox(box: HTMLInputElement): string {
  const [label] = labelsOf(box);
  const pictures = "img[alt], [title]";
  // What is around the box may hold those of its neighbours as well.
  const picture = findWithin(label ?? null, pictures) ?? findWithin(closest(box, "label, li, div"), pictures);
  const title =
    labelOf(box) ||
    box.title ||
    label?.title ||
    label?.getAttribute("aria-label") ||
    picture?.getAttribute("alt") ||
    picture?.getAttribute("title") ||
    rowTitle(box) ||
    nearbyText(box) ||
    box.value;
  return title.replace(/\s+/g, " ").trim();
}

/** What a table says beside a box in its row: "C300, 3 m, €12.90". */
function rowTitle(box: Element): string {
  const cells = childrenOf(closest(box, "tr, [role=row]")).filter((cell) => !contains(cell, box));
  return cells
    .map((cell) => shownText(cell, 80).trim())
    .filter((text) => text !== "")
    .join(", ")
    .slice(0, 200);
}
