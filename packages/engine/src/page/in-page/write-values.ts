/// <reference lib="dom" />
import { deepAll, deepRoots } from "./deep-roots.ts";
import { fieldState } from "./field-state.ts";
import { showsChoice } from "./native-list.ts";
import { nextTask } from "./next-task.ts";

export interface ValueToWrite {
  selector: string;
  /** A list takes the choice that stands at this place and has this value. */
  choiceIndex?: number | undefined;
  value: string;
  /** It is put into shape by its field, as a rule at once. */
  isShaped?: boolean | undefined;
  /** Whose document has to be there: another one gets nothing. */
  origin?: string | undefined;
  /** Where a list that is drawn by script stands for this one: it has to show the choice. */
  drawn?: string | undefined;
}

interface Written {
  element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  undo?: () => void;
}

/** Null where the field was not there, or could not be written to in this way. */
export type WrittenValue = { value: string; hasSuggestions: boolean } | null;

/**
 * Writes one field after the other as a paste would: focus, all that stood there replaced by the browser's own editing,
 * on to the next one. Then says what each holds, as soon as those that are put into shape are, `restMs` later at most.
 */
export async function writeValues(wanted: ValueToWrite[], restMs: number): Promise<WrittenValue[]> {
  const written: (ValueToWrite & Partial<Written>)[] = [];
  for (const one of wanted) {
    written.push({ ...one, ...writeValue(one) });
    // Scripts that keep what a field holds hear of it a moment later, and must have before the field is left.
    await nextTask();
  }
  const last = document.activeElement;
  if (last instanceof HTMLElement) last.blur();
  const until = performance.now() + restMs;
  do await nextTask();
  while (written.some(isOnItsWay) && performance.now() < until);
  return written.map(({ element, undo, drawn }) => {
    if (!element?.isConnected) return null;
    if (drawn !== undefined && !isDrawn(element, drawn)) {
      undo?.();
      return null;
    }
    const { hasSuggestions } = fieldState(element);
    return { value: element.value, hasSuggestions };
  });
}

/** Not yet in the shape that its field gives it, or not yet shown by what is drawn in the place of its list. */
export function isOnItsWay({ element, drawn, value, isShaped }: ValueToWrite & Partial<Written>): boolean {
  if (!element?.isConnected) return false;
  return drawn === undefined ? isShaped === true && element.value === value : !isDrawn(element, drawn);
}

export function writeValue({ selector, choiceIndex, value, origin }: ValueToWrite): Written | undefined {
  if (origin !== undefined && origin !== self.origin) return undefined;
  // Looked for at its turn: what was written before may have put this field up anew.
  const [element, ...others] = deepAll(deepRoots(), selector);
  if (!element || others.length > 0) return undefined;
  if (element instanceof HTMLSelectElement) return choose(element, choiceIndex, value);
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!isText || element.disabled || element.readOnly) return undefined;
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
 * Some shops save a field only where a key was heard in it. The key is the one that keyboards on a screen send, whatever is
 * typed (UI Events, 7.3.2): scripts that put a value into shape leave it alone.
 */
export function pressKey(element: Element, type: "keydown" | "keyup"): void {
  const key = { key: "Unidentified", keyCode: 229, which: 229, bubbles: true, composed: true };
  element.dispatchEvent(new KeyboardEvent(type, key));
}

/** As the driver chooses: the list says so itself. */
export function choose(
  list: HTMLSelectElement,
  index: number | undefined,
  value: string,
): Written | undefined {
  const option = index === undefined ? undefined : list.options[index];
  if (list.disabled || list.multiple || !option || option.disabled || option.value !== value)
    return undefined;
  list.focus();
  const former = list.selectedIndex;
  take(list, option.index);
  return { element: list, undo: () => take(list, former) };
}

export function take(list: HTMLSelectElement, index: number): void {
  list.selectedIndex = index;
  for (const name of ["input", "change"])
    list.dispatchEvent(new Event(name, { bubbles: true, composed: name === "input" }));
}

/** Nobody is told a choice by a list out of sight: what is drawn in its place has to show it. */
export function isDrawn(list: Element, drawn: string): boolean {
  const [shown] = deepAll(deepRoots(), drawn);
  return list instanceof HTMLSelectElement && shown !== undefined && showsChoice(shown, list);
}
