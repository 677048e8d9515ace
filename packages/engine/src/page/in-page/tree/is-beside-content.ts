/// <reference lib="dom" />
import { closest } from "./flat-tree.ts";
import { isInNamedFrameOfPage } from "./frame-of-page.ts";

/** Whether the element is in the header, the footer or a newsletter form rather than the main content. */
export function isBesideContent(element: Element): boolean {
  const asides =
    ":is(div, section, form, aside)[class*=newsletter i], :is(div, section, form, aside)[id*=newsletter i], form[role=search]";
  return closest(element, asides) !== null || isInNamedFrameOfPage(element);
}
