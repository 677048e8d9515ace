/// <reference lib="dom" />

import { asksToChoose } from "../../../words/pages/asks-to-choose.ts";

/** "Please select", as the first line of a list: nothing is chosen, though some shops give it a value. */
export function isPromptOption(option: HTMLOptionElement | undefined): boolean {
  return option?.index === 0 && /^(0|-1|none|null)?$/i.test(option.value) && asksToChoose(option.text);
}

/** "Province *", where a list has no other name: what it shows while nothing is chosen. */
export function placeholderOf(element: Element, name: string): string {
  const given = (element.getAttribute("placeholder") ?? "").trim();
  const isNameless = given === "" && name === "" && element instanceof HTMLSelectElement;
  const first = isNameless ? element.options[0] : undefined;
  return (first?.value === "" ? first.text.trim() : given).slice(0, 200);
}
