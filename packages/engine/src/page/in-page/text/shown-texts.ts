/// <reference lib="dom" />

import { isDisabled } from "../controls/is-disabled.ts";
import { deepAll } from "../tree/deep-all.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { selectorOf } from "../tree/selector-of.ts";
import { isShown } from "../visibility/is-shown.ts";
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
      selector: selectorOf(element),
      text: isInputButton(element) ? element.value.slice(0, 300) : shownText(element, 300),
      enabled: !isDisabled(element),
    }));
}

function isInputButton(element: Element): element is HTMLInputElement {
  return element.matches("input[type=submit], input[type=button]");
}
