/// <reference lib="dom" />
import { deepAll } from "./tree/deep-all.ts";
import { deepRoots } from "./tree/deep-roots.ts";

/** The number of frames in a field's document, and whether the field rather than one of them has the focus. */
export function framesBeside(field: Element): { isFocused: boolean; count: number } {
  const root = field.getRootNode();
  const isFocused = (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === field;
  return { isFocused, count: deepAll(deepRoots(), "iframe, frame, object, embed").length };
}
