/// <reference lib="dom" />

import { selectedBy } from "../tree/selected-by.ts";
import { componentBox, isComponentOn } from "./component-box.ts";
import { isTileOn } from "./tiles.ts";

/**
 * Same as `pressNative` for the only element that matches the selector. Undefined if none or several match,
 * or if a pointer can't hit it.
 */
export function pressNativeAt(selector: string, isOn: boolean): boolean | undefined {
  const [element, ...others] = selectedBy(selector);
  if (!element || others.length > 0) return undefined;
  return isPastPointer(element) ? undefined : pressNative(element, isOn);
}

/** A pointer never hits it: the element behind it takes the press and sets it by script. */
export function isPastPointer(element: Element): boolean {
  const isLabelled = element instanceof HTMLInputElement && (element.labels?.length ?? 0) > 0;
  return !isLabelled && getComputedStyle(element).pointerEvents === "none";
}

/**
 * Presses a native checkbox or radio by script if its state differs. Returns whether it is checked
 * afterwards.
 */
export function pressNative(element: Element, isOn: boolean): boolean {
  if (!(element instanceof HTMLInputElement)) return readBox(element);
  if (element.checked !== isOn && !element.disabled) element.click();
  return element.checked;
}

export function readBox(element: Element): boolean {
  if (element instanceof HTMLInputElement) return element.checked;
  if (componentBox(element)) return isComponentOn(element);
  const checked = element.getAttribute("aria-checked");
  return checked === null ? isTileOn(element) : checked === "true";
}
