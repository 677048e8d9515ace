/// <reference lib="dom" />

import { deepAll } from "../tree/deep-all.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { isInOpenList } from "./is-in-open-list.ts";

/** What was shown on the page before a list was opened, and when that was. */
let before: { shown: WeakSet<Element> | undefined; at: number } = { shown: undefined, at: 0 };

/** Larger pages are not looked through. */
const mostElements = 20_000;

/** A list takes no longer to close. One that is still there then is the pressed list, which was open already. */
const closingMs = 400;

/** Remembers what is on the page now: what a press adds to it are the options of the pressed list. */
export function noteBeforeOpening(): void {
  const all = allElements(deepRoots());
  const shown =
    all.length > mostElements ? undefined : new WeakSet(all.filter((element) => isInOpenList(element)));
  before = { shown, at: performance.now() };
}

/** Undefined if nothing was noted. */
export function shownBefore(): WeakSet<Element> | undefined {
  return before.shown;
}

/** Of another list, which closes while the pressed one opens. */
export function isStillOpen(option: Element): boolean {
  return before.shown?.has(option) === true && performance.now() - before.at < closingMs;
}

/** Also in shadow roots, where nothing is inside of the body for a selector. */
export function allElements(roots: ReturnType<typeof deepRoots>): Element[] {
  return deepAll(roots, ":not(html, head, head *, body)");
}
