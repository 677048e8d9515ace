/// <reference lib="dom" />

import { normalise } from "../../../words/normalise.ts";
import { classNames } from "../../../words/pages/markup-names.ts";
import { textOf } from "../text/text-of.ts";
import { deepAll } from "../tree/deep-all.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { allWithin, closest, parentOf, textsWithin } from "../tree/flat-tree.ts";
import { isShown } from "../visibility/is-shown.ts";

/**
 * Visible signs that the page is busy: busy regions, loading masks, spinners, indeterminate progress, "please
 * wait". Each is named, so that a permanent one can be told from a new one.
 */
function busyMarks(busyWords: string[]): string[] {
  const marks =
    "[aria-busy=true], progress:not([value]), [role=progressbar]:not([aria-valuenow]), [class*=spinner i], [class*=loading i], [class*=loader i], [class*=blockui i], [class*=processing i], [class*=skeleton i]";
  const isMark = (element: Element) =>
    element.matches("[aria-busy=true], progress, [role=progressbar]") ||
    (classNames.busy.test(element.getAttribute("class") ?? "") && !isNumberSpinner(element));
  const found = deepAll(deepRoots(), marks).filter((element) => {
    if (element === document.body || element === document.documentElement)
      return element.getAttribute("aria-busy") === "true";
    if (element.matches("img, source, picture, iframe, script, link")) return false;
    // An enabled control is a spin button or a "load more" button: it would be disabled if it were busy.
    if (element.matches("a[href], :is(button, input):enabled") && !element.matches("[aria-busy=true]"))
      return false;
    return isMark(element) && isShown(element) && !isPictureToCome(element);
  });
  const names = found.map(
    (element) => `${element.localName} ${element.id} ${element.getAttribute("class") ?? ""}`,
  );
  return names.length > 0 ? names : busyTexts(busyWords);
}

/**
 * Where a gallery or a video loads, with "Zoom" or arrows on it at most: whatever comes there is nothing to read, choose
 * or press.
 */
function isPictureToCome(element: Element): boolean {
  const words = textOf(element);
  if (words.length > longestOnPicture || /\p{N}/u.test(words)) return false;
  if (allWithin(element, "input, select, textarea, iframe").length > 0) return false;
  const isUnder = (text: Text) => closest(parentOf(text), "a, button") !== null;
  if (!textsWithin(element).every((text) => text.data.trim() === "" || isUnder(text))) return false;
  return allWithin(element, "img, video").some((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    const names = `${picture.getAttribute("class")} ${picture.getAttribute("src")}`;
    return Math.min(width, height) >= leastPicture && !classNames.busy.test(names.replace(/[./?-]/g, " "));
  });
}

/** "Previous image, next image, zoom". */
const longestOnPicture = 40;

/** In CSS pixels. Pictures of a turning wheel are smaller. */
const leastPicture = 120;

/** A number's field with its arrows, or one of the arrows: libraries call it a spinner as well. */
function isNumberSpinner(element: Element): boolean {
  const around = closest(element, "[class*=spinner i]:has(input:enabled)");
  return around !== null && allWithin(around, "input:not([type=hidden])").length === 1;
}

/** Short visible texts that say only "calculating" or the like, or begin with it and trail off in dots. */
function busyTexts(busyWords: string[]): string[] {
  const found: string[] = [];
  for (const node of document.body ? textsWithin(document.body) : []) {
    const text = node.data.trim();
    if (text.length < 3 || text.length > 40) continue;
    const plain = normalise(text);
    const isBusy =
      busyWords.includes(plain) ||
      (/(\.{3}|…)$/.test(text) && busyWords.some((word) => plain.startsWith(`${word} `)));
    const holder = isBusy ? parentOf(node) : null;
    if (holder && isShown(holder)) found.push(plain);
  }
  return found;
}

/** Whether the document became idle, and its remaining busy marks. */
export interface Rest {
  /** False if it was still changing at the limit. */
  isQuiet: boolean;
  marks: string[];
}

/**
 * Resolves with the remaining busy marks once the document hasn't changed or slid for `quietMs`; not before
 * `leastMs`.
 */
export function waitUntilQuiet(
  { quietMs, leastMs, limitMs }: { quietMs: number; leastMs: number; limitMs: number },
  busyWords: string[],
): Promise<Rest> {
  const from = performance.now() + leastMs;
  const until = performance.now() + limitMs;
  return new Promise((resolve) => {
    const look = () => {
      const restMs = Math.max(lastChange() + quietMs, from) - performance.now();
      // A document that is still being parsed is idle while it waits for a style sheet or script.
      if (restMs <= 0 && document.readyState !== "loading" && !isSliding())
        return resolve({ isQuiet: true, marks: busyMarks(busyWords) });
      if (performance.now() >= until) return resolve({ isQuiet: false, marks: [] });
      setTimeout(look, restMs > 0 ? restMs : quietMs);
    };
    look();
  });
}

/** Pressing a step while it slides open or shut has no effect. */
function isSliding(): boolean {
  return document
    .getAnimations()
    .some(
      (one) =>
        one instanceof CSSTransition &&
        one.playState === "running" &&
        /height|max-height|transform|display|grid/.test(one.transitionProperty),
    );
}

/**
 * When the document or one of its shadow trees last changed, was pressed or was typed into, because the
 * effect may come a moment later. Watching each starts with the first call after it appeared, as if it had
 * just changed.
 */
export function lastChange(): number {
  if (stirredAt === undefined)
    for (const name of ["input", "change", "click", "keydown"])
      addEventListener(name, noteStir, { capture: true, passive: true });
  for (const tree of deepRoots()) {
    if (watchedTrees.has(tree)) continue;
    watchedTrees.add(tree);
    noteStir();
    new MutationObserver(noteStir).observe(tree, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ["class", "hidden", "disabled", "aria-busy", "style"],
    });
  }
  return stirredAt ?? 0;
}

let stirredAt: number | undefined;
const watchedTrees = new WeakSet<Node>();

function noteStir(): void {
  stirredAt = performance.now();
}
