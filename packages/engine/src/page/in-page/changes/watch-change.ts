/// <reference lib="dom" />

import { classNames } from "../../../words/pages/markup-names.ts";
import { closest, parentOf } from "../tree/flat-tree.ts";

type Change = "busy" | "changed" | "nothing";

interface Watch {
  seen(): Change;
  end(): void;
}

/** The active watches in this document. */
const watches = new Map<number, Watch>();
let lastId = 0;

/** Watches the document from now until `endWatch`. */
export function watchChange(): number {
  lastId += 1;
  watches.set(lastId, startWatch());
  return lastId;
}

/** The kind of change seen so far; "navigation" if the watch was in another document. */
export function changeSeen(id: number): Change | "navigation" {
  return watches.get(id)?.seen() ?? "navigation";
}

export function endWatch(id: number): void {
  watches.get(id)?.end();
  watches.delete(id);
}

function startWatch(): Watch {
  let state: Change = "nothing";
  const note = (records: MutationRecord[]) => {
    const seen = new Set([state, ...records.map(meaning)]);
    state = (["busy", "changed"] as const).find((kind) => seen.has(kind)) ?? "nothing";
  };
  const observer = new MutationObserver(note);
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeOldValue: true,
    attributeFilter: [
      "class",
      "hidden",
      "disabled",
      "aria-busy",
      "aria-expanded",
      "aria-disabled",
      "aria-hidden",
      "aria-invalid",
      "open",
      "style",
    ],
  });
  return {
    seen: () => {
      note(observer.takeRecords());
      return state;
    },
    end: () => observer.disconnect(),
  };
}

/** Elements that move on their own say nothing about a press. */
const restless =
  "[class*=carousel i], [class*=slider i], [class*=countdown i], [class*=timer i], [class*=ripple i], [aria-live=off], marquee, video";

function meaning({ target, attributeName, oldValue }: MutationRecord): Change {
  const element = target instanceof Element ? target : parentOf(target);
  if (!element || closest(element, restless) || !isRealChange(element, attributeName, oldValue))
    return "nothing";
  return attributeName !== null && saysBusy(element) ? "busy" : "changed";
}

function isRealChange(element: Element, name: string | null, oldValue: string | null): boolean {
  if (name === null) return true;
  const now = element.getAttribute(name);
  return name === "class" ? withoutFocus(now ?? "") !== withoutFocus(oldValue ?? "") : now !== oldValue;
}

function withoutFocus(names: string): string {
  return names.replace(classNames.passing, "").replace(/\s+/g, " ").trim();
}

function saysBusy(element: Element): boolean {
  return (
    element.getAttribute("aria-busy") === "true" ||
    classNames.busy.test(element.getAttribute("class") ?? "") ||
    (element.matches("button, input") && element.hasAttribute("disabled"))
  );
}
