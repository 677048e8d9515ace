/// <reference lib="dom" />

import { deepAll } from "../tree/deep-all.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { contentOf } from "../tree/flat-text.ts";
import { allWithin, contains, isBefore, parentOf } from "../tree/flat-tree.ts";
import { plainClasses } from "../tree/plain-classes.ts";
import { selectorOf } from "../tree/selector-of.ts";
import { isSeen } from "../visibility/is-seen.ts";

/** A month as a calendar draws it, with whatever elements. */
export interface DrawnMonth {
  /** The texts above its days, which name the month: "December 2026". */
  title: string;
  /** From the first day of the month to its last. */
  days: { selector: string; enabled: boolean }[];
}

/** No month is shorter. */
const leastDays = 28;
/** Around the days, up to what names their month. */
const mostLevels = 8;
const mostTexts = 12;

/** All months that are drawn day by day: places that say 1, 2, 3 and so on, below a text with a year. */
export function drawnCalendars(): DrawnMonth[] {
  const roots = deepRoots();
  const places = deepAll(roots, "td, button, a, span, div, li, abbr, time, p").filter(isDayPlace);
  const innermost = places.filter((place) => !places.some((one) => one !== place && contains(place, one)));
  return monthsAmong(innermost.filter(isSeen)).flatMap((days) => {
    const title = titleAbove(days);
    return title === ""
      ? []
      : [{ title, days: days.map((day) => ({ selector: selectorOf(day), enabled: isOpen(day) })) }];
  });
}

function isDayPlace(element: Element): boolean {
  return element.childElementCount <= 1 && /^\d{1,2}$/.test(contentOf(element).trim());
}

function monthsAmong(places: readonly Element[]): Element[][] {
  const numbers = places.map((place) => Number(contentOf(place)));
  return numbers.flatMap((number, first) => {
    if (number !== 1) return [];
    let end = first + 1;
    while (numbers[end] === end - first + 1 && end - first < 31) end += 1;
    return end - first >= leastDays ? [places.slice(first, end)] : [];
  });
}

/** The nearest texts before the days that have a year among them. */
function titleAbove([first]: readonly Element[]): string {
  if (!first) return "";
  let part = parentOf(first);
  for (let level = 0; part && part !== document.body && level < mostLevels; level += 1) {
    const texts = allWithin(part, "*")
      .filter((element) => isBefore(element, first) && isSeen(element))
      .map((element) => wordsOf(element).trim())
      .filter((text) => text.length <= 24 && !/^\d{0,2}$/.test(text));
    const title = texts.slice(-mostTexts).join(" ");
    if (/(?<!\d)\d{4}(?!\d)/.test(title)) return title;
    part = parentOf(part);
  }
  return "";
}

/** The month may be a list, and the year a field. */
function wordsOf(element: Element): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? "";
  if (element instanceof HTMLInputElement) return element.value;
  return element.childElementCount === 0 && !element.matches("option") ? contentOf(element) : "";
}

function isOpen(day: Element): boolean {
  for (let part: Element | null = day, level = 0; part && level < 3; part = parentOf(part), level += 1) {
    const isShut = part.matches(
      ":disabled, [aria-disabled=true], [data-disabled=true], [data-p-disabled=true]",
    );
    if (isShut || /(^|[\s_-])(disabled|unavailable)(\s|$)/i.test(plainClasses(part))) return false;
    if (part.matches("tr, tbody, table, [role=row], [role=grid]")) break;
  }
  return true;
}
