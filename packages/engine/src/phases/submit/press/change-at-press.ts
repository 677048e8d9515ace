import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import type { ShownTotal } from "../../../page/amounts/pick-total.ts";
import { callOnElement, type Place } from "../../../page/call-in-page.ts";
import { failures } from "../../failures/failures.ts";
import { ownFields } from "../../form/fields/own-fields.ts";
import type { FormWork } from "../../form/form-work.ts";
import { lookAt } from "../../form/ways/read-ways.ts";
import { type FormState, isOtherPurchase } from "../../payment/total/form-as-agreed.ts";
import type { Visit } from "../../visit.ts";
import { writeMoney } from "../../write-money.ts";
import type { Approval } from "../approval.ts";
import { formOf, newsIn, orderedIn, type PressNews, type SeenAtPress } from "./press-news.ts";
import { showsApproved, totalInstead } from "./shows-approved.ts";

/** The page has changed at the last moment what would be ordered, or for whom. */
export interface FormChanged {
  kind: "form_changed";
}

/** The page shows another total than the approved one, or none any more. */
export interface OtherTotal {
  kind: "other_total";
  now: ShownTotal | undefined;
}

export type ChangeOfOrder =
  | FormChanged
  /** The total is the approved one, but something else is new. */
  | { kind: "news"; news: PressNews };

/** Why the order was not pressed. */
export type NotPressed = { kind: "card_gone" } | ChangeOfOrder | OtherTotal;

export async function otherTotal(visit: Visit, approval: Approval, button: Place): Promise<OtherTotal> {
  return { kind: "other_total", now: await totalInstead(visit, approval, button) };
}

interface Change {
  isTotalOther: boolean;
  other: ChangeOfOrder | undefined;
}

/** What is no longer as agreed, with the mouse button down on the order's. */
export async function findChange(
  visit: Visit,
  work: FormWork,
  approval: Approval,
  { button, form }: { button: Place; form: FormState },
): Promise<Change> {
  const [look, sent, words] = await Promise.all([
    lookAt(visit, work.shop, { anew: true }),
    formOf(visit, button),
    wordsOn(visit, button),
  ]);
  const isShown = await showsApproved(visit, approval, { look, button });
  const isTotalOther = !isShown || (words !== undefined && isDearer(words, approval.total));
  const way = work.payment.decided?.value;
  const before = { agreed: approval.purchase, prepared: form, parties: work, way };
  if (isOtherPurchase(ownFields(work, look.all), before))
    return { isTotalOther, other: { kind: "form_changed" } };
  const news = newsAtPress(visit, work, approval, { look, button, form: sent, words });
  return { isTotalOther, other: news && { kind: "news", news } };
}

/** What a person has to be told about the page before the order is pressed on it. */
export function newsAtPress(
  visit: Visit,
  work: FormWork,
  approval: Approval,
  seen: Pick<SeenAtPress, "look" | "button" | "form" | "words">,
): PressNews | undefined {
  const hasSentCard = visit.orderPresses.hasSentEarly;
  const strangers = visit.pace.recipients?.strangers;
  return newsIn({ ...seen, hasSentCard, strangers }, approval, orderedIn(visit, work));
}

/** A button that names a higher amount than approved isn't pressed, nor one that can't be read. */
export function checkWords(visit: Visit, text: string | undefined, total: DisplayedMoney | undefined): void {
  if (!total) return;
  if (text === undefined) throw failures.buttonUnreadable(visit);
  if (isDearer(text, total)) throw failures.otherTotalOnButton(visit, text.trim(), writeMoney(total));
}

function isDearer(text: string, total: DisplayedMoney | undefined): boolean {
  if (!total) return false;
  return findAmounts(text).some(
    ({ amount, currency }) => isMoney(amount, currency) && compareAmounts(amount, total.amount) > 0,
  );
}

/** Undefined if unreadable. */
export function wordsOn(visit: Visit, button: Place): Promise<string | undefined> {
  return wordsWithin(visit, button, 2_000);
}

/** As long as a whole page may take to be read: unreadable words end the purchase here. */
export function wordsBeforePress(visit: Visit, button: Place): Promise<string | undefined> {
  return wordsWithin(visit, button, 6_000);
}

async function wordsWithin({ pace }: Visit, button: Place, limitMs: number): Promise<string | undefined> {
  try {
    return await callOnElement({ ...button, pace, limitMs }, "textAndValue");
  } catch {
    pace.signal.throwIfAborted();
    return undefined;
  }
}

/** Excludes "Step 3 of 4". */
function isMoney(amount: string, currency: string | undefined): boolean {
  return currency !== undefined || /\.\d{2}$/.test(amount);
}
