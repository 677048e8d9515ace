/// <reference lib="dom" />

import { classNames } from "../../../words/pages/markup-names.ts";
import { shownText } from "../text/text-of.ts";
import { contentOf } from "../tree/flat-text.ts";
import { allWithin, closest, contains, isLeaf, parentOf } from "../tree/flat-tree.ts";
import { isShown } from "../visibility/is-shown.ts";

/**
 * The input of a scripted list: for searching in it, or only as its place in the form. Before ARIA 1.2 the
 * box around the input had the role.
 */
export function opensList(element: Element): boolean {
  if (opensDialog(element)) return false;
  return element.matches("[role=combobox], input[aria-haspopup=listbox], [role=combobox] > input");
}

/** A text field that declares a window of its own, as those for a day do. */
export function opensDialog(element: Element): boolean {
  return element.matches("input[role=combobox][aria-haspopup=dialog]") || opensCalendar(element);
}

/** A field for a day that can only be read: the day is chosen in a calendar, as its names say. */
export function opensCalendar(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== "text") return false;
  const names = `${element.className} ${element.id} ${element.name}`;
  return element.readOnly && !element.disabled && classNames.calendar.test(names);
}

/** What shows the list while its input is hidden: the smallest visible ancestor without other controls. */
export function boxAround(input: Element): Element | undefined {
  const others = "input:not([type=hidden]), select:not([hidden]), textarea";
  let box = parentOf(input);
  for (let level = 0; box && level < 4; box = parentOf(box), level++) {
    if (allWithin(box, others).some((other) => other !== input)) return undefined;
    const { width, height } = box.getBoundingClientRect();
    if (width > 20 && height > 8 && isShown(box)) return box;
  }
  return undefined;
}

/** What a script draws for a hidden checkbox or radio, with its words. */
export function drawnForBox(input: HTMLInputElement): Element | undefined {
  const isDrawnOver =
    /^(checkbox|radio)$/.test(input.type) &&
    !isShown(input) &&
    !closest(input, "[role=checkbox], [role=radio], [role=switch]");
  const drawn = isDrawnOver ? boxAround(input) : undefined;
  return drawn && /\p{L}{2}/u.test(shownText(drawn, 200)) ? drawn : undefined;
}

/** The list's current choice: text beside an empty input. */
export function chosenBeside(input: Element): string {
  const others = "input:not([type=hidden]), select:not([hidden]), textarea, button";
  let box = parentOf(input);
  for (let level = 0; box && level < 4; box = parentOf(box), level++) {
    if (allWithin(box, others).some((other) => other !== input)) return "";
    const inner = allWithin(box, "*");
    const own = [box, ...inner].find((element) => contains(element, input) && holdsValue(element));
    if (own && isShown(own)) return ownText(own).slice(0, 100);
    const texts = inner.filter((element) => isLeaf(element) && /[\p{L}\p{N}]/u.test(contentOf(element)));
    const besides = allWithin(
      box,
      "label, [aria-live], [aria-hidden=true], [role=option], [class*=label i]:not([class*=value i])",
    );
    const shown = texts.filter((text) => !besides.some((one) => contains(one, text)) && isShown(text));
    if (shown.length > 0)
      return shown.some(isPrompt) ? "" : shown.map((one) => shownText(one, 100)).join(" ");
  }
  return "";
}

/** By the libraries' class names. */
function holdsValue(element: Element): boolean {
  const isCalled = /(^|[\s_-])(has-?value|single-?value|selected-?value)(\s|$)/i.test(
    element.getAttribute("class") ?? "",
  );
  return isCalled && /[\p{L}\p{N}]/u.test(ownText(element));
}

/** What is written in an element beside its children. */
function ownText(element: Element): string {
  const words = [...element.childNodes].map((node) => (node instanceof Text ? node.data : " "));
  return words.join("").replace(/\s+/g, " ").trim();
}

/** A placeholder where the choice will be, according to the libraries' class names. */
export function isPrompt(text: Element): boolean {
  const around = [text, parentOf(text)];
  if (around.some((one) => one?.hasAttribute("data-placeholder"))) return true;
  const names = around.map((one) => one?.getAttribute("class") ?? "").join(" ");
  return /placeholder/i.test(names) && !/selected/i.test(names.replace(/(?<!\S)\S*not-selected\S*/gi, ""));
}

/** A drawn list in which nothing is chosen. */
export function showsOnlyPrompt(element: Element): boolean {
  const texts = [element, ...allWithin(element, "*")].filter(
    (one) => isLeaf(one) && shownText(one, 100) !== "",
  );
  return texts.length > 0 && texts.every(isPrompt);
}
