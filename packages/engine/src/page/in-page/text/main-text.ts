/// <reference lib="dom" />
import { innerTextOf } from "../tree/flat-text.ts";
import { allWithin, contains, findWithin } from "../tree/flat-tree.ts";

/** The visible text of the main part of the page and of the dialogs in front of it. */
export function mainText(): string {
  const main = findWithin(document.documentElement, "main, [role=main], #content, #main") ?? document.body;
  const dialogs = allWithin(document.documentElement, "dialog[open], [role=dialog], [aria-modal=true]");
  const inFront = dialogs.filter((dialog) => !contains(main, dialog) && isInView(dialog));
  return [main, ...inFront].map((part) => innerTextOf(part).slice(0, 20_000)).join("\n");
}

/** A dialog may have no size itself, with fixed children. A closed one may be outside the window. */
function isInView(dialog: Element): boolean {
  return [dialog, ...allWithin(dialog, "*")].slice(0, 40).some((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isInWindow = right > 1 && left < innerWidth - 1 && bottom > 1 && top < innerHeight - 1;
    return (
      isInWindow &&
      bottom - top > 1 &&
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  });
}
