import { textsOf } from "../../../page/outcomes/page-texts.ts";
import { paymentState } from "../../../page/outcomes/payment-state.ts";
import type { FormWork } from "../../form/form-work.ts";
import type { Look } from "../../form/ways/read-ways.ts";
import { leadsToPayment } from "../../payment/ways/leads-to-payment.ts";
import type { Visit } from "../../visit.ts";
import { isOfShop } from "../provider/is-of-shop.ts";

/**
 * "We have received your order. Status: awaiting payment. Pay now": a shop that named no way to pay before its
 * order wants it paid there. Without such a button it sends an invoice, or is paid on delivery.
 */
export function isToBePaid(visit: Visit, work: Pick<FormWork, "payment">, look: Look): boolean {
  if (!isUntold(visit, work)) return false;
  const pays = look.pressables.some(
    ({ text, disabled, isAside }) => !disabled && !isAside && leadsToPayment(text),
  );
  return pays && paymentState(textsOf(look).frames[0]?.texts ?? []) !== undefined;
}

/** A page of the shop, which has neither been given a card nor said how it is paid. */
export function isUntold(visit: Visit, work: Pick<FormWork, "payment">): boolean {
  const { isCardDue, offered } = work.payment;
  const isOpen = isCardDue !== true && offered.length === 0 && !visit.pace.recipients?.isCardGiven();
  return isOpen && isOfShop(visit, work, visit.page.url());
}
