/// <reference lib="dom" />

import { normalise } from "../../words/normalise.ts";
import { pageWords } from "../../words/pages/page-words.ts";
import { mostElements } from "./limits.ts";
import { shownText } from "./text/text-of.ts";
import { deepAll } from "./tree/deep-all.ts";
import { deepRoots } from "./tree/deep-roots.ts";
import { findWithin } from "./tree/flat-tree.ts";
import { selectorOf } from "./tree/selector-of.ts";
import { windows } from "./tree/selectors.ts";
import { isShown } from "./visibility/is-shown.ts";

/**
 * An element that mentions cookies or privacy, floats over the page and has something to press. Null if there
 * is none.
 */
export function findBanner(): string | null {
  const roots = deepRoots();
  const named =
    "[id*=cookie i], [class*=cookie i], [id*=consent i], [class*=consent i], [id*=gdpr i], [class*=gdpr i], [class*=privacy i], [id*=cmp i], [aria-label*=cookie i], [role=dialog], [aria-modal=true], dialog[open], iframe[title*=consent i], iframe[title*=cookie i]";
  const isFixed = (element: Element) => ["fixed", "sticky"].includes(getComputedStyle(element).position);
  const found = deepAll(roots, "*", mostElements).find(
    (element) => (element.matches(named) || isFixed(element)) && isBanner(element),
  );
  return found ? selectorOf(found) : null;
}

function isBanner(element: Element): boolean {
  if (element.matches("html, body, script, style") || !isShown(element)) return false;
  if (element.matches("iframe")) return element.matches("[title*=consent i], [title*=cookie i]");
  if (!findWithin(element, "button, a, [role=button], input[type=submit], input[type=button]")) return false;
  const isOver =
    ["fixed", "sticky", "absolute"].includes(getComputedStyle(element).position) || element.matches(windows);
  if (!isOver) return false;
  const plain = normalise(shownText(element, 1_500));
  return pageWords.cookies.some((part) => plain.includes(part));
}
