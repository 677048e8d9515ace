/// <reference lib="dom" />

import { isDisabled } from "../../../../page/in-page/controls/is-disabled.ts";
import {
  allWithin,
  closest,
  contains,
  findWithin,
  isBefore,
  parentOf,
} from "../../../../page/in-page/tree/flat-tree.ts";
import { selectorOf } from "../../../../page/in-page/tree/selector-of.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";
import { otherMatters } from "../other-parts.ts";
import { asksForSomethingElse, purchaseArea } from "../purchase-area.ts";

export interface WantedBeside {
  /** Empty text fields. */
  fields: string[];
  /** The buttons after them, nearest first. */
  openers: string[];
}

const most = 6;
const texts =
  "input:not([type]), input[type=text], input[type=number], input[type=tel], input[type=date], textarea";
const buttons = "button, input[type=button], input[type=submit], [role=button]";
const elsewhere = `[role=dialog], ${otherMatters}`;

/**
 * What a disabled purchase button may be waiting for: text fields in its own form or in none, and the buttons
 * that submit them.
 */
export function wantedBeside(button: Element): WantedBeside {
  const own = closest(button, "form");
  const part = purchaseArea(button);
  const area = findWithin(part, "h1, [itemprop=name]") ? part : (parentOf(part) ?? part);
  const isHere = (element: Element) => closest(element, elsewhere) === null && isShown(element);
  const fields = allWithin<HTMLInputElement>(area, texts).filter((field) => {
    const { form, value, disabled, readOnly } = field;
    const isOwn = form === own || form === null || !asksForSomethingElse(form);
    return isOwn && value === "" && !disabled && !readOnly && isHere(field);
  });
  const last = fields.at(-1);
  const openers = allWithin(area, buttons).filter(
    (one) =>
      last !== undefined && isBefore(last, one) && !contains(one, button) && !isDisabled(one) && isHere(one),
  );
  const select = (element: Element) => selectorOf(element);
  return { fields: fields.slice(0, most).map(select), openers: openers.slice(0, most).map(select) };
}
