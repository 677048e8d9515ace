/// <reference lib="dom" />
import { deepAll, deepRoots } from "./deep-roots.ts";

/** Scrolls by a part of the window's height: down, or up where it is negative. */
export function scrollPage(share: number): void {
  scrollBy(0, innerHeight * share);
}

/** Where the window was before something was looked for. */
export function scrollBack([left, top]: readonly [number, number]): void {
  if (scrollX !== left || scrollY !== top) scrollTo({ left, top, behavior: "instant" });
}

/** Scrolls texts that are longer than their box to their end, as who reads them does. True where one was not there yet. */
export function scrollTexts(): boolean {
  const long = deepAll(deepRoots(), "div, section, article, ul, ol, p, pre, textarea[readonly]").filter(
    (box) => {
      const { scrollHeight, clientHeight, scrollTop } = box;
      if (clientHeight === 0 || scrollTop + clientHeight >= scrollHeight - 1) return false;
      return /auto|scroll/.test(getComputedStyle(box).overflowY) && !box.querySelector("input, select");
    },
  );
  for (const box of long) box.scrollTop = box.scrollHeight;
  return long.length > 0;
}
