/// <reference lib="dom" />
import { deepAll, deepRoots } from "./deep-roots.ts";
import { selectorOf } from "./selector-of.ts";

/** The buttons that send off these fields alone, whatever else stands in the form: nearest to one, with no other beside it. */
export function buttonsBeside(fields: readonly string[]): string[] {
  const roots = deepRoots();
  const controls = "input:not([type=hidden], [type=submit], [type=button], [type=image]), select, textarea";
  const buttons =
    "button, input[type=submit], input[type=button], input[type=image], [role=button], a[onclick], a[href^='javascript:']";
  return fields.flatMap((selector) => {
    let place = deepAll(roots, selector)[0]?.parentElement ?? null;
    while (place && place.querySelectorAll(controls).length === 1 && !place.querySelector(buttons))
      place = place.parentElement;
    if (place?.querySelectorAll(controls).length !== 1) return [];
    return [...place.querySelectorAll(buttons)].map((button) => selectorOf(button, roots));
  });
}
