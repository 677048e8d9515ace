/// <reference lib="dom" />

import { isClipped } from "../visibility/is-shown.ts";

/** Includes options that the list has scrolled out of view. */
export function isInOpenList(option: Element): boolean {
  if (!option.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const box = option.getBoundingClientRect();
  return box.width > 1 && box.height > 1 && !isClipped(option);
}
