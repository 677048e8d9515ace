/// <reference lib="dom" />

/** Presses a box or radio of the browser's own by script where it stands otherwise. Says whether it is checked then. */
export function pressNative(element: Element, isOn: boolean): boolean {
  if (!(element instanceof HTMLInputElement)) return element.getAttribute("aria-checked") === "true";
  if (element.checked !== isOn && !element.disabled) element.click();
  return element.checked;
}

export function readBox(element: Element): boolean {
  return element instanceof HTMLInputElement
    ? element.checked
    : element.getAttribute("aria-checked") === "true";
}
