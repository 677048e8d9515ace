/// <reference lib="dom" />

declare const isShown: typeof import("./is-shown.ts").isShown;
declare const referencedText: typeof import("./text-of.ts").referencedText;
declare const shownText: typeof import("./text-of.ts").shownText;

/** The page's own complaint about a control, where it marks the control as wrong. */
export function complaintAbout(element: Element): string | undefined {
  const named = referencedText(element, "aria-errormessage");
  const isMarked = element.getAttribute("aria-invalid") === "true";
  const beside = complaintBeside(element);
  if (!isMarked && beside === undefined) return undefined;
  return beside || named || referencedText(element, "aria-describedby") || "invalid";
}

/** Visible error text in the control's own wrapper: by role, or by the class names that mark errors everywhere. */
export function complaintBeside(element: Element): string | undefined {
  const marks = "[role=alert], [class*=error i], [class*=invalid i], [id*=error i]";
  let place = element.parentElement;
  for (let level = 0; place && level < 3; level++, place = place.parentElement) {
    if (place.querySelectorAll("input:not([type=hidden]), select, textarea").length > 1) return undefined;
    for (const found of place.querySelectorAll(marks)) {
      if (found.contains(element) || found === element || !isShown(found)) continue;
      const text = shownText(found);
      if (/\p{L}{2}/u.test(text) && text.length < 200) return text;
    }
  }
  return undefined;
}
