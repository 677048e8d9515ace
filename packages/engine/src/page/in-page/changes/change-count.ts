/// <reference lib="dom" />

import { deepRoots } from "../tree/deep-roots.ts";

/**
 * A number that is another one whenever something that a reading tells may have changed since the last call: the
 * document or a shadow tree of it, what its controls hold, where it is scrolled to, what the pointer is over, how it is
 * laid out. It is never the same twice while something moves.
 */
export function changeCount(): number {
  listenOnce();
  for (const tree of deepRoots()) watch(tree);
  const now = stateNow();
  if (observer.takeRecords().length > 0 || now !== before || isMoving()) count += 1;
  before = now;
  return count;
}

let count = 0;
let before = "";
let isListening = false;
const watched = new WeakSet<Node>();

const observer = new MutationObserver(noteChange);

function noteChange(): void {
  count += 1;
}

function watch(tree: Document | ShadowRoot): void {
  if (watched.has(tree)) return;
  watched.add(tree);
  noteChange();
  observer.observe(tree, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** What shows without a change of the markup: what is under the pointer, windows that open, style sheets that arrive. */
const events = "pointermove mousemove mousedown mouseup keydown input change click toggle resize load";

function listenOnce(): void {
  if (isListening) return;
  isListening = true;
  for (const name of events.split(" ")) addEventListener(name, noteChange, { capture: true, passive: true });
  // Where the document itself is scrolled to is part of its state: there and back again changes nothing.
  const noteScroll = ({ target }: Event) => target !== document && noteChange();
  addEventListener("scroll", noteScroll, { capture: true, passive: true });
  for (const name of ["transitionend", "animationend"]) addEventListener(name, noteChange, { capture: true });
}

/** What no observer and no event tells: values that scripts set, the address, the size of everything. */
function stateNow(): string {
  const { scrollWidth, scrollHeight } = document.documentElement ?? { scrollWidth: 0, scrollHeight: 0 };
  const sheets = deepRoots().flatMap((root) =>
    [...root.styleSheets, ...root.adoptedStyleSheets].map(rulesOf),
  );
  const controls = deepRoots().flatMap((root) =>
    [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(held)].map(holding),
  );
  const place = [location.href, scrollX, scrollY, innerWidth, innerHeight, scrollWidth, scrollHeight];
  return JSON.stringify([place, sheets, controls, focusOf(document)]);
}

/** Another site's are closed to scripts. */
function rulesOf(sheet: CSSStyleSheet): number {
  try {
    return sheet.disabled ? -2 : sheet.cssRules.length;
  } catch {
    return -1;
  }
}

const held = "input:not([type=hidden i]), select, textarea";

function holding(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  const chosen = "selectedIndex" in control ? [...control.selectedOptions].map(({ index }) => index) : [];
  const isChecked = "checked" in control && control.checked;
  return `${control.value} ${chosen} ${isChecked} ${control.validationMessage}`;
}

/** The focused element, by its place among those of its kind in its tree. */
function focusOf(root: Document | ShadowRoot): string {
  const focused = root.activeElement;
  if (focused?.shadowRoot) return focusOf(focused.shadowRoot);
  return focused
    ? `${focused.localName} ${[...root.querySelectorAll(focused.localName)].indexOf(focused)}`
    : "";
}

/** What runs for ever is decoration. */
function isMoving(): boolean {
  return document
    .getAnimations()
    .some((one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
}
