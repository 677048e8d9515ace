/// <reference lib="dom" />
import { childrenOf, closest, findWithin, nextOf, parentOf } from "../tree/flat-tree.ts";
import { isInFrameOfPage } from "../tree/frame-of-page.ts";
import { isShown } from "../visibility/is-shown.ts";

const openers =
  "[aria-expanded=false], [data-toggle=collapse], [data-bs-toggle=collapse], details:not([open]) > summary";

/** Whether it opens a part of the page with fields or buttons. */
export function isShutStep(opener: Element): boolean {
  const isBeside = closest(opener, "aside") !== null || isInFrameOfPage(opener);
  return opener.matches(openers) && !isBeside && opensControls(opener);
}

function opensControls(opener: Element): boolean {
  const target = ["aria-controls", "data-target", "data-bs-target", "href"]
    .map((name) => opener.getAttribute(name)?.replace(/^#/, "") ?? "")
    .map((id) => (id === "" ? null : document.getElementById(id)))
    .find((found) => found !== null);
  const heading = closest(opener, "h1, h2, h3, h4, h5, h6") ?? opener;
  const parts = opener.matches("summary") ? partsBehind(opener) : [target ?? nextOf(heading)];
  const controls = "input:not([type=hidden]), select, textarea, button";
  return parts.some((part) => part !== null && findWithin(part, controls) !== null && !isShown(part));
}

function partsBehind(summary: Element): Element[] {
  return childrenOf(parentOf(summary)).filter((part) => part !== summary);
}
