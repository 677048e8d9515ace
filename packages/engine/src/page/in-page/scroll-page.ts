/// <reference lib="dom" />

/** Scrolls by a part of the window's height: down, or up where it is negative. */
export function scrollPage(share: number): void {
  scrollBy(0, innerHeight * share);
}

/** Where the window was before something was looked for. */
export function scrollBack([left, top]: readonly [number, number]): void {
  if (scrollX !== left || scrollY !== top) scrollTo({ left, top, behavior: "instant" });
}
