/// <reference lib="dom" />

import { deepAll } from "../tree/deep-all.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { findWithin } from "../tree/flat-tree.ts";

/** Scrolls by a share of the window's height: down, or up if negative. */
export function scrollPage(share: number): void {
  scrollBy(0, innerHeight * share);
}

/** Restores the window's scroll position. */
export function scrollBack([left, top]: readonly [number, number]): void {
  if (scrollX !== left || scrollY !== top) scrollTo({ left, top, behavior: "instant" });
}

/**
 * Scrolls texts that are longer than their box to their end, as a reader would. Returns true if one wasn't at
 * its end yet.
 */
export function scrollTexts(): boolean {
  const long = deepAll(deepRoots(), "div, section, article, ul, ol, p, pre, textarea[readonly]").filter(
    (box) => {
      const { scrollHeight, clientHeight, scrollTop } = box;
      if (clientHeight === 0 || scrollTop + clientHeight >= scrollHeight - 1) return false;
      return /auto|scroll/.test(getComputedStyle(box).overflowY) && !findWithin(box, "input, select");
    },
  );
  for (const box of long) box.scrollTop = box.scrollHeight;
  return long.length > 0;
}
