/// <reference lib="dom" />

import { allWithin, closest, contains, findWithin, parentOf } from "../../../page/in-page/tree/flat-tree.ts";
import { windows } from "../../../page/in-page/tree/selectors.ts";
import { mainHeading } from "./main-heading.ts";
import { proposals } from "./other-parts.ts";

/** The smallest part of the page, or of a window over it, that contains the button and the product's name. */
export function purchaseArea(button: Element): Element {
  const heading = findWithin(document.documentElement, "h1, [itemprop=name]") ? null : mainHeading();
  const holdsName = (part: Element) =>
    heading ? contains(part, heading) : findWithin(part, "h1, [itemprop=name]") !== null;
  // Without a button, the choices are read around the part that holds them (`choiceArea`).
  if (holdsName(button)) return button;
  let place: Element = closest(button, "form") ?? parentOf(button) ?? document.body;
  for (let level = 0; level < 10; level++) {
    const parent = parentOf(place);
    if (!parent || parent === document.body || holdsName(place) || place.matches(windows)) break;
    place = parent;
  }
  return place;
}

/**
 * Excludes filters, reviews, other products' forms, header and footer, and overlays. Links that only show the product in
 * another way (`isShowing`) may be small pictures.
 */
export function belongsToPurchase(
  element: Element,
  button: Element,
  { isShowing = false, mayBeTab = false }: { isShowing?: boolean; mayBeTab?: boolean } = {},
): boolean {
  const form = closest(element, "form");
  if (form !== null && !servesPurchase(form, button)) return false;
  for (let place: Element | null = element; place && !contains(place, button); place = parentOf(place))
    if (getComputedStyle(place).position === "fixed") return false;
  const parts = [elsewhere, ...(isShowing ? [] : [pictures]), ...(mayBeTab ? [] : ["[role=tablist]"])];
  const outside = closest(element, parts.join(", "));
  return outside === null || contains(outside, button);
}

const elsewhere = `header, nav, footer, [role=navigation], ${proposals}, [class*=review i], [class*=newsletter i], [class*=rating i], [class*=share i], [class*=quantity i], [class*=qty i]`;
const pictures = "[class*=gallery i], [class*=thumb i], [class*=carousel i]";

/** The button's own form, or one with only choices; if the button has no form, the only possible one. */
function servesPurchase(form: HTMLFormElement, button: Element): boolean {
  const own = closest(button, "form");
  if (form === own) return true;
  if (asksForSomethingElse(form)) return false;
  if (isSilentForm(form)) return true;
  if (own !== null) return !sendsSomething(form);
  const area = purchaseArea(button);
  const possible = allWithin(area, "form").filter((one) => !asksForSomethingElse(one));
  return possible.length === 1;
}

/** Without an address and without fields: only the page's script takes what its buttons say. */
export function isSilentForm(form: HTMLFormElement): boolean {
  const isSent = form.hasAttribute("action") || form.getAttribute("method")?.toLowerCase() === "post";
  return !isSent && findWithin(form, "input, select, textarea") === null;
}

export function asksForSomethingElse(form: HTMLFormElement): boolean {
  const others = "textarea, input[type=email], input[type=password], input[type=search], input[name=q]";
  return form.matches("[role=search]") || findWithin(form, others) !== null;
}

function sendsSomething(form: HTMLFormElement): boolean {
  const sends = "button:not([type=button]), input[type=submit], input[type=image]";
  return allWithin(form, sends).some((one) => one.checkVisibility());
}
