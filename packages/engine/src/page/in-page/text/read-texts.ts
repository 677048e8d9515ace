/// <reference lib="dom" />

import { classNames } from "../../../words/pages/markup-names.ts";
import { mostControls } from "../limits.ts";
import { deepAll } from "../tree/deep-all.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { closest, contains, nodesWithin, parentOf } from "../tree/flat-tree.ts";
import { isBesideContent } from "../tree/is-beside-content.ts";
import { isWithinComplaint } from "../tree/plain-classes.ts";
import { selectorOf } from "../tree/selector-of.ts";
import { colourOf } from "../visibility/colours.ts";
import { isShown } from "../visibility/is-shown.ts";
import { foldedTexts } from "./folded-texts.ts";
import { referenced } from "./text-of.ts";
import { wordFrom } from "./text-run.ts";

/** One piece of text in its element, and its position on the page. */
export interface TextSnapshot {
  text: string;
  /** Changes when the page shows the text again, in the same words or not. */
  copy: number;
  /** The same for all pieces of one paragraph, cell or line. */
  block: number;
  /** In a label, a button or a link. */
  isLabel: boolean;
  isHeading: boolean;
  isAlert: boolean;
  isError: boolean;
  isGoodNews: boolean;
  isRed: boolean;
  /** In the header, the footer or a newsletter form. */
  isAside: boolean;
  /** Document order of the form around it; -1 outside any form. */
  form: number;
  /**
   * Indexes in `controls` of those in the smallest part of the page that has the text and any control; empty
   * if they are many.
   */
  near: number[];
  /** Index of the control directly before it; -1 if there is none. */
  after: number;
  /** Indexes of the controls that reference it as their error message or description. */
  of: number[];
}

export interface TextsOnPage {
  /** Selector of each control, as for a field. */
  controls: string[];
  texts: TextSnapshot[];
  /** What is folded away behind a summary that a person can open. */
  folded?: string[] | undefined;
}

const mostTexts = 1_500;
const longest = 300;
/** A part of the page with more controls than this says nothing about a single one. */
const mostNear = 4;

/** All visible text in this frame, in pieces, each with its element. */
export function readTexts(): TextsOnPage {
  if (innerWidth <= 1 || innerHeight <= 1) return { controls: [], texts: [] };
  const roots = deepRoots();
  const controls = controlsIn(roots);
  const places = placesAmong(controls, deepAll(roots, "form"));
  const texts: TextSnapshot[] = [];
  collect(document.body, places, texts);
  return { controls: controls.map((control) => selectorOf(control)), texts, folded: foldedTexts(roots) };
}

function controlsIn(roots: (Document | ShadowRoot)[]): Element[] {
  const kinds =
    "input:not([type=hidden], [type=submit], [type=button], [type=image], [type=reset]), select, textarea, [role=combobox], [role=listbox], [role=radio], [role=checkbox], [role=switch]";
  return deepAll(roots, kinds, mostControls);
}

type Describe = (element: Element) => Omit<TextSnapshot, "text" | "copy" | "after">;

interface Places {
  /** Each control's index in the list. */
  order: ReadonlyMap<Element, number>;
  describe: Describe;
}

function collect(part: Element, { order, describe }: Places, texts: TextSnapshot[]): void {
  const shown = new Map<Element, boolean>();
  const joined = new Set<Node>();
  let after = -1;
  for (const node of nodesWithin(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)) {
    if (texts.length >= mostTexts) return;
    if (node instanceof Element) {
      after = order.get(node) ?? after;
      continue;
    }
    if (joined.has(node)) continue;
    const text = textFrom(node, joined);
    const element = parentOf(node);
    if (!element || !saysSomething(text) || isUnread(element)) continue;
    const isSeen = shown.get(element) ?? isShown(element);
    shown.set(element, isSeen);
    if (isSeen) texts.push({ text, copy: copyOf(node, text), after, ...describe(element) });
  }
}

