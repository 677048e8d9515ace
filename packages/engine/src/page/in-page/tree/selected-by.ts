/// <reference lib="dom" />
import { deepAll } from "./deep-all.ts";
import { deepRoots } from "./deep-roots.ts";

/**
 * The elements that a selector finds. As for the driver, an element directly in a shadow root is a child of the host
 * there, so one of `selectorOf` may lead through several roots.
 */
export function selectedBy(selector: string): Element[] {
  const roots = deepRoots();
  const steps = roots.length > 1 ? stepsOf(selector) : [];
  const last = steps.pop();
  const isAcross = steps.length > 0 && last !== undefined;
  return isAcross
    ? deepAll(roots, last).filter((element) => isBelow(element, steps))
    : deepAll(roots, selector);
}

/** The steps of a path from parent to child; only the whole if it is another selector. */
function stepsOf(selector: string): string[] {
  const steps = selector.match(/(?:"(?:\\.|[^"\\])*"|\\.|[^">])+/g) ?? [];
  const isPath = selector.includes(" > ") && !/[,]/.test(selector.replace(/"(?:\\.|[^"\\])*"/g, ""));
  return isPath ? steps.map((step) => step.trim()) : [selector];
}

function isBelow(element: Element, steps: readonly string[]): boolean {
  let place: Element | null = element;
  return steps.toReversed().every((step) => {
    const parent: ParentNode | null = place?.parentNode ?? null;
    place = parent instanceof ShadowRoot ? parent.host : (place?.parentElement ?? null);
    return place?.matches(step) === true;
  });
}
