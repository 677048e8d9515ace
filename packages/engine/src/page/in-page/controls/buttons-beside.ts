/// <reference lib="dom" />

import { deepAll } from "../tree/deep-all.ts";
import { allWithin, findWithin, nextOf, parentOf } from "../tree/flat-tree.ts";
import { selectorOf } from "../tree/selector-of.ts";

/** A text field with its own buttons. */
export interface ButtonedField {
  field: string;
  buttons: string[];
}

/** Text fields with their own button are few: carts have one per line. */
const mostFields = 200;

const controls = "input:not([type=hidden], [type=submit], [type=button], [type=image]), select, textarea";
const texts =
  "input:not([type=hidden], [type=submit], [type=button], [type=image], [type=radio], [type=checkbox]), textarea";
const buttons =
  "button, input[type=submit], input[type=button], input[type=image], [role=button], a[onclick], a[href^='javascript:']";

/**
 * The buttons that submit a single text field, whatever else is in the form: the nearest ones, with no other
 * field beside them, or one right behind it that doesn't send the form.
 */
export function buttonsBeside(roots: (Document | ShadowRoot)[]): ButtonedField[] {
  return deepAll(roots, texts, mostFields).flatMap((field) => {
    let [row, place] = [field, parentOf(field)];
    while (place && allWithin(place, controls).length === 1 && !findWithin(place, buttons))
      [row, place] = [place, parentOf(place)];
    const isAlone = allWithin(place, controls).length === 1;
    const own = isAlone ? allWithin(place, buttons) : buttonsBehind(row);
    return own.length === 0 ? [] : [{ field: selectorOf(field), buttons: own.map((one) => selectorOf(one)) }];
  });
}

function buttonsBehind(row: Element): Element[] {
  const next = nextOf(row);
  return next?.matches("button[type=button], input[type=button]") ? [next] : [];
}
