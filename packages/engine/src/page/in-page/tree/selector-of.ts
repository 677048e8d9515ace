/// <reference lib="dom" />
import { oncePerReading } from "../once-per-reading.ts";
import { deepRoots } from "./deep-roots.ts";
import { drawnLists } from "./selectors.ts";

/** A CSS string, including its quotes. */
function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&").replace(/\n/g, "\\a ")}"`;
}

/**
 * Values with long digit or hex runs, or with digits inside a word ("7gmho3wp"), change on every load: usable, but not
 * across a re-render.
 */
function looksGenerated(text: string): boolean {
  if (/\d{5,}|[0-9a-f]{8,}|:r\w*:|«|_r_/i.test(text)) return true;
  return text.split(/[^a-z\d]+/i).some((word) => word.length >= 6 && /[a-z]\d+[a-z]/i.test(word));
}

/**
 * A selector for this one element, built from what survives a re-render; uses positions only if nothing else
 * is unique.
 */
export const selectorOf = oncePerReading((element): string => {
  const tag = CSS.escape(element.localName);
  const isAlone = (selector: string) =>
    deepRoots().reduce((count, root) => count + root.querySelectorAll(selector).length, 0) === 1;
  // A list may be named after its current choice.
  const chosen = element.matches(drawnLists) ? element.textContent.trim() : "";
  const parts = [
    "name",
    "id",
    "data-testid",
    "data-field",
    "autocomplete",
    "aria-label",
    "placeholder",
    "for",
  ]
    .map((attribute) => ({ attribute, value: element.getAttribute(attribute) ?? "" }))
    .filter(({ value }) => value !== "" && value.length < 120 && value !== chosen);
  const written = [false, true].map((isGenerated) =>
    parts
      .filter(({ value }) => looksGenerated(value) === isGenerated)
      .map(({ attribute, value }) => `[${attribute}=${cssString(value)}]`),
  );
  // Libraries write a field's typed value into its markup.
  const isTyped =
    element instanceof HTMLInputElement && !/^(radio|checkbox|submit|button|image)$/.test(element.type);
  const value = isTyped ? null : element.getAttribute("value");
  const withValue = value === null || value.length > 120 ? [] : [`[value=${cssString(value)}]`];
  const [stable = [], generated = []] = written.map((own) => [
    ...own,
    ...withValue.flatMap((last) => own.map((first) => first + last)),
  ]);
  const candidates = [...stable, ...aroundNamed(element), ...generated];
  const found = candidates.map((candidate) => tag + candidate).find(isAlone);
  return found ?? positionOf(element);
});

/** By the only control in it, a named list: what a script draws in place of the list is beside it. */
function aroundNamed(element: Element): string[] {
  if (element.matches("form, main, body")) return [];
  const [list, ...others] = element.querySelectorAll("select, textarea, input:not([type=hidden])");
  const name = list?.getAttribute("name") ?? "";
  if (!list?.matches("select") || others.length > 0 || name.length > 120 || looksGenerated(name)) return [];
  return name === "" ? [] : [`:has(select[name=${cssString(name)}])`];
}

/** Position among its siblings, below the nearest ancestor with a unique selector. */
function positionOf(element: Element): string {
  const tag = CSS.escape(element.localName);
  const parent = element.parentNode;
  if (!parent || parent instanceof Document) return tag;
  const isAlike = (sibling: Element) => sibling.localName === element.localName;
  // A query, because a form's field called "children" shadows its property.
  const all = parent instanceof Element ? parent.querySelectorAll(":scope > *") : parent.children;
  const siblings = [...all].filter(isAlike);
  const own = siblings.length === 1 ? tag : `${tag}:nth-of-type(${siblings.indexOf(element) + 1})`;
  // For the driver and `selectedBy`, what is directly in a shadow root is a child of its host.
  if (parent instanceof ShadowRoot) return `${selectorOf(parent.host)} > ${own}${rankIn(parent, own)}`;
  return parent instanceof Element ? `${selectorOf(parent)} > ${own}` : own;
}

/** What the host is given may have the same tag and place as what is in its shadow root. */
function rankIn(root: ShadowRoot, own: string): string {
  if (!root.host.querySelector(`:scope > ${own}`)) return "";
  const all = [...root.children];
  const at = all.findIndex((one) => one.matches(own));
  return `:nth-child(${at + 1}):nth-last-child(${all.length - at})`;
}
