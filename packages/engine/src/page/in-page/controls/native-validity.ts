/// <reference lib="dom" />

import { selectorOf } from "../tree/selector-of.ts";

type Validated = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The browser's validation message for a control, which keeps the form from being submitted. Undefined if
 * there is none, if the control is empty, or if the form isn't validated.
 */
export function nativeComplaint(element: Element): string | undefined {
  if (!isValidated(element) || element.value === "" || element.form?.noValidate) return undefined;
  if (!element.willValidate || element.validity.valid) return undefined;
  const explained = element.validity.patternMismatch ? element.title : "";
  return [element.validationMessage, explained].join(" ").trim() || "invalid";
}

export interface HeldControl {
  selector: string;
  /** The browser's words. */
  text: string;
}

/** Enough for a person to see what is missing. */
const mostHeld = 5;

/** What keeps the browser from sending the form of this button. Empty if it would send it. */
export function heldByBrowser(button: Element): HeldControl[] {
  const isButton = button instanceof HTMLButtonElement || button instanceof HTMLInputElement;
  const form = isButton && /^(submit|image)$/.test(button.type) ? button.form : null;
  if (!form || form.hasAttribute("novalidate") || button.hasAttribute("formnovalidate")) return [];
  const held = [...form.querySelectorAll("input, select, textarea")].filter(
    (one): one is Validated => isControl(one) && one.willValidate && !one.validity.valid,
  );
  return held.slice(0, mostHeld).map((one) => ({ selector: selectorOf(one), text: one.validationMessage }));
}

function isControl(element: Element): element is Validated {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function isValidated(element: Element): element is Validated {
  if (element instanceof HTMLInputElement)
    return !/^(checkbox|radio|hidden|submit|button)$/.test(element.type);
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

/** The values that the browser would accept in this control. Doesn't write to it. */
export function fittingValues(element: Element, values: readonly string[]): string[] {
  if (!(element instanceof HTMLInputElement)) return [...values];
  const twin = document.createElement("input");
  twin.type = element.type;
  for (const name of ["pattern", "min", "max", "step", "multiple"]) {
    const value = element.getAttribute(name);
    if (value !== null) twin.setAttribute(name, value);
  }
  const fitsLength = (value: string) => element.maxLength < 0 || value.length <= element.maxLength;
  return values.filter((value) => {
    twin.value = value;
    return twin.value === value && twin.validity.valid && fitsLength(value);
  });
}
