/// <reference lib="dom" />

import { normalise } from "../../../words/normalise.ts";
import { pageWords } from "../../../words/pages/page-words.ts";
import { textOf } from "../text/text-of.ts";
import { allWithin, parentOf } from "../tree/flat-tree.ts";
import { isShown } from "../visibility/is-shown.ts";

/** The hidden input that keeps the file of an "Upload file" button. Undefined for any other button. */
export function uploadOf(element: Element): HTMLInputElement | undefined {
  if (element instanceof HTMLButtonElement ? element.type !== "button" : !element.matches("[role=button]"))
    return undefined;
  if (!pageWords.upload.includes(normalise(textOf(element).slice(0, 60)))) return undefined;
  const [input, ...others] = allWithin<HTMLInputElement>(
    parentOf(element),
    "input[type=hidden][name], input[type=file]",
  ) ?? [undefined];
  // A visible input is used directly; the button beside it submits its value.
  const isInSight = input !== undefined && [input, ...(input.labels ?? [])].some((one) => isShown(one));
  return isInSight || others.length > 0 ? undefined : input;
}

/** A file field's current value; "" if it is empty. */
export function heldFile(element: Element): string {
  return element instanceof HTMLInputElement ? element.value : (uploadOf(element)?.value ?? "");
}
