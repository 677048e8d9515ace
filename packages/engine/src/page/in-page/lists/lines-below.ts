/// <reference lib="dom" />

import type { ShownText } from "../text/shown-texts.ts";
import { shownText } from "../text/text-of.ts";
import { contentOf } from "../tree/flat-text.ts";
import { closest, contains, nodesWithin, parentOf } from "../tree/flat-tree.ts";
import { selectorOf } from "../tree/selector-of.ts";
import { isShown } from "../visibility/is-shown.ts";

const mostLines = 40;
const longestLine = 160;
/** A suggestion list starts close to its field and isn't much longer than a screen. */
const reach = 700;

/**
 * The lines below a field that contain this word, each as the largest element that contains it once.
 * Suggestions are marked up in many ways; what they have in common is their position.
 */
export function linesBelow(field: Element, word: string): ShownText[] {
  const box = field.getBoundingClientRect();
  const isBelow = (line: Element) => {
    const { top, left, right, height, width } = line.getBoundingClientRect();
    const isBeside = right > box.left && left < box.right;
    return height > 1 && width > 1 && isBeside && top >= box.top + box.height / 2 && top < box.bottom + reach;
  };
  const lines = textsWith(word).map((text) => lineAround(text, word, field));
  return [...new Set(lines)]
    .filter((line) => isBelow(line) && isShown(line))
    .slice(0, mostLines)
    .map((line) => ({ selector: selectorOf(line), text: shownText(line), enabled: true }));
}

function textsWith(word: string): Element[] {
  const found: Element[] = [];
  for (const node of nodesWithin(document.body, NodeFilter.SHOW_TEXT)) {
    if (found.length >= 400) break;
    const holder = parentOf(node);
    if (holder && hasOnce(node.textContent ?? "", word)) found.push(holder);
  }
  return found.filter((element) => !closest(element, "script, style, noscript, label, select, textarea"));
}

function lineAround(text: Element, word: string, field: Element): Element {
  let line = text;
  for (let around = parentOf(line); around; around = parentOf(line)) {
    if (line.matches("li, [role=option]")) return line;
    const content = contentOf(around);
    if (contains(around, field) || around === document.body || content.length > longestLine) return line;
    if (!hasOnce(content, word)) return line;
    line = around;
  }
  return line;
}

function hasOnce(text: string, word: string): boolean {
  return text.length < 2_000 && text.split(word).length === 2;
}
