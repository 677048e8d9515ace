/// <reference lib="dom" />
import { contentOf, innerTextOf, plainCopy } from "../tree/flat-text.ts";
import { allWithin, parentOf, textsWithin } from "../tree/flat-tree.ts";
import { isShown } from "../visibility/is-shown.ts";

/** The element's text on one line, without that of controls inside it. */
export function textOf(element: Element, limit = 200): string {
  const copy = plainCopy(element);
  for (const inner of allWithin(
    copy,
    "select, option, textarea, button, script, style, noscript, template, svg title",
  )) {
    inner.remove();
  }
  // Icon fonts use words as glyph names.
  for (const drawn of allWithin(copy, "[aria-hidden=true]"))
    if (/\p{L}/u.test(contentOf(drawn))) drawn.remove();
  // Texts in separate boxes are separate words.
  const apart =
    "div, p, li, br, td, th, dd, dt, h1, h2, h3, h4, h5, h6, section, small, span > span, :is(label, div) > span";
  for (const part of allWithin(copy, apart)) {
    part.before(" ");
    part.after(" ");
  }
  return onOneLine(contentOf(copy), limit);
}

/** Cuts before applying any regular expression. Text laid out with spaces may have several for each word. */
function onOneLine(text: string, limit: number): string {
  return text
    .slice(0, longestRead(limit))
    .replace(/\u200b/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, limit);
}

function longestRead(limit: number): number {
  return limit * 8 + 2_000;
}

/** The element's visible text. */
export function shownText(element: Element, limit = 200): string {
  // Component libraries keep empty lines open with a zero-width space.
  return onOneLine(innerTextOf(element, longestRead(limit)), limit);
}

/**
 * The visible text without the names of an icon font's pictures: "add_shopping_cart Add to basket" is seen as a
 * cart and three words.
 */
export function wordsWithoutIcons(element: Element, limit = 200): string {
  const text = shownText(element, limit);
  const rest = iconsIn(element).reduce((left, name) => left.replace(name, " "), text);
  return /\p{L}/u.test(rest) ? onOneLine(rest, limit) : text;
}

function iconsIn(element: Element): string[] {
  const marked = allWithin<HTMLElement>(element, "[aria-hidden=true], [role=img]").slice(0, 10);
  return marked.filter(isIcon).map(({ textContent }) => (textContent ?? "").trim());
}

/** One word in an icon font, in a box no wider than one letter is high. */
function isIcon(element: HTMLElement): boolean {
  const name = contentOf(element).slice(0, 60).trim();
  if (!/^[a-z][a-z0-9_]*$/.test(name)) return false;
  const { fontFamily, fontSize } = getComputedStyle(element);
  const { width } = element.getBoundingClientRect();
  return /icon|symbol|glyph/i.test(fontFamily) && width <= Number.parseFloat(fontSize) * 1.5;
}

/** The visible part of an element's text: an open list may be waiting off the page. */
export function seenText(element: Element): string {
  const words: string[] = [];
  for (const node of textsWithin(element)) {
    if (words.length >= 20) break;
    const text = node.data.slice(0, 2_000).trim();
    const holder = text === "" ? null : parentOf(node);
    if (holder && isShown(holder)) words.push(text);
  }
  return words.join(" ");
}

/** The joined texts of the elements whose ids an attribute lists. */
export function referencedText(element: Element, attribute: string): string {
  return joinedText(referenced(element, attribute));
}

export function joinedText(elements: readonly Element[]): string {
  return elements
    .map((element) => textOf(element))
    .filter(Boolean)
    .join(" ");
}

/** The elements whose ids an attribute lists. */
export function referenced(element: Element, attribute: string): Element[] {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [];
  const ids = (element.getAttribute(attribute) ?? "").split(/\s+/).filter(Boolean);
  return ids.flatMap((id) => root.getElementById(id) ?? []);
}
