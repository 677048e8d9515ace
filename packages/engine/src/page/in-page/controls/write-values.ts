/// <reference lib="dom" />

import { nextTask } from "../changes/next-task.ts";
import { selectedBy } from "../tree/selected-by.ts";
import { fieldState } from "./field-state.ts";
import { showsChoice } from "./native-list.ts";
import { isTextField } from "./successor-of.ts";

export interface ValueToWrite {
  selector: string;
  /** Selects the option with this index, if it has this value. */
  choiceIndex?: number | undefined;
  value: string;
  /** The field reformats its value, usually at once. */
  isShaped?: boolean | undefined;
  /** The origin that the document must have; nothing is written otherwise. */
  origin?: string | undefined;
  /** The drawn list in front of this one, which has to show the choice. */
  drawn?: string | undefined;
}

interface Written {
  element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  undo?: () => void;
}

/** Null if the field wasn't there or couldn't be written to in this way. */
export type WrittenValue = { value: string; hasSuggestions: boolean } | null;

/**
 * Writes fields one after another as pasting would: focus, replace the content with the browser's own
 * editing, move on. Then returns each value once the reformatted ones are done, at most `restMs` later.
 */
export async function writeValues(wanted: ValueToWrite[], restMs: number): Promise<WrittenValue[]> {
  const written: (ValueToWrite & Partial<Written>)[] = [];
  for (const one of wanted) {
    written.push({ ...one, ...writeValue(one) });
    // Scripts that track a field's value are notified a moment later, and must be before the field loses
    // focus.
    await nextTask();
  }
  const last = document.activeElement;
  if (last instanceof HTMLElement) last.blur();
  const until = performance.now() + restMs;
  do await nextTask();
  while (written.some(isOnItsWay) && performance.now() < until);
  return written.map(({ selector, element: former, undo, drawn }) => {
    // A page that draws its form anew has another field there by now.
    const element = former?.isConnected ? former : former && replacementOf(former, selector);
    if (!element) return null;
    if (drawn !== undefined && !isDrawn(element, drawn)) {
      undo?.();
      return null;
    }
    const { hasSuggestions } = fieldState(element);
    return { value: element.value, hasSuggestions };
  });
}

/** Only read: whatever it lost is written once more. */
function replacementOf(former: Written["element"], selector: string): Written["element"] | undefined {
  const [element, ...others] = selectedBy(selector);
  const isSame = element instanceof HTMLElement && element.localName === former.localName;
  if (!isSame || others.length > 0) return undefined;
  return element instanceof HTMLSelectElement || isTextField(element) ? element : undefined;
}

/** Not reformatted by its field yet, or not shown by the drawn list yet. */
function isOnItsWay({ element, drawn, value, isShaped }: ValueToWrite & Partial<Written>): boolean {
  if (!element?.isConnected) return false;
  return drawn === undefined ? isShaped === true && element.value === value : !isDrawn(element, drawn);
}

function writeValue({ selector, choiceIndex, value, origin }: ValueToWrite): Written | undefined {
  if (origin !== undefined && origin !== self.origin) return undefined;
  // Looked up only now, because an earlier write may have re-rendered this field.
  const [element, ...others] = selectedBy(selector);
  if (!element || others.length > 0) return undefined;
  if (element instanceof HTMLSelectElement) return choose(element, choiceIndex, value);
  if (!isTextField(element) || element.disabled || element.readOnly) return undefined;
  element.focus();
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot) || root.activeElement !== element)
    return undefined;
  element.select();
  pressKey(element, "keydown");
  document.execCommand("insertText", false, value);
  pressKey(element, "keyup");
  return { element };
}

/**
 * Some shops save a field only after a key event. This is the key that virtual keyboards send for any input
 * (UI Events, 7.3.2), so formatting scripts ignore it.
 */
function pressKey(element: Element, type: "keydown" | "keyup"): void {
  const key = { key: "Unidentified", keyCode: 229, which: 229, bubbles: true, composed: true };
  element.dispatchEvent(new KeyboardEvent(type, key));
}

/** As the driver selects: by dispatching the list's own events. */
function choose(list: HTMLSelectElement, index: number | undefined, value: string): Written | undefined {
  const option = index === undefined ? undefined : list.options[index];
  if (list.disabled || list.multiple || !option || option.disabled || option.value !== value)
    return undefined;
  list.focus();
  const former = list.selectedIndex;
  take(list, option.index);
  return { element: list, undo: () => take(list, former) };
}

function take(list: HTMLSelectElement, index: number): void {
  list.selectedIndex = index;
  for (const name of ["input", "change"])
    list.dispatchEvent(new Event(name, { bubbles: true, composed: name === "input" }));
}

/** A person can't see a hidden list's choice, so the drawn list has to show it. */
function isDrawn(list: Element, drawn: string): boolean {
  const [shown] = selectedBy(drawn);
  return list instanceof HTMLSelectElement && shown !== undefined && showsChoice(shown, list);
}
