/// <reference lib="dom" />

import { partFooter } from "../../words/markup-names.ts";

const tags = "header, nav, footer, [role=navigation], [role=banner], [role=contentinfo]";
const named = ":is(div, section, form, aside)[class*=footer i], :is(div, section)[id=footer]";
const windows = "dialog, [role=dialog], [aria-modal=true]";
/** What has a header and a footer of its own. */
const parts = `article, aside, table, ${windows}`;

/** Whether the element is in the page's header, navigation or footer; those of a part of the page don't count. */
export function isInFrameOfPage(element: Element): boolean {
  return isWithin(element, tags);
}

/** Same, also in what is only called a footer. */
export function isInNamedFrameOfPage(element: Element): boolean {
  return isWithin(element, `${tags}, ${named}`);
}

function isWithin(element: Element, frames: string): boolean {
  for (let frame = element.closest(frames); frame; frame = frame.parentElement?.closest(frames) ?? null)
    if (!isOfPart(frame)) return true;
  return false;
}

function isOfPart(frame: Element): boolean {
  if (frame.matches("[role]")) return false;
  const around = frame.matches("nav") ? windows : parts;
  return partFooter.test(frame.className) || frame.closest(around) !== null || isInOwnForm(frame);
}

/** Some software puts the whole page into one form. */
function isInOwnForm(frame: Element): boolean {
  const form = frame.parentElement?.closest("form");
  return form != null && form.querySelector("h1, main") === null;
}