/** With the rest of a word that is written in several parts, which are `joined` then. */
function textFrom(node: Node, joined: Set<Node>): string {
  const word = wordFrom(node, longest);
  for (const part of word) joined.add(part);
  const text = word.map(({ data }) => data).join("");
  return text.slice(0, 4_000).replace(/\s+/g, " ").trim().slice(0, longest);
}

/** A single dash means that there is nothing yet. */
function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) || /^[-–—]{1,2}$/.test(text);
}

function isUnread(element: Element): boolean {
  return closest(element, "script, style, noscript, template, option, textarea, svg title") !== null;
}

function placesAmong(controls: readonly Element[], forms: readonly Element[]): Places {
  const within = controlsWithin(controls);
  const named = controlsNaming(controls);
  const blocks = new Map<Element, number>();
  const known = new Map<Element, ReturnType<Describe>>();
  const describe: Describe = (element) => {
    const block = blockOf(element);
    if (!blocks.has(block)) blocks.set(block, blocks.size);
    return {
      block: blocks.get(block) ?? 0,
      ...marksOf(element),
      form: forms.findIndex((form) => contains(form, element)),
      near: nearest(element, within),
      of: nearest(element, named),
    };
  };
  const describeOnce: Describe = (element) => {
    const place = known.get(element) ?? describe(element);
    known.set(element, place);
    return place;
  };
  return { order: new Map(controls.map((control, index) => [control, index])), describe: describeOnce };
}

/** For each part of the page that contains controls: which ones, as long as they are few. */
function controlsWithin(controls: readonly Element[]): ReadonlyMap<Element, number[]> {
  const within = new Map<Element, number[]>();
  for (const [index, control] of controls.entries()) {
    for (let part = parentOf(control); part; part = parentOf(part)) {
      const inner = within.get(part) ?? [];
      if (inner.length <= mostNear) inner.push(index);
      within.set(part, inner);
    }
  }
  return within;
}

function controlsNaming(controls: readonly Element[]): ReadonlyMap<Element, number[]> {
  const named = new Map<Element, number[]>();
  for (const [index, control] of controls.entries())
    for (const attribute of ["aria-errormessage", "aria-describedby"])
      for (const target of referenced(control, attribute))
        named.set(target, [...(named.get(target) ?? []), index]);
  return named;
}

function nearest(element: Element, parts: ReadonlyMap<Element, number[]>): number[] {
  for (let part: Element | null = element; part; part = parentOf(part)) {
    const found = parts.get(part);
    if (found) return found.length > mostNear ? [] : found;
  }
  return [];
}

/** The paragraph, cell or line that contains a piece of text. */
function blockOf(element: Element): Element {
  let block = element;
  for (let around: Element | null = block; around; around = parentOf(around)) {
    block = around;
    if (!/^(inline|contents|ruby)/.test(getComputedStyle(block).display)) break;
  }
  return block;
}

function marksOf(element: Element) {
  const names = `${element.getAttribute("class") ?? ""} ${parentOf(element)?.getAttribute("class") ?? ""}`;
  const [red, green, blue] = colourOf(getComputedStyle(element).color);
  return {
    isLabel: closest(element, "label, legend, button, a, summary, th, [role=button], [role=option]") !== null,
    isHeading: closest(element, "h1, h2, h3, h4, h5, h6, [role=heading]") !== null,
    isAlert: closest(element, "[role=alert], [role=alertdialog], [aria-live=assertive]") !== null,
    isError: isWithinComplaint(element),
    isGoodNews: classNames.goodNews.test(names),
    isRed: red >= 140 && red - Math.max(green, blue) >= 60,
    isAside: isBesideContent(element),
  };
}

/** The numbers assigned in this document, and their texts. */
const copies = new WeakMap<Node, { copy: number; text: string }>();
let lastCopy = 0;

function copyOf(node: Node, text: string): number {
  const known = copies.get(node);
  if (known?.text === text) return known.copy;
  lastCopy += 1;
  copies.set(node, { copy: lastCopy, text });
  return lastCopy;
}
