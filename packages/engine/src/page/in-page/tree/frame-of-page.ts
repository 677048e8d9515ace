/// <reference lib="dom" />

import { partFooter } from "../../../words/pages/markup-names.ts";
import { closest, findWithin, parentOf } from "./flat-tree.ts";

const tags = "header, nav, footer, [role=navigation], [role=banner], [role=contentinfo]";
const named = ":is(div, section, form, aside)[class*=footer i], :is(div, section)[id=footer]";
/** What has a footer of its own. */
const parts = "article, aside, table, dialog, [role=dialog], [aria-modal=true]";

/** Whether the element is in a header, a navigation or the page's footer; that of a part of the page doesn't count. */
export function isInFrameOfPage(element: Element): boolean {
  return isWithin(element, tags);
}

/** Same, also in what is only called a footer. */
export function isInNamedFrameOfPage(element: Element): boolean {
  return isWithin(element, `${tags}, ${named}`);
}

function isWithin(element: Element, frames: string): boolean {
  for (let frame = closest(element, frames); frame; frame = closest(parentOf(frame), frames) ?? null)
    if (!isFooterOfPart(frame)) return true;
  return false;
}

/** A part's own header has what closes or leaves it. */
function isFooterOfPart(frame: Element): boolean {
  if (frame.matches("header, nav, [role]")) return false;
  return partFooter.test(frame.className) || closest(frame, parts) !== null || isInOwnForm(frame);
}

/** Some software puts the whole page into one form. */
function isInOwnForm(frame: Element): boolean {
  const form = closest(parentOf(frame), "form");
  return form != null && findWithin(form, "h1, main") === null;
}
