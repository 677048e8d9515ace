/// <reference lib="dom" />

import { selectedBy } from "./selected-by.ts";

/** Whether a selector finds an element in the document or an open shadow root. */
export function isPresent(selector: string): boolean {
  return selectedBy(selector).length > 0;
}
