/// <reference lib="dom" />

import { isRestingField } from "../controls/resting-field.ts";
import { isSeen } from "./is-seen.ts";
import type { Visibility } from "./visibility.ts";
import { visibilityOfBox } from "./visibility-of-box.ts";

/**
 * Whether a person sees a field, button, frame or picture after scrolling to it. Also checks what is on top
 * of it.
 */
export function visibilityOf(element: Element): Visibility {
  return isSeen(element) || isRestingField(element)
    ? visibilityOfBox(element, element.getBoundingClientRect())
    : "unseen";
}
