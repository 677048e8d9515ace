/// <reference lib="dom" />

import { classNames } from "../../words/markup-names.ts";
import { normalise } from "../../words/normalise.ts";
import { deepRoots } from "./deep-roots.ts";
import { isShown } from "./is-shown.ts";

/**
 * Visible signs that the page is at work: busy regions, loading masks, spinners, indeterminate progress, "please wait".
 * Each by its name or words, so that one that never goes can be told from one that has just come.
 */
export function busyMarks(busyWords: string[]): string[] {
  const marks =
    "[aria-busy=true], progress:not([value]), [role=progressbar]:not([aria-valuenow]), [class*=spinner i], [class*=loading i], [class*=loader i], [class*=blockui i], [class*=processing i], [class*=skeleton i]";
  const isMark = (element: Element) =>
    element.matches("[aria-busy=true], progress, [role=progressbar]") ||
    classNames.busy.test(element.getAttribute("class") ?? "");
  const found = [...document.querySelectorAll(marks)].filter((element) => {
    if (element === document.body || element === document.documentElement)
      return element.getAttribute("aria-busy") === "true";
    if (element.matches("img, source, picture, iframe, script, link")) return false;
    // What can be pressed is a spin button, or a list that loads more: at work it would be disabled.
    if (element.matches("a[href], :is(button, input):enabled") && !element.matches("[aria-busy=true]"))
      return false;
    return isMark(element) && isShown(element);
  });
  const names = found.map(
    (element) => `${element.localName} ${element.id} ${element.getAttribute("class") ?? ""}`,
  );
  return names.length > 0 ? names : busyTexts(busyWords);
}

/** Short visible texts that say no more than "calculating…". */
export function busyTexts(busyWords: string[]): string[] {
  const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? "").trim();
    if (text.length < 3 || text.length > 40) continue;
    const plain = normalise(text);
    if (busyWords.includes(plain) && node.parentElement && isShown(node.parentElement)) found.push(plain);
  }
  return found;
}

/** What the document did until it stood still, and what it still says then. */
export interface Rest {
  /** False where it still changed after the limit. */
  isQuiet: boolean;
  marks: string[];
}

/**
 * Resolves once the document has not changed or slid for `quietMs`, with the busy marks that stand there then; not
 * before `leastMs`.
 */
export function waitUntilQuiet(
  { quietMs, leastMs, limitMs }: { quietMs: number; leastMs: number; limitMs: number },
  busyWords: string[],
): Promise<Rest> {
  const from = performance.now() + leastMs;
  const until = performance.now() + limitMs;
  return new Promise((resolve) => {
    const look = () => {
      const restMs = Math.max(lastStir() + quietMs, from) - performance.now();
      // A document that is still being read stands still while a style sheet or script in its middle is on its way.
      if (restMs <= 0 && document.readyState !== "loading" && !isSliding())
        return resolve({ isQuiet: true, marks: busyMarks(busyWords) });
      if (performance.now() >= until) return resolve({ isQuiet: false, marks: [] });
      setTimeout(look, restMs > 0 ? restMs : quietMs);
    };
    look();
  });
}

/** A step that slides open or shut is pressed in vain until it stands. */
export function isSliding(): boolean {
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
 * When the document or a shadow tree in it last changed, was pressed or was typed into: what that starts may come a
 * moment later. The watch of each begins with the first question after it came, as if something had just happened.
 */
export function lastStir(): number {
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
