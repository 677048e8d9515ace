/// <reference lib="dom" />

import { isUnspaced, normalise } from "../../../words/normalise.ts";
import { classNames } from "../../../words/pages/markup-names.ts";
import { pageWords } from "../../../words/pages/page-words.ts";
import type { ControlKind } from "../../fields/control-snapshot.ts";
import { groupLabel } from "../text/label-of.ts";
import { shownText } from "../text/text-of.ts";
import { closest, contains, findWithin } from "../tree/flat-tree.ts";
import { ownControls } from "../tree/selectors.ts";
import { hasSegmentWith } from "./day-segments.ts";
import { nativeListOf } from "./native-list.ts";

/**
 * Whether a control has to be filled in: it says so itself, the list behind it does, or the name that it shares with
 * others.
 */
export function isRequired(element: Element, kind: ControlKind, name: string): boolean {
  return (
    isMarkedRequired(element, name) ||
    isRequiredBehind(element, kind) ||
    hasSegmentWith(element, "aria-required") ||
    isOfStarredGroup(element, kind)
  );
}

/** The native list has more reliable markup than what a script draws in its place. */
function isRequiredBehind(element: Element, kind: ControlKind): boolean {
  const list = kind === "listbox" ? nativeListOf(element) : undefined;
  return list !== undefined && isMarkedRequired(list, "");
}

/** The lists of a day: the asterisk is beside the name of all of them. */
function isOfStarredGroup(element: Element, kind: ControlKind): boolean {
  return (kind === "select" || kind === "listbox") && starred.test(groupLabel(element));
}

/** "Tax code* (for your accounts)" */
const starred = /\*\s*(?::?\s*$|[(（])/u;

/** "お名前必須": in scripts without spaces the mark may follow the name at once. */
function endsInMark(words: string): boolean {
  const plain = normalise(words);
  return pageWords.required.some((mark) => isUnspaced(mark) && plain.endsWith(mark) && plain !== mark);
}

/** What heads the row of a table in which a field is, with others: "Name (reading)" of two fields. */
function rowHead(element: Element): string {
  const row = closest(element, "tr");
  const head = row && (findWithin(row, "th") ?? findWithin(row, "td"));
  const isHead = head && !contains(head, element) && !findWithin(head, ownControls);
  return isHead ? shownText(head, 100) : "";
}

/** By the control itself, an asterisk beside its text, or a class that form validators use. */
function isMarkedRequired(element: Element, words: string): boolean {
  const prompt = element.getAttribute("placeholder") ?? "";
  const isStarred = starred.test(words) || starred.test(prompt);
  if (element.matches(":required, [aria-required=true]") || isStarred) return true;
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) return false;
  if (endsInMark(words) || endsInMark(rowHead(element))) return true;
  const bracketed = `${words} ${prompt}`.match(/[(（][^()（）]+[)）]/g) ?? [];
  return (
    /^\*\s*\p{L}/u.test(words) ||
    bracketed.some((said) => pageWords.required.includes(normalise(said))) ||
    classNames.required.test(element.getAttribute("class") ?? "")
  );
}
