/// <reference lib="dom" />

import { shownText } from "../text/text-of.ts";
import { componentBox, isComponentOn } from "./component-box.ts";
import { componentListShows } from "./component-list.ts";
import { dayInSegments, isSegmentedDay } from "./day-segments.ts";
import { isPromptOption } from "./prompt-option.ts";
import { chosenBeside, opensList, showsOnlyPrompt } from "./search-box.ts";

/** The control's current value: text, the selected value, or whether a box is ticked. */
export function currentValue(element: Element): string {
  if (element instanceof HTMLInputElement && (element.type === "checkbox" || element.type === "radio")) {
    return element.checked ? element.value || "on" : "";
  }
  if (element instanceof HTMLSelectElement && isPromptOption(element.selectedOptions[0])) return "";
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  ) {
    const held = element.value.slice(0, 500);
    return held === "" && element instanceof HTMLInputElement && opensList(element)
      ? chosenBeside(element)
      : held;
  }
  return isSegmentedDay(element) ? dayInSegments(element) : drawnValue(element);
}

function drawnValue(element: Element): string {
  const shown = componentListShows(element);
  if (shown) return shown.choice;
  if (componentBox(element)) return isComponentOn(element) ? element.getAttribute("value") || "on" : "";
  const checked = element.getAttribute("aria-checked");
  if (checked === null && showsOnlyPrompt(element)) return "";
  return checked === null
    ? withWords(shownText(element, 100))
    : String(checked === "true" ? (element.getAttribute("data-value") ?? "on") : "");
}

/** An arrow that only shows that the list opens is no value. */
function withWords(text: string): string {
  return /[\p{L}\p{N}]/u.test(text) ? text : "";
}
