/// <reference lib="dom" />
import { deepFirst } from "./deep-roots.ts";

/** Whether a selector finds an element in the document or an open shadow root. */
export function isPresent(selector: string): boolean {
  return deepFirst(selector) !== undefined;
}
