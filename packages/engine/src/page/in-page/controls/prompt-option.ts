/// <reference lib="dom" />

import { asksToChoose } from "../../../words/pages/asks-to-choose.ts";

/** "Please select", as the first line of a list: nothing is chosen, though some shops give it a value. */
export function isPromptOption(option: HTMLOptionElement | undefined): boolean {
  return option?.index === 0 && /^(0|-1|none|null)?$/i.test(option.value) && asksToChoose(option.text);
}
