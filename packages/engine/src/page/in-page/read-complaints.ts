/// <reference lib="dom" />

import { classNames } from "../../words/pages/markup-names.ts";
import { shownText } from "./text/text-of.ts";
import { deepAll } from "./tree/deep-all.ts";
import { deepRoots } from "./tree/deep-roots.ts";
import { closest, contains, findWithin, textsWithin } from "./tree/flat-tree.ts";
import { isBesideContent } from "./tree/is-beside-content.ts";
import { isWithinComplaint, plainClasses } from "./tree/plain-classes.ts";
import { ownControls } from "./tree/selectors.ts";
import { isShown } from "./visibility/is-shown.ts";

export interface ComplaintSnapshot {
  text: string;
  /** Marked up as an alert or error, not just worded like one. */
  isMarked: boolean;
  /** Marked up as a success or information message. */
  isGoodNews: boolean;
  /** In the header, the footer or a newsletter form. */
  isAside: boolean;
  /** Document order of the form around it; -1 outside any form. */
  form: number;
  /** Changes when the page shows the message again, in the same words or not. */
  copy: number;
}

/** Visible alerts, live regions and elements with error classes; innermost only. */
export function readComplaints(): ComplaintSnapshot[] {
  const strong = "[role=alert], [role=alertdialog], [aria-live=assertive]";
  const live = "[aria-live=polite], [role=status], [id*=error i]";
  const weak =
    "[class*=error i], [class*=alert i], [class*=danger i], [class*=warning i], [class*=invalid i], [class*=notice i], [class*=message i], [class*=decline i]";
  const found = deepAll(deepRoots(), `${strong}, ${live}, ${weak}`).filter((element) => {
    if (element.matches("input, select, textarea, button, form, body, label, a, script, style")) return false;
    const isTold = element.matches(`${strong}, ${live}`) || classNames.news.test(plainClasses(element));
    return isTold && isShown(element) && !findWithin(element, ownControls);
  });
  const told = found
    .map((element) => ({ element, text: shownText(element, 300) }))
    .filter(({ text }) => /\p{L}{2}/u.test(text));
  const inner = told.filter(
    ({ element }) => !told.some((other) => other.element !== element && contains(element, other.element)),
  );
  const isGood = (element: Element) => classNames.goodNews.test(element.getAttribute("class") ?? "");
  const isError = (element: Element) =>
    closest(element, "[role=alert]") !== null || isWithinComplaint(element);
  const forms = deepAll(deepRoots(), "form");
  const texts = new Map(
    inner.map(({ element, text }) => [
      text,
      {
        text,
        isMarked: isError(element),
        isGoodNews: isGood(element),
        isAside: isBesideContent(element),
        form: forms.findIndex((form) => contains(form, element)),
        copy: copyOf(element),
      },
    ]),
  );
  return [...texts.values()];
}

/** The numbers assigned in this document. */
const copies = new WeakMap<Node, number>();
let lastCopy = 0;

/**
 * Distinguishes a message from the same one shown again: by its first text node, or by its element if it has
 * none.
 */
function copyOf(element: Element): number {
  const node = textsWithin(element, 1)[0] ?? element;
  const known = copies.get(node);
  if (known !== undefined) return known;
  lastCopy += 1;
  copies.set(node, lastCopy);
  return lastCopy;
}
