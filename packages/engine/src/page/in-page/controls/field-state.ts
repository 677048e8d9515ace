/// <reference lib="dom" />

import { deepAll } from "../tree/deep-all.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { contentOf } from "../tree/flat-text.ts";
import { closest, contains, isLeaf, parentOf } from "../tree/flat-tree.ts";
import { windows } from "../tree/selectors.ts";
import { isShown } from "../visibility/is-shown.ts";

export interface FieldState {
  value: string;
  /** A suggestion list is open below the field. */
  hasSuggestions: boolean;
  /** Escape would close more than the suggestion list. */
  isInDialog: boolean;
}

/** A text field's value, and whether it has opened a suggestion list. */
export function fieldState(element: Element): FieldState {
  const value =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : contentOf(element);
  const lists =
    "[role=listbox], [class*=autocomplete i], [class*=suggestion i], [class*=typeahead i], [class*=pac-container]";
  const isOpen =
    element.getAttribute("aria-expanded") === "true" ||
    deepAll(deepRoots(), lists).some(
      (list) =>
        !contains(list, element) &&
        !isLeaf(list) &&
        !list.matches("input, body, form") &&
        isShown(list) &&
        isFloating(list),
    );
  return {
    value,
    hasSuggestions: isOpen,
    isInDialog: closest(element, windows) !== null,
  };
}

/** Positioned over the page, as a suggestion list is. */
export function isFloating(element: Element): boolean {
  for (let place: Element | null = element; place && place !== document.body; place = parentOf(place)) {
    if (["absolute", "fixed"].includes(getComputedStyle(place).position)) return true;
  }
  return false;
}

/** Leaves the field, as moving to the next one would, and returns its value after that. */
export function leaveField(element: Element): FieldState {
  if (element instanceof HTMLElement) element.blur();
  return fieldState(element);
}
