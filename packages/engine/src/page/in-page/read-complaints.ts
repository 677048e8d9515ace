/// <reference lib="dom" />
import { deepAll, deepRoots } from "./deep-roots.ts";
import { isShown } from "./is-shown.ts";
import { shownText } from "./text-of.ts";

export interface ComplaintSnapshot {
  text: string;
  /** Marked as an alert or error, rather than merely worded like one. */
  isMarked: boolean;
  /** Marked as a success or mere information. */
  isGoodNews: boolean;
}

/** Visible alerts, live regions and elements whose class says error; innermost only. */
export function readComplaints(): ComplaintSnapshot[] {
  const strong = "[role=alert], [role=alertdialog], [aria-live=assertive]";
  const weak =
    "[aria-live=polite], [role=status], [class*=error i], [class*=alert i], [class*=danger i], [class*=warning i], [class*=invalid i], [class*=notice i], [class*=message i], [class*=decline i], [id*=error i]";
  const found = deepAll(deepRoots(), `${strong}, ${weak}`).filter((element) => {
    if (element.matches("input, select, textarea, button, form, body, label, a, script, style")) return false;
    return isShown(element) && !element.querySelector("input:not([type=hidden]), select, textarea");
  });
  const told = found
    .map((element) => ({ element, text: shownText(element, 300) }))
    .filter(({ text }) => /\p{L}{2}/u.test(text));
  const inner = told.filter(
    ({ element }) => !told.some((other) => other.element !== element && element.contains(other.element)),
  );
  const isGood = (element: Element) => /success|confirm|info\b/i.test(element.getAttribute("class") ?? "");
  const isError = (element: Element) =>
    element.closest(
      "[role=alert], [class*=error i], [class*=danger i], [class*=invalid i], [class*=decline i]",
    ) !== null;
  const texts = new Map(
    inner.map(({ element, text }) => [
      text,
      { text, isMarked: isError(element), isGoodNews: isGood(element) },
    ]),
  );
  return [...texts.values()];
}
