/// <reference lib="dom" />

/** Whether it can't be pressed or filled in now, as its markup says. */
export function isDisabled(element: Element): boolean {
  return element.matches(":disabled, [aria-disabled=true]");
}
