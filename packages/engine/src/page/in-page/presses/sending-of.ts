/// <reference lib="dom" />

import { closest } from "../tree/flat-tree.ts";
import { addressesAway } from "./addresses-away.ts";
import { sentBy } from "./sent-by.ts";

export interface FormSending {
  /** Addresses on hosts other than the document's own. */
  sentTo: string[];
  /** The text on the button. */
  sentBy: string;
}

/**
 * Where a control's form would be submitted, and by which button. Each form is examined once for all its
 * controls.
 */
export function sendingOf(element: Element, known: Map<Element | null, FormSending>): FormSending {
  const around = closest(element, "form");
  const form = around ?? ("form" in element && element.form instanceof HTMLFormElement ? element.form : null);
  // A control outside its form references the form, but not the button in it.
  const sending = known.get(form) ?? { sentTo: addressesAway(form), sentBy: sentBy(form) };
  known.set(form, sending);
  return around ? sending : { ...sending, sentBy: "" };
}
