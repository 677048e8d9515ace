import { quoted } from "../../../words/quoted.ts";
import { failures } from "../../failures/failures.ts";
import { describeTotal } from "../../payment/total/describe-total.ts";
import { modelRemark } from "../../payment/total/model-remark.ts";
import type { OrderTotal } from "../../payment/total/read-order-total.ts";
import { hostOf, type Visit } from "../../visit.ts";
import { writeMoney } from "../../write-money.ts";
import { askToAgree, type PersonApproval } from "../press/order-presses.ts";

/** What a person has to know before the order is sent again. */
export const orderMayExistNotice =
  "The order was sent already, and an order may exist all the same: look for it at the shop or in the buyer's e-mail before you agree.";

/** Asks whether to send an order again that the shop objected to. Undefined if a person doesn't agree. */
export function askToOrderAgain(
  visit: Visit,
  { sentence, read }: { sentence: string; read: OrderTotal },
): Promise<PersonApproval | undefined> {
  const price = describeTotal(read, visit.order.maxCost);
  return askToAgree(visit.host, {
    message: `${hostOf(visit)} did not take the order. ${sentence} ${orderMayExistNotice} ${price} Send the order again?`,
    ...(read.total && { detectedTotal: read.total }),
  });
}

/**
 * Asks whether to press the button of a page that shows the order again, after a press that may have placed
 * it. Undefined if a person doesn't agree.
 */
export function askToOrderShown(visit: Visit, read: OrderTotal): Promise<PersonApproval | undefined> {
  const price = describeTotal(read, visit.order.maxCost);
  return askToAgree(visit.host, {
    message: `${hostOf(visit)} did not take the order yet: it shows the order once more, with a button to place it. ${orderMayExistNotice} ${price} Place the order?`,
    ...(read.total && { detectedTotal: read.total }),
  });
}

/**
 * An unreadable total can't be checked against a limit, and one missing from the picture can't be trusted.
 * The run ends unless a person agrees to pay anyway.
 */
export async function agreeWithoutTotal(visit: Visit, read: OrderTotal): Promise<void> {
  const { maxCost } = visit.order;
  if (read.total || !(maxCost || read.unseen)) return;
  const message = `${hostOf(visit)} is about to be paid. ${describeTotal(read, maxCost)} Pay whatever it charges?`;
  if (!(await askToAgree(visit.host, { message }))) throw failures.totalNotRead(visit, maxCost);
}

/**
 * Asks whether to press a button that may place the order but doesn't say so. Undefined if a person doesn't
 * agree.
 */
export function askToPress(
  visit: Visit,
  words: string,
  read: OrderTotal,
): Promise<PersonApproval | undefined> {
  const price = describeTotal(read, visit.order.maxCost);
  return askToAgree(visit.host, {
    message: `${hostOf(visit)} shows the order, and a button that says no more than ${quoted(words.slice(0, 60))}. It may place the order, which binds the buyer, or lead on to the payment. ${price} Press it?${modelRemark(visit)}`,
    ...(read.total && { detectedTotal: read.total }),
  });
}

/**
 * Asks whether to press the button of a window that came up instead of the order being sent. Undefined if a person
 * doesn't agree.
 */
export function askToConfirmThere(
  visit: Visit,
  { question, button, read }: { question: string; button: string; read: OrderTotal },
): Promise<PersonApproval | undefined> {
  const price = describeTotal({ ...read, says: undefined }, visit.order.maxCost);
  return askToAgree(visit.host, {
    message: `${hostOf(visit)} asks something before it takes the order: ${quoted(question)}. Nothing was sent since the button was pressed. ${price} Press ${quoted(button.slice(0, 60))}? It may place the order, which binds the buyer.`,
    ...(read.total && { detectedTotal: read.total }),
  });
}

/**
 * Asks whether to send the card after an earlier press, if the page behind the order button asks for it.
 * Undefined if a person doesn't agree.
 */
export function askToSendCard(visit: Visit, read: OrderTotal): Promise<PersonApproval | undefined> {
  return askToAgree(visit.host, {
    message: `${hostOf(visit)} asks for the card now. ${orderMayExistNotice} ${describeTotal(read, visit.order.maxCost)} Send the card?`,
    ...(read.total && { detectedTotal: read.total }),
  });
}

/**
 * Asks whether to place the order although its total isn't the approved one. Undefined if a person doesn't
 * agree.
 */
export function askAboutTotal(
  visit: Visit,
  { approved, now }: { approved: OrderTotal; now: OrderTotal },
): Promise<PersonApproval | undefined> {
  const before = approved.total
    ? `${writeMoney(approved.total)} was approved.`
    : "No total could be read before.";
  const sent = visit.orderPresses.isOpen ? ` ${orderMayExistNotice}` : "";
  return askToAgree(visit.host, {
    message: `The total at ${hostOf(visit)} is not what was approved. ${before} Now: ${describeTotal(now, visit.order.maxCost)}${sent} Place the order all the same? That binds the buyer.`,
    ...(now.total && { detectedTotal: now.total }),
  });
}

/**
 * Asks whether to place the order although the page has changed, or its button is odd, at the approved total.
 * Undefined if a person doesn't agree.
 */
export function askAboutNews(
  visit: Visit,
  { approved, sentence }: { approved: OrderTotal; sentence: string },
): Promise<PersonApproval | undefined> {
  const price = describeTotal({ ...approved, says: undefined }, visit.order.maxCost);
  const sent = visit.orderPresses.isOpen ? ` ${orderMayExistNotice}` : "";
  return askToAgree(visit.host, {
    message: `${hostOf(visit)} is not as it was when this was approved. ${sentence} ${price}${sent} Place the order all the same? That binds the buyer.`,
    ...(approved.total && { detectedTotal: approved.total }),
  });
}
