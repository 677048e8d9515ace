/// <reference lib="dom" />

type Validated = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What the browser itself has against the value that a control holds: it will not send the form with it. Undefined where
 * it has nothing, where the control is empty, and where the form is not to be checked.
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

/** Of these values, those that the browser would send from this control. Nothing is written into it. */
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
