/// <reference lib="dom" />

import { buttonComponents } from "../../../words/pages/markup-names.ts";
import { deepAll } from "../tree/deep-all.ts";
import { findWithin } from "../tree/flat-tree.ts";

/** Custom elements that are a button themselves, with none within, and tell nobody but the browser so. */
export function componentButtons(roots: (Document | ShadowRoot)[]): Element[] {
  return deepAll(roots, "[tabindex]:not([role])").filter(
    (element) =>
      buttonComponents.test(element.localName) && !findWithin(element, "button, a[href], input, select"),
  );
}
