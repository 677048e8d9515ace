/// <reference lib="dom" />

import { deepAll } from "./deep-all.ts";
import { deepRoots } from "./deep-roots.ts";
import { isDisabled } from "./is-disabled.ts";
import { isShown } from "./is-shown.ts";
import { selectorOf } from "./selector-of.ts";
import { shownText } from "./text-of.ts";

export interface ShownText {
  selector: string;
  text: string;
  enabled: boolean;
}

/** The visible elements that a selector finds, with their text. */
export function shownTexts(selector: string): ShownText[] {
  const roots = deepRoots();
  return deepAll(roots, selector)
    .filter((element) => isShown(element))
    .slice(0, 600)
    .map((element) => ({
      selector: selectorOf(element, roots),
      text: isInputButton(element) ? element.value.slice(0, 300) : shownText(element, 300),
      enabled: !isDisabled(element),
    }));
}

function isInputButton(element: Element): element is HTMLInputElement {
  return element.matches("input[type=submit], input[type=button]");
}
