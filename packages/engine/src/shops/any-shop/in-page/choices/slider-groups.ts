/// <reference lib="dom" />

import { labelOf } from "../../../../page/in-page/text/label-of.ts";
import { allWithin } from "../../../../page/in-page/tree/flat-tree.ts";
import { selectorOf } from "../../../../page/in-page/tree/selector-of.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";
import type { OptionGroupSnapshot } from "./option-group-snapshot.ts";
import { optionName } from "./option-name.ts";

/** A slider with more steps is set by looking, not by a number. */
const mostSteps = 400;

/** Sliders are lists of the numbers that they can be set to, in the unit that is written behind the present one. */
export function sliders(area: Element): HTMLInputElement[] {
  return allWithin(area, "input[type=range]")
    .filter((slider) => slider instanceof HTMLInputElement)
    .filter((slider) => isShown(slider) && numbersOf(slider).length > 1);
}

export function sliderGroup(slider: HTMLInputElement): OptionGroupSnapshot {
  const selector = selectorOf(slider);
  const { name, unit } = read(labelOf(slider) || optionName(slider), slider.value);
  return {
    kind: "slider",
    name,
    sentAs: slider.name || slider.id,
    isRequired: false,
    selector,
    choices: numbersOf(slider).map((value) => ({
      title: `${value} ${unit}`.trim(),
      value,
      selector,
      enabled: !slider.disabled,
      isChosen: Number(value) === Number(slider.value),
      isPreset: Number(value) === Number(slider.value),
    })),
  };
}

/** "Length: 1 m" is the length in metres. */
function read(label: string, value: string): { name: string; unit: string } {
  const at = label.search(/\d/);
  const [, shown, unit = ""] = /^(\d+(?:[.,]\d+)?)\s?(\p{L}{1,12})?/u.exec(label.slice(at)) ?? [];
  const isValue = shown !== undefined && Number(shown.replace(",", ".")) === Number(value);
  const words = at < 0 ? label : label.slice(0, at);
  const name = (isValue ? words : label).replace(/(?<![\s:(–-])[\s:(–-]+$/u, "").trim();
  return { name: name.slice(0, 80), unit: isValue ? unit : "" };
}

function numbersOf({ min, max, step }: HTMLInputElement): string[] {
  const [first, last, by] = [Number(min || 0), Number(max || 100), Number(step || 1)];
  const count = by > 0 ? Math.floor((last - first) / by + 1e-9) + 1 : 0;
  if (!Number.isFinite(count) || count > mostSteps) return [];
  const digits = Math.max(...[min, step].map((text) => text.split(".")[1]?.length ?? 0));
  return Array.from({ length: count }, (_, at) => String(Number((first + at * by).toFixed(digits))));
}
