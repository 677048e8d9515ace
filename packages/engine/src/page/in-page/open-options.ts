/// <reference lib="dom" />
import type { ChoiceSnapshot } from "../fields/control-snapshot.ts";

declare const deepAll: typeof import("./deep-roots.ts").deepAll;
declare const deepRoots: typeof import("./deep-roots.ts").deepRoots;
declare const isClipped: typeof import("./is-shown.ts").isClipped;
declare const selectorOf: typeof import("./selector-of.ts").selectorOf;
declare const shownText: typeof import("./text-of.ts").shownText;

/** The options of whatever lists stand open now. */
export function openOptions(): ChoiceSnapshot[] {
  const roots = deepRoots();
  const options = deepAll(
    roots,
    "[role=option], [role=menuitemradio], [role=listbox] > li, li[data-value], [data-option-value]",
  );
  return options
    .filter((option) => isInOpenList(option))
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

/** Also what the list has scrolled away, wherever that would lie on the page. */
export function isInOpenList(option: Element): boolean {
  if (!option.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const box = option.getBoundingClientRect();
  return box.width > 1 && box.height > 1 && !isClipped(option);
}
