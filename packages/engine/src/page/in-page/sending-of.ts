/// <reference lib="dom" />
import { addressesAway } from "./addresses-away.ts";
import { sentBy } from "./sent-by.ts";

export interface FormSending {
  /** Addresses on other hosts than the document's own. */
  sentTo: string[];
  /** The words on the button. */
  sentBy: string;
}

/** Where the form of a control would be sent, and by which button. Each form is looked through once for all its controls. */
export function sendingOf(element: Element, known: Map<Element | null, FormSending>): FormSending {
  const around = element.closest("form");
  const form = around ?? ("form" in element && element.form instanceof HTMLFormElement ? element.form : null);
  // A control that stands outside names its form, but not the button in it.
  const sending = known.get(form) ?? { sentTo: addressesAway(form), sentBy: sentBy(form) };
  known.set(form, sending);
  return around ? sending : { ...sending, sentBy: "" };
}
