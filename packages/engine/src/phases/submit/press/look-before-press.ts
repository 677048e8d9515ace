import type { Field } from "../../../page/fields/read-fields.ts";
import { type PageTexts, textsOf } from "../../../page/outcomes/page-texts.ts";
import { confirmationOf } from "../../../page/outcomes/read-confirmation.ts";
import type { Look } from "../../form/ways/read-ways.ts";
import { isOrderShut } from "../../payment/card/find-card-opener.ts";
import type { Visit } from "../../visit.ts";
import { type ComplaintsBefore, rememberComplaints } from "../after-press/complaint-news.ts";
import { type OrderPlace, orderPlace } from "../after-press/is-about-order.ts";

/** What the page said before the press, which is no answer to it. */
export interface BeforePress {
  url: string;
  complaints: ComplaintsBefore;
  place: OrderPlace;
  /** Text that would confirm an order; empty on nearly every page. */
  confirmingText: string;
  texts: PageTexts;
  sent: readonly Field[];
  /** The shop's own button that orders could not be pressed yet: what was pressed is for the card. */
  isOrderShut: boolean;
}

/** `look`: the page as it is now. */
export function lookBeforePress({ page, orderPresses }: Visit, look: Look): BeforePress {
  const { errors, failures, text: confirmingText } = confirmationOf(look);
  const said = [...errors, ...failures];
  const complaints = rememberComplaints(said, look.document, orderPresses.complaints);
  orderPresses.complaints = complaints;
  orderPresses.saidBefore = { url: page.url(), text: confirmingText };
  return {
    url: page.url(),
    complaints,
    place: orderPlace(page, look.all),
    confirmingText,
    texts: textsOf(look),
    sent: look.all,
    isOrderShut: isOrderShut(look.reading.frames[0]),
  };
}
