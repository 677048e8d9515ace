/// <reference lib="dom" />
import { isShown } from "../../../page/in-page/is-shown.ts";
import { selectorOf } from "../../../page/in-page/selector-of.ts";
import { inDocument } from "./in-document.ts";
import { asksForSomethingElse, purchaseArea } from "./purchase-area.ts";

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
const elsewhere =
  "header, nav, footer, [role=dialog], [class*=review i], [class*=comment i], [class*=rating i], [class*=question i], [class*=newsletter i], [class*=related i], [class*=search i]";

/**
 * What a disabled purchase button may be waiting for: text fields in its own form or in none, and the buttons
 * that submit them.
 */
export function wantedBeside(pressed: Element): WantedBeside {
  const button = inDocument(pressed);
  const own = button.closest("form");
  const part = purchaseArea(button);
  const area = part.querySelector("h1, [itemprop=name]") ? part : (part.parentElement ?? part);
  const isHere = (element: Element) => element.closest(elsewhere) === null && isShown(element);
  const fields = [...area.querySelectorAll<HTMLInputElement>(texts)].filter((field) => {
    const { form, value, disabled, readOnly } = field;
    const isOwn = form === own || form === null || !asksForSomethingElse(form);
    return isOwn && value === "" && !disabled && !readOnly && isHere(field);
  });
  const last = fields.at(-1);
  const openers = [...area.querySelectorAll(buttons)].filter(
    (one) =>
      last !== undefined &&
      (last.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      !one.contains(button) &&
      !one.matches(":disabled, [aria-disabled=true]") &&
      isHere(one),
  );
  const select = (element: Element) => selectorOf(element, [document]);
  return { fields: fields.slice(0, most).map(select), openers: openers.slice(0, most).map(select) };
}
