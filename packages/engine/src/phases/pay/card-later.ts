import { isTotalDrawn } from "../../page/amounts/is-total-drawn.ts";
import { readShownTotal } from "../../page/amounts/read-total.ts";
import type { Place } from "../../page/call-in-page.ts";
import { pressableAt } from "../../page/moves/read-moves.ts";
import { failures } from "../failures/failures.ts";
import type { CardForm, FormWork } from "../form/form-work.ts";
import { lookAt } from "../form/ways/read-ways.ts";
import { showCardForm } from "../payment/card/card-form.ts";
import { findCardOpener } from "../payment/card/find-card-opener.ts";
import { findPayButton } from "../payment/find-pay-button.ts";
import { isForCard } from "../payment/ways/choose-payment.ts";
import { saysToPay } from "../payment/ways/says-to-pay.ts";
import { chooseWay } from "../payment/ways/ways-asked-later.ts";
import { askToSendCard } from "../submit/after-press/ask-about-order.ts";
import type { ShownAgain, SubmissionEnd } from "../submit/after-press/submission-end.ts";
import { agreeToTotal, type Submission } from "../submit/agree-to-total.ts";
import { type Approval, isAsApproved } from "../submit/approval.ts";
import type { PersonApproval } from "../submit/press/order-presses.ts";
import { submitThroughReviews } from "../submit/submit-through-reviews.ts";
import type { Visit } from "../visit.ts";

/**
 * Whether the shop says that it takes cards but shows no card form yet, so that it asks for the card behind
 * the order button. Also true if the checkout has a payment section without a payment method in it, or a
 * button that says "Pay" with nothing on the page to pay with.
 */
export async function asksForCardLater(visit: Visit, work: FormWork): Promise<boolean> {
  const { page, pace, currency } = visit;
  const { payment } = work;
  if (payment.chosen) return isForCard(payment, payment.chosen);
  if (payment.offered.length > 0) return false;
  if (!payment.isSpokenOf && !(await isPayNext(visit, work))) return false;
  const shown = await readShownTotal(page, pace, currency);
  return shown !== undefined && Number(shown.total.amount) > 0;
}

async function isPayNext(visit: Visit, work: FormWork): Promise<boolean> {
  const look = await lookAt(visit, work.shop);
  const button = findPayButton(visit, work, look);
  const pressed = pressableAt(look.pressables, button);
  return pressed !== undefined && saysToPay(pressed.text);
}

export interface OrderBeforeCard extends Submission {
  /**
   * A person's word, which covers the payment too: the question said that the order is sent before the card.
   */
  word: PersonApproval | undefined;
}

/** How a submission with a card may end. */
export type CardEnd = Exclude<SubmissionEnd, ShownAgain | { kind: "card_asked" | "way_asked" | "led_on" }>;

/**
 * The card form behind the order, with the approval for its own button; or how the order ended without one.
 */
export type AfterOrder = ({ kind: "form"; form: CardForm } & Submission) | { kind: "ended"; end: CardEnd };

/**
 * Presses the button that brings up the card form: one that names the card, which may place the order too, or
 * the order button of a shop that only asks for the card afterwards.
 */
export async function orderBeforeCard(
  visit: Visit,
  work: FormWork,
  { permit, approval, word }: OrderBeforeCard,
): Promise<AfterOrder> {
  work.payment.isCardDue = true;
  const opener = await findOpener(visit, work);
  const end = await submitThroughReviews(visit, work, { permit, approval, opener });
  work.payment.isCardDue = false;
  if (end.kind === "led_on" || end.kind === "way_asked")
    throw new Error("a button that a card is given for leads to no other step");
  if (end.kind !== "card_asked") return { kind: "ended", end };
  const form = await showCardForm(visit, work);
  if (!form) throw failures.cardFormGone(visit);
  return { kind: "form", form, ...(await agreeToPay(visit, { approval: end.approval, word })) };
}

async function findOpener(visit: Visit, { payment }: FormWork): Promise<Place | undefined> {
  if (payment.isAskedLater && payment.chosen) return chooseWay(visit, payment.chosen);
  const locator = findCardOpener(await lookAt(visit));
  return locator && { locator };
}

/** The approval also covers the payment if the page asks for the same total, or shows none. */
async function agreeToPay(
  visit: Visit,
  { approval, word }: { approval: Approval; word: PersonApproval | undefined },
): Promise<Submission> {
  const { page, pace, currency, orderPresses } = visit;
  const shown = await readShownTotal(page, pace, currency);
  const isSame = shown === undefined || isAsApproved(shown, approval);
  if (!isSame) return agreeToTotal(visit, { approved: approval, shown, asked: 0 });
  const agreed = word ?? (await askToSendCard(visit, approval));
  if (!agreed) throw failures.orderNotSentAgain(visit, "It asks for the card.");
  // A provider's frame may cover the total on the shop's page.
  const isOnPage = shown !== undefined && (await isTotalDrawn(page, pace, { total: shown.total, currency }));
  return { permit: orderPresses.afterWord(agreed), approval: { ...approval, isOnPage } };
}
