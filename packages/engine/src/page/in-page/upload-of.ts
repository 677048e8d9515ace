/// <reference lib="dom" />

import { normalise } from "../../words/normalise.ts";
import { pageWords } from "../../words/page-words.ts";
import { isShown } from "./is-shown.ts";
import { textOf } from "./text-of.ts";

/** The input out of sight that keeps what a button "Upload file" takes; undefined for any other button. */
export function uploadOf(element: Element): HTMLInputElement | undefined {
  if (element instanceof HTMLButtonElement ? element.type !== "button" : !element.matches("[role=button]"))
    return undefined;
  if (!pageWords.upload.includes(normalise(textOf(element).slice(0, 60)))) return undefined;
  const [input, ...others] = element.parentElement?.querySelectorAll<HTMLInputElement>(
    "input[type=hidden][name], input[type=file]",
  ) ?? [undefined];
  // An input in sight is used itself; the button beside it sends what it holds.
  const isInSight = input !== undefined && [input, ...(input.labels ?? [])].some((one) => isShown(one));
  return isInSight || others.length > 0 ? undefined : input;
}

/** What a field for a file holds now, "" where it is empty. */
export function heldFile(element: Element): string {
  return element instanceof HTMLInputElement ? element.value : (uploadOf(element)?.value ?? "");
}
