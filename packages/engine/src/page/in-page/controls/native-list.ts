/// <reference lib="dom" />

import type { NativeListSnapshot } from "../../fields/control-snapshot.ts";
import { shownText } from "../text/text-of.ts";
import { allWithin, contains, parentOf } from "../tree/flat-tree.ts";
import { selectorOf } from "../tree/selector-of.ts";
import { isShown } from "../visibility/is-shown.ts";
import { choicesOf } from "./choices-of.ts";
import { isPromptOption } from "./prompt-option.ts";
import { showsOnlyPrompt } from "./search-box.ts";

/** Describes the native list behind a drawn one. Undefined if there is none. */
export function describeNativeList(drawn: Element): NativeListSnapshot | undefined {
  const list = nativeListOf(drawn);
  return list && { selector: selectorOf(list), choices: choicesOf(list) ?? [] };
}

/**
 * The native list behind a drawn one: hidden, the only control beside it, and with the same value as the
 * drawn one shows.
 */
export function nativeListOf(drawn: Element): HTMLSelectElement | undefined {
  const controls = "select, textarea, input:not([type=hidden]), [role=combobox], [aria-haspopup]";
  for (let place = parentOf(drawn), level = 0; place && level < 4; place = parentOf(place)) {
    const beside = allWithin(place, controls).filter((other) => !isPartOf(other, drawn));
    const [list, ...others] = beside;
    if (!list) {
      level += 1;
      continue;
    }
    const isBehind = list instanceof HTMLSelectElement && others.length === 0 && !isShown(list);
    return isBehind && !list.multiple && showsChoice(drawn, list) ? list : undefined;
  }
  return undefined;
}

/**
 * Whether a drawn list shows the prompt of the native list behind it, which has no value, or a prompt of its own in
 * place of one without words.
 */
export function showsPrompt(drawn: Element): boolean {
  const list = nativeListOf(drawn);
  if (!list || (list.value !== "" && !isPromptOption(list.selectedOptions[0]))) return false;
  const shown = shownText(drawn);
  const titles = [...list.options].map(({ label }) => label.replace(/\s+/g, " ").trim());
  const prompt = titles[list.selectedIndex] ?? "";
  return prompt === "" ? !titles.includes(shown) : shown === prompt;
}

function isPartOf(other: Element, drawn: Element): boolean {
  return other === drawn || contains(other, drawn) || contains(drawn, other);
}

/** If nothing is chosen yet, the drawn list shows its own prompt. */
export function showsChoice(drawn: Element, { options, selectedIndex, value }: HTMLSelectElement): boolean {
  const title = options[selectedIndex]?.label.replace(/\s+/g, " ").trim() ?? "";
  // A search field has the choice beside it.
  const place = drawn instanceof HTMLInputElement ? (parentOf(drawn) ?? drawn) : drawn;
  // A library that draws the list may not hear that a script has set the native one.
  return value === "" || showsOnlyPrompt(drawn) || (title !== "" && shownText(place).includes(title));
}
