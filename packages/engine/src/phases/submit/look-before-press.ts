import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { type PageTexts, readPageTexts } from "../../page/outcomes/page-texts.ts";
import { readConfirmation } from "../../page/outcomes/read-confirmation.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import type { Visit } from "../visit.ts";
import { type ComplaintsBefore, noteComplaints } from "./complaint-news.ts";
import { type OrderPlace, orderPlace } from "./is-about-order.ts";

/** What the page said before the press, which is no answer to it. */
export interface BeforePress {
  url: string;
  complaints: ComplaintsBefore;
  place: OrderPlace;
  /** Text that would confirm an order; empty on nearly every page. */
  confirmingText: string;
  texts: PageTexts;
  sent: readonly Field[];
}

export async function lookBeforePress(
  { page, pace, orderPresses }: Visit,
  known?: readonly Field[],
): Promise<BeforePress> {
  const requests = watchRequests(page);
  const reading = known ? Promise.resolve(known) : readFields(page, pace);
  const [confirmation, fields, texts] = await Promise.all([
    readConfirmation(page, pace, { reading }),
    reading,
    readPageTexts(page, pace),
  ]);
  const said = [...confirmation.errors, ...confirmation.failures];
  const complaints = noteComplaints(said, requests.arrivedCount(), orderPresses.complaints);
  orderPresses.complaints = complaints;
  const confirmingText = confirmation.text;
  const place = orderPlace(page, fields);
  return { url: page.url(), complaints, place, confirmingText, texts, sent: fields };
}
