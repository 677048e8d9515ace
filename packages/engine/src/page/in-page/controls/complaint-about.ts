/// <reference lib="dom" />

import { classNames } from "../../../words/pages/markup-names.ts";
import { referencedText, shownText } from "../text/text-of.ts";
import { allWithin, contains, parentOf } from "../tree/flat-tree.ts";
import { plainClasses } from "../tree/plain-classes.ts";
import { ownControls } from "../tree/selectors.ts";
import { isShown } from "../visibility/is-shown.ts";
import { hasSegmentWith } from "./day-segments.ts";
import { nativeComplaint } from "./native-validity.ts";

/** The page's error message for a control that it marks as invalid, or the browser's validation message. */
export function complaintAbout(element: Element): string | undefined {
  const native = nativeComplaint(element);
  const isMarked =
    native !== undefined ||
    element.getAttribute("aria-invalid") === "true" ||
    hasSegmentWith(element, "aria-invalid") ||
    isMarkedEmpty(element);
  const beside = complaintBeside(element, isMarked);
  if (!isMarked && beside === undefined) return undefined;
  const named = referencedText(element, "aria-errormessage");
  return beside || named || referencedText(element, "aria-describedby") || native || "invalid";
}

/**
 * A class that marks a field as invalid may outlive the mistake, so it counts only while the field is empty.
 */
function isMarkedEmpty(element: Element): boolean {
  return (
    classNames.wrong.test(element.getAttribute("class") ?? "") &&
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    !/^(checkbox|radio)$/.test(element.type) &&
    element.value === ""
  );
}

/** Visible error text in the control's wrapper, recognised by role or by common class names for errors. */
function complaintBeside(element: Element, isMarked = false): string | undefined {
  const sure = "[role=alert], [class*=error i], [class*=invalid i], [id*=error i], [class*=danger i]";
  const marks = isMarked ? `${sure}, [class*=validation i], [class*=advice i], [class*=feedback i]` : sure;
  const called = isMarked ? classNames.advice : classNames.complaint;
  // Delete buttons and required marks are red too.
  const complaints = `:is(${marks}):not(button, a, [role=button], label *)`;
  const isComplaint = (found: Element) =>
    found.matches("[role=alert], [id*=error i]") || called.test(plainClasses(found));
  let place = parentOf(element);
  for (let level = 0; place && level < 3; level++, place = parentOf(place)) {
    if (allWithin(place, ownControls).length > 1) return undefined;
    const shown = allWithin(place, complaints).filter(
      (found) => !contains(found, element) && isComplaint(found) && isShown(found),
    );
    const text = shown
      .map((found) => shownText(found))
      .find((one) => /\p{L}{2}/u.test(one) && one.length < 200);
    if (text !== undefined) return text;
  }
  return undefined;
}
