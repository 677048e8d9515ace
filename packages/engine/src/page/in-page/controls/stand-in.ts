/// <reference lib="dom" />

import { seenText, shownText } from "../text/text-of.ts";
import { titleOfOption } from "../text/title-of-option.ts";
import {
  allWithin,
  childrenOf,
  closest,
  findWithin,
  nextOf,
  parentOf,
  previousOf,
} from "../tree/flat-tree.ts";
import { selectedBy } from "../tree/selected-by.ts";
import { selectorOf } from "../tree/selector-of.ts";
import { drawnLists } from "../tree/selectors.ts";
import { isShown } from "../visibility/is-shown.ts";

/**
 * What a script draws in place of the native list: a list around it, or, without being marked as a list, the element
 * beside the hidden list that shows only one of its choices.
 */
export function standInOf(list: HTMLSelectElement): Element | undefined {
  if (list.multiple || list.options.length < 2 || isShown(list)) return undefined;
  const around = closest(list, drawnLists);
  if (around && isShown(around) && isNamedWithin(list, around)) return around;
  const wrapper = childrenOf(parentOf(list)).length === 1 ? parentOf(list) : undefined;
  return [list, wrapper]
    .flatMap((place) => [nextOf(place), previousOf(place)])
    .find((beside) => beside != null && standsForList(beside, list));
}

/** The only list in it, with words: one without is there for the browser's own filling of forms. */
function isNamedWithin(list: HTMLSelectElement, around: Element): boolean {
  const named = [...list.options].filter((option) => titleOfOption(option) !== "");
  return named.length > 1 && allWithin(around, "select").length === 1;
}

function standsForList(beside: Element, list: HTMLSelectElement): beside is Element {
  const marked = "[role=combobox]:not(input), [aria-haspopup]:not(input), select, textarea, option, label";
  const isMarked = beside.matches(`[role=listbox], ${marked}`) || findWithin(beside, marked) !== null;
  if (isMarked || !isShown(beside)) return false;
  // A prompt may be just a symbol such as "—", and may have an arrow after it.
  const bare = (text: string) => {
    const close = text.replace(/\s+/g, "");
    return close.replace(/[^\p{L}\p{N})]+$/u, "") || close.slice(0, 1);
  };
  const search = findWithin(beside, "input");
  const shown = bare(seenText(beside) || (search?.placeholder ?? ""));
  const prompts = [list.getAttribute("data-placeholder") ?? "", list.title];
  return shown !== "" && [...[...list.options].map(titleOfOption), ...prompts].map(bare).includes(shown);
}

/** What to press for a choice in an open list. Null if the list doesn't show it. */
export function choiceInStandIn(drawn: string, title: string): string | null {
  const [standIn] = selectedBy(drawn);
  const places = [standIn, parentOf(standIn)];
  // A note beside the text ("+ $2.00") may follow without a space.
  const says = (element: Element) =>
    shownText(element, 200).replace(/\s+/g, "") === title.replace(/\s+/g, "");
  for (const place of places) {
    const found = allWithin(place, "li, a, div, span, button").filter(
      (element) => says(element) && !childrenOf(element).some(says) && isShown(element),
    );
    // The current choice comes before the open list, so the last match is in the list.
    const last = found.at(-1);
    if (last) return selectorOf(last);
  }
  return null;
}
