/// <reference lib="dom" />
import { inDocument } from "./in-document.ts";
import { mainHeading } from "./main-heading.ts";

const windows = "dialog, [role=dialog], [aria-modal=true]";

/** The smallest part of the page, or of a window over it, that contains the button and the product's name. */
export function purchaseArea(pressed: Element): Element {
  const button = inDocument(pressed);
  const heading = document.querySelector("h1, [itemprop=name]") ? null : mainHeading();
  const holdsName = (part: Element) =>
    heading ? part.contains(heading) : part.querySelector("h1, [itemprop=name]") !== null;
  // Without a button, the choices are read around the part that holds them (`choiceArea`).
  if (holdsName(button)) return button;
  let place: Element = button.closest("form") ?? button.parentElement ?? document.body;
  for (let level = 0; level < 10; level++) {
    const parent = place.parentElement;
    if (!parent || parent === document.body || holdsName(place) || place.matches(windows)) break;
    place = parent;
  }
  return place;
}

/** Excludes filters, reviews, other products' forms, header and footer, and overlays. */
export function belongsToPurchase(element: Element, pressed: Element): boolean {
  const button = inDocument(pressed);
  const form = element.closest("form");
  if (form !== null && !servesPurchase(form, button)) return false;
  for (let place: Element | null = element; place && !place.contains(button); place = place.parentElement)
    if (getComputedStyle(place).position === "fixed") return false;
  const elsewhere =
    "header, nav, footer, [role=navigation], [role=tablist], [class*=review i], [class*=related i], [class*=upsell i], [class*=cross-sell i], [class*=recommend i], [class*=newsletter i], [class*=gallery i], [class*=thumb i], [class*=carousel i], [class*=rating i], [class*=share i], [class*=quantity i], [class*=qty i]";
  const outside = element.closest(elsewhere);
  return outside === null || outside.contains(button);
}

/** The button's own form, or one with only choices; if the button has no form, the only possible one. */
export function servesPurchase(form: HTMLFormElement, button: Element): boolean {
  const own = button.closest("form");
  if (form === own) return true;
  if (asksForSomethingElse(form)) return false;
  if (own !== null) return !sendsSomething(form);
  const area = purchaseArea(button);
  const possible = [...document.forms].filter((one) => area.contains(one) && !asksForSomethingElse(one));
  return possible.length === 1;
}

export function asksForSomethingElse(form: HTMLFormElement): boolean {
  const others = "textarea, input[type=email], input[type=password], input[type=search], input[name=q]";
  return form.matches("[role=search]") || form.querySelector(others) !== null;
}

export function sendsSomething(form: HTMLFormElement): boolean {
  const sends = "button:not([type=button]), input[type=submit], input[type=image]";
  return [...form.querySelectorAll(sends)].some((one) => one.checkVisibility());
}
