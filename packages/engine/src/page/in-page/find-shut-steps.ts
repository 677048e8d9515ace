/// <reference lib="dom" />
import { deepAll, deepRoots } from "./deep-roots.ts";
import { isShown } from "./is-shown.ts";
import { selectorOf } from "./selector-of.ts";
import { shownText } from "./text-of.ts";

export interface ShutStep {
  selector: string;
  text: string;
}

/** Headings that would open a part of the page with something to fill in or to press, in the order of the page. */
export function findShutSteps(): ShutStep[] {
  const roots = deepRoots();
  const openers = "[aria-expanded=false], [data-toggle=collapse], [data-bs-toggle=collapse]";
  return deepAll(roots, openers)
    .filter((opener) => isShown(opener) && !opener.closest("header, nav, footer, aside"))
    .filter((opener) => opensControls(opener))
    .map((opener) => ({ selector: selectorOf(opener, roots), text: shownText(opener, 120) }));
}

export function opensControls(opener: Element): boolean {
  const target = ["aria-controls", "data-target", "data-bs-target", "href"]
    .map((name) => opener.getAttribute(name)?.replace(/^#/, "") ?? "")
    .map((id) => (id === "" ? null : document.getElementById(id)))
    .find((found) => found !== null);
  const heading = opener.closest("h1, h2, h3, h4, h5, h6") ?? opener;
  const part = target ?? heading.nextElementSibling;
  const controls = "input:not([type=hidden]), select, textarea, button";
  return part !== null && part.querySelector(controls) !== null && !isShown(part);
}
