/// <reference lib="dom" />

/** Scrolls by a part of the window's height: down, or up where it is negative. */
export function scrollPage(share: number): void {
  scrollBy(0, innerHeight * share);
}
