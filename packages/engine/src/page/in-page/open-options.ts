/// <reference lib="dom" />

import type { ChoiceSnapshot } from "../fields/control-snapshot.ts";
import { deepAll, deepRoots } from "./deep-roots.ts";
import { isClipped } from "./is-shown.ts";
import { selectorOf } from "./selector-of.ts";
import { shownText } from "./text-of.ts";

/** The options of all lists that are open now. */
export function openOptions(): ChoiceSnapshot[] {
  const roots = deepRoots();
  const options = deepAll(
    roots,
    "[role=option], [role=menuitemradio], [role=listbox] > li, li[data-value], [data-option-value]",
  );
  const open = options.filter((option) => isInOpenList(option));
  return (open.length > 0 ? open : rowsOfOpenLists(deepAll(roots, "[role=listbox]")))
    .slice(0, 400)
    .map((option) => ({
      value:
        option.getAttribute("data-value") ??
        option.getAttribute("data-option-value") ??
        option.getAttribute("value") ??
        "",
      title: shownText(option),
      enabled: option.getAttribute("aria-disabled") !== "true",
      selector: selectorOf(option, roots),
    }));
}

/** If only a hidden list is marked as one: the lines of the layer that contains it. */
export function rowsOfOpenLists(lists: readonly Element[]): Element[] {
  const layers = lists.flatMap((list) => {
    let layer: Element | null = list;
    while (layer && !["absolute", "fixed"].includes(getComputedStyle(layer).position))
      layer = layer.parentElement;
    return layer && isInOpenList(layer) ? [layer] : [];
  });
  const lines = layers.flatMap((layer) => [...layer.querySelectorAll("*")]);
  return lines.filter((line) => line.childElementCount === 0 && isInOpenList(line) && shownText(line) !== "");
}

/** Scrolls a list that renders only visible choices. Returns false at its end. */
export function scrollOpenList(last: string): boolean {
  let box = deepAll(deepRoots(), last)[0]?.parentElement;
  for (; box && box !== document.body; box = box.parentElement) {
    const before = box.scrollTop;
    box.scrollTop = before + box.clientHeight * 0.8;
    if (box.scrollTop > before) return true;
  }
  return false;
}

/** Includes options that the list has scrolled out of view. */
export function isInOpenList(option: Element): boolean {
  if (!option.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const box = option.getBoundingClientRect();
  return box.width > 1 && box.height > 1 && !isClipped(option);
}
