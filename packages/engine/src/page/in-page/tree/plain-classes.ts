/// <reference lib="dom" />

import { classNames } from "../../../words/pages/markup-names.ts";
import { closest, parentOf } from "./flat-tree.ts";

/** An element's classes without conditional ones ("invalid:ring", "data-[error=true]:red"). */
export function plainClasses(element: Element): string {
  const classes = (element.getAttribute("class") ?? "").split(/\s+/);
  return classes.filter((name) => !/[:[\]]/.test(name)).join(" ");
}

/** Whether the element or an ancestor has an error class. */
export function isWithinComplaint(element: Element): boolean {
  const called = "[class*=error i], [class*=danger i], [class*=invalid i], [class*=decline i]";
  for (let around = closest(element, called); around; around = closest(parentOf(around), called) ?? null)
    if (classNames.complaint.test(plainClasses(around))) return true;
  return false;
}
