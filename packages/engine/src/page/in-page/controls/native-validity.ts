/// <reference lib="dom" />

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
