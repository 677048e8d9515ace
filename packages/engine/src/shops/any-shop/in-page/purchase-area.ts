/// <reference lib="dom" />

/** The smallest part of the page that holds the button and the product's name. */
export function purchaseArea(button: Element): Element {
  const name = document.querySelector("h1, [itemprop=name]") ? "h1, [itemprop=name]" : "h2";
  let place: Element = button.closest("form") ?? button.parentElement ?? document.body;
  for (let level = 0; level < 10; level++) {
    const parent = place.parentElement;
    if (!parent || parent === document.body || place.querySelector(name)) break;
    place = parent;
  }
  return place;
}

/** Not a filter, a review, a sister product's form, the frame of the page, or what lies over it. */
export function belongsToPurchase(element: Element, button: Element): boolean {
  const form = element.closest("form");
  if (form !== null && form !== button.closest("form")) return false;
  for (let place: Element | null = element; place && !place.contains(button); place = place.parentElement)
    if (getComputedStyle(place).position === "fixed") return false;
  const elsewhere =
    "header, nav, footer, [role=navigation], [role=tablist], [class*=review i], [class*=related i], [class*=upsell i], [class*=cross-sell i], [class*=recommend i], [class*=newsletter i], [class*=gallery i], [class*=thumb i], [class*=carousel i], [class*=rating i], [class*=share i], [class*=quantity i], [class*=qty i]";
  const outside = element.closest(elsewhere);
  return outside === null || outside.contains(button);
}
