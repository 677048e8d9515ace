import { failures } from "../failures.ts";
import { describeTotal } from "../payment/describe-total.ts";
import { modelRemark } from "../payment/model-remark.ts";
import type { OrderTotal } from "../payment/read-order-total.ts";
import { quoted } from "../quoted.ts";
import { hostOf, type Visit } from "../visit.ts";
import { writeMoney } from "../write-money.ts";
import { askToAgree, type PersonsWord } from "./order-presses.ts";

/** What a person has to know before the order is sent once more. */
export const mayExist =
  "The order was sent already, and an order may exist all the same: look for it at the shop or in the buyer's e-mail before you agree.";

/** Asks whether an order that the shop objected to is sent again. Undefined where a person does not agree. */
export function askToOrderAgain(
  visit: Visit,
  { sentence, read }: { sentence: string; read: OrderTotal },
): Promise<PersonsWord | undefined> {
  const price = describeTotal(read, visit.order.maxCost);
  return askToAgree(visit.host, {
    message: `${hostOf(visit)} did not take the order. ${sentence} ${mayExist} ${price} Send the order again?`,
    ...(read.total && { detectedTotal: read.total }),
  });
}

/**
 * A total that cannot be read cannot be held against a limit, and one that the page does not draw is not what it says. Without a
 * person's agreement to pay all the same, the run ends.
 */
export async function agreeWithoutTotal(visit: Visit, read: OrderTotal): Promise<void> {
  const { maxCost } = visit.order;
  if (read.total || !(maxCost || read.unseen)) return;
  const message = `${hostOf(visit)} is about to be paid. ${describeTotal(read, maxCost)} Pay whatever it charges?`;
  if (!(await askToAgree(visit.host, { message }))) throw failures.totalNotRead(visit, maxCost);
}

/** Asks whether a button is pressed that may place the order, though it does not say so. Undefined where a person does not agree. */
export function askToPress(visit: Visit, words: string, read: OrderTotal): Promise<PersonsWord | undefined> {
  const price = describeTotal(read, visit.order.maxCost);
  return askToAgree(visit.host, {
    message: `${hostOf(visit)} shows the order, and a button that says no more than ${quoted(words.slice(0, 60))}. It may place the order, which binds the buyer, or lead on to the payment. ${price} Press it?${modelRemark(visit)}`,
    ...(read.total && { detectedTotal: read.total }),
  });
}

/** Asks whether the card is sent where the page behind the order's button wants it, after an earlier press. Undefined where a person does not agree. */
export function askToSendCard(visit: Visit, read: OrderTotal): Promise<PersonsWord | undefined> {
  return askToAgree(visit.host, {
    message: `${hostOf(visit)} asks for the card now. ${mayExist} ${describeTotal(read, visit.order.maxCost)} Send the card?`,
    ...(read.total && { detectedTotal: read.total }),
  });
}

/** Asks whether the order is placed though its total is not the approved one. Undefined where a person does not agree. */
export function askAboutTotal(
  visit: Visit,
  { approved, now }: { approved: OrderTotal; now: OrderTotal },
): Promise<PersonsWord | undefined> {
  const before = approved.total
    ? `${writeMoney(approved.total)} was approved.`
    : "No total could be read before.";
  const sent = visit.orderPresses.isOpen ? ` ${mayExist}` : "";
  return askToAgree(visit.host, {
    message: `The total at ${hostOf(visit)} is not what was approved. ${before} Now: ${describeTotal(now, visit.order.maxCost)}${sent} Place the order all the same? That binds the buyer.`,
    ...(now.total && { detectedTotal: now.total }),
  });
}

/** Asks whether the order is placed though the page has changed, or its button is odd, at the approved total. Undefined where a person does not agree. */
export function askAboutNews(
  visit: Visit,
  { approved, sentence }: { approved: OrderTotal; sentence: string },
): Promise<PersonsWord | undefined> {
  const price = describeTotal({ ...approved, says: undefined }, visit.order.maxCost);
  const sent = visit.orderPresses.isOpen ? ` ${mayExist}` : "";
  return askToAgree(visit.host, {
    message: `${hostOf(visit)} is not as it was when this was approved. ${sentence} ${price}${sent} Place the order all the same? That binds the buyer.`,
    ...(approved.total && { detectedTotal: approved.total }),
  });
}
