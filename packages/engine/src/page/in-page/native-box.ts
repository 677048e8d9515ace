/// <reference lib="dom" />
import { deepAll, deepRoots } from "./deep-roots.ts";
import { isTileOn } from "./tiles.ts";

/** The same as `pressNative` with the one element of this description; undefined where there is none or several, or no press meets it. */
export function pressNativeAt(selector: string, isOn: boolean): boolean | undefined {
  const [element, ...others] = deepAll(deepRoots(), selector);
  if (!element || others.length > 0) return undefined;
  return isPastPointer(element) ? undefined : pressNative(element, isOn);
}

/** No press of a person ever meets it: what lies behind takes the press, and sets it by a script of its own. */
export function isPastPointer(element: Element): boolean {
  const isLabelled = element instanceof HTMLInputElement && (element.labels?.length ?? 0) > 0;
  return !isLabelled && getComputedStyle(element).pointerEvents === "none";
}

/** Presses a box or radio of the browser's own by script where it stands otherwise. Says whether it is checked then. */
export function pressNative(element: Element, isOn: boolean): boolean {
  if (!(element instanceof HTMLInputElement)) return readBox(element);
  if (element.checked !== isOn && !element.disabled) element.click();
  return element.checked;
}

export function readBox(element: Element): boolean {
  if (element instanceof HTMLInputElement) return element.checked;
  const checked = element.getAttribute("aria-checked");
  return checked === null ? isTileOn(element) : checked === "true";
}
