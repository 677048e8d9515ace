/// <reference lib="dom" />

const held = new WeakSet<Element>();

/** From now on `isHeld` tells whether the mouse button went down on this element. */
export function watchHold(element: Element): void {
  held.delete(element);
  const hear = (event: Event): void => {
    const path = event.composedPath();
    if (event.isTrusted && pressable(element).some((one) => path.includes(one))) held.add(element);
  };
  for (const type of ["pointerdown", "mousedown"])
    addEventListener(type, hear, { capture: true, once: true });
}

/**
 * A page can stop the events from being heard, and a frame that takes the focus ends `:active`; one of the two
 * is enough.
 */
export function isHeld(element: Element): boolean {
  return held.has(element) || pressable(element).some((one) => one.matches(":active"));
}

/** The element and its labels. */
function pressable(element: Element): Element[] {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLButtonElement;
  return [element, ...(isField ? (element.labels ?? []) : [])];
}
