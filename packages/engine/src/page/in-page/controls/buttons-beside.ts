/// <reference lib="dom" />

import { deepAll } from "../tree/deep-all.ts";
import { allWithin, findWithin, parentOf } from "../tree/flat-tree.ts";
import { selectorOf } from "../tree/selector-of.ts";

/** A text field with its own buttons. */
export interface ButtonedField {
  field: string;
  buttons: string[];
}

/** Text fields with their own button are few: carts have one per line. */
const mostFields = 200;

/**
 * The buttons that submit a single text field, whatever else is in the form: the nearest ones, with no other
 * field beside them.
 */
export function buttonsBeside(roots: (Document | ShadowRoot)[]): ButtonedField[] {
  const controls = "input:not([type=hidden], [type=submit], [type=button], [type=image]), select, textarea";
  const texts =
    "input:not([type=hidden], [type=submit], [type=button], [type=image], [type=radio], [type=checkbox]), textarea";
  const buttons =
    "button, input[type=submit], input[type=button], input[type=image], [role=button], a[onclick], a[href^='javascript:']";
  return deepAll(roots, texts, mostFields).flatMap((field) => {
    let place = parentOf(field);
    while (place && allWithin(place, controls).length === 1 && !findWithin(place, buttons))
      place = parentOf(place);
    if (allWithin(place, controls).length !== 1) return [];
    const own = allWithin(place, buttons).map((button) => selectorOf(button, roots));
    return own.length === 0 ? [] : [{ field: selectorOf(field, roots), buttons: own }];
  });
}
