/// <reference lib="dom" />

import { isDisabled } from "../../../../page/in-page/controls/is-disabled.ts";
import { shownText } from "../../../../page/in-page/text/text-of.ts";
import { deepAll } from "../../../../page/in-page/tree/deep-all.ts";
import { deepRoots } from "../../../../page/in-page/tree/deep-roots.ts";
import { contentOf } from "../../../../page/in-page/tree/flat-text.ts";
import {
  allWithin,
  closest,
  contains,
  findWithin,
  isBefore,
  isLeaf,
  nextOf,
  outermost,
  parentOf,
  previousOf,
} from "../../../../page/in-page/tree/flat-tree.ts";
import { isInFrameOfPage } from "../../../../page/in-page/tree/frame-of-page.ts";
import { selectorOf } from "../../../../page/in-page/tree/selector-of.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";
import { classNames } from "../../../../words/pages/markup-names.ts";

/** A number beside two or three buttons. Their text still has to show what they do. */
export interface StepperSnapshot {
  count: number;
  /** What it counts: "Seats". */
  label: string;
  buttons: StepperButton[];
  /** It is called the number of pieces, and has one button before and one behind it. */
  isOfPieces: boolean;
}

export interface StepperButton {
  /** The visible text and the accessible labels. */
  label: string;
  /** Names in the markup, such as id and class. */
  names: string;
  selector: string;
  enabled: boolean;
}

/** Every read-only number with buttons that may change it. */
export function readSteppers(): StepperSnapshot[] {
  const roots = deepRoots();
  const isElsewhere = (element: Element) =>
    closest(element, "[aria-hidden=true], [inert]") !== null || isInFrameOfPage(element);
  return deepAll(roots, "span, div, p, b, strong, output, input, td, li, bdi").flatMap((element) => {
    const alone = shownCount(element);
    const count = alone ?? countInWords(element);
    if (count === undefined || isElsewhere(element) || !isShown(element)) return [];
    const found = buttonsBeside(element);
    if (alone === undefined && !isBetween(element, found)) return [];
    const buttons = found.map((button) => describeStepperButton(button));
    const isOfPieces = isCalledPieces(element) && isBetween(element, found);
    const label = labelOf(element, found);
    return buttons.length === 2 || buttons.length === 3 ? [{ count, label, buttons, isOfPieces }] : [];
  });
}

/** Longer texts are no name of a number. */
const longestLabel = 40;

/** The words around the number and its buttons, in the smallest part of the page that has any; not another button's. */
function labelOf(count: Element, buttons: Element[]): string {
  for (let part = parentOf(count), level = 0; part && level < 4; part = parentOf(part), level++) {
    if (!buttons.every((button) => contains(part, button))) continue;
    const own = [count, ...buttons, ...allWithin(part, "button, [role=button]")].map((element) =>
      shownText(element, longestLabel),
    );
    const words = own.reduce((left, text) => left.replace(text, " "), shownText(part, 4 * longestLabel));
    const label = words.replace(/\s+/g, " ").trim();
    if (/\p{L}/u.test(label)) return label.length <= longestLabel ? label : "";
  }
  return "";
}

function isCalledPieces(element: Element): boolean {
  const names = ["id", "name", "aria-label"].map((name) => element.getAttribute(name) ?? "");
  return names.some((name) => classNames.pieces.test(name));
}

/** A field right between two buttons counts pieces, whatever it is called. */
export function isCountedByButtons(field: Element): boolean {
  const beside = [previousOf(field), nextOf(field)];
  return beside.every((one) => one !== null && isStepperButton(one, field));
}

function isBetween(element: Element, [before, after, ...others]: Element[]): boolean {
  if (!before || !after || others.length > 0) return false;
  return isBefore(before, element) && isBefore(element, after);
}

/** The number that an element shows and nothing else; not that of an editable field. */
export function shownCount(element: Element): number | undefined {
  const isField = element instanceof HTMLInputElement;
  if (isField && !element.readOnly && !element.disabled) return undefined;
  if (!isField && !isLeaf(element)) return undefined;
  const text = (isField ? element.value : contentOf(element)).trim();
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

const mostLetters = 20;

/** "2 in basket": the number that a few words behind it explain. */
function countInWords(element: Element): number | undefined {
  if (element instanceof HTMLInputElement || !isLeaf(element)) return undefined;
  const text = contentOf(element).trim();
  const [, number] = /^(\d{1,3})\s\p{L}[^\d]*$/u.exec(text) ?? [];
  return number === undefined || text.length > mostLetters ? undefined : Number(number);
}

/** The buttons right before and behind the number, otherwise those in the smallest part of the page around it that has any. */
export function buttonsBeside(count: Element): Element[] {
  const next = [previousOf(count), nextOf(count)].filter((one) => one !== null);
  if (next.length === 2 && next.every((one) => isStepperButton(one, count))) return next;
  for (let part = parentOf(count), level = 0; part && level < 4; part = parentOf(part), level++) {
    const inner = allWithin(part, "*");
    if (inner.length > 40) return [];
    const found = inner.filter((element) => isStepperButton(element, count));
    if (found.length > 0) return outermost(found);
  }
  return [];
}

function isStepperButton(element: Element, count: Element): boolean {
  if (contains(element, count) || !isShown(element)) return false;
  const isMade = element.matches("button, a, [role=button], input[type=button], [onclick]");
  return isMade || (element.childElementCount < 2 && getComputedStyle(element).cursor === "pointer");
}

function describeStepperButton(element: Element): StepperButton {
  const isInput = element instanceof HTMLInputElement;
  const read = isInput ? element.value : contentOf(element);
  const heard = ["aria-label", "title"].map((name) => element.getAttribute(name) ?? "");
  const image = findWithin(element, "img[alt], svg title");
  const drawn = image?.getAttribute("alt") ?? contentOf(image);
  const inner = findWithin(element, "i, svg, span")?.getAttribute("class") ?? "";
  return {
    label: [read, ...heard, drawn].join(" ").replace(/\s+/g, " ").trim().slice(0, 80),
    names: `${element.id} ${element.getAttribute("class") ?? ""} ${element.getAttribute("data-action") ?? ""} ${inner}`,
    selector: selectorOf(element),
    enabled: !isDisabled(element),
  };
}
