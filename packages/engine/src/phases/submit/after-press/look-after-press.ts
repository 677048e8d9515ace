import type { DisplayedMoney } from "@cartwright/contract";
import { saysToOrder } from "../../../deciding/judge-way.ts";
import { isSamePage } from "../../../deciding/place-of.ts";
import { cardRoles, type FieldRole, passwordRoles } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { type Pressable, pressableAt } from "../../../page/moves/read-moves.ts";
import { complaintsSince, isMadeOfChoices, sureComplaint } from "../../../page/outcomes/complaints-since.ts";
import { linesOf, type PageTexts, textsOf } from "../../../page/outcomes/page-texts.ts";
import { type Confirmation, confirmationOf } from "../../../page/outcomes/read-confirmation.ts";
import type { PageError } from "../../../page/outcomes/read-errors.ts";
import { showsOrder } from "../../../page/outcomes/shows-order.ts";
import { timeLimit } from "../../../page/waiting/pace.ts";
import { type RequestWatch, watchRequests } from "../../../page/waiting/request-watch.ts";
import { withinLimit } from "../../../page/waiting/within-limit.ts";
import type { Shop } from "../../../shops/shop.ts";
import type { FormWork } from "../../form/form-work.ts";
import { type Look, lookAt } from "../../form/ways/read-ways.ts";
import { cardFormInSight } from "../../payment/card/card-form.ts";
import { isForCard } from "../../payment/ways/choose-payment.ts";
import type { Visit } from "../../visit.ts";
import type { Challenge } from "../bank/answer-challenge.ts";
import { asksToApprove } from "../bank/watch-bank.ts";
import type { BeforePress } from "../press/look-before-press.ts";
import { proveNothingSent, silenceMs } from "../press/order-presses.ts";
import type { Pressed } from "../press/press-pay.ts";
import { isOfShop } from "../provider/is-of-shop.ts";
import { watchReceipt } from "../receipt/watch-receipt.ts";
import { watchComplaints } from "./complaint-news.ts";
import type { AfterPress } from "./decide-after-press.ts";
import { describeOrder } from "./describe-order.ts";
import { isAboutOrder } from "./is-about-order.ts";
import { readAfterPress } from "./read-after-press.ts";
import { stoppedPress } from "./stopped-press.ts";

/** The state right before the press. */
export type BeforeLook = BeforePress & { pressed: Pressed; approved: DisplayedMoney | undefined };

/** This long after an answer, the page has finished reacting to it. */
const answeredMs = 300;

export interface LookAfterPress {
  facts: AfterPress;
  confirmation: Confirmation;
  look: Look;
  texts: PageTexts;
  /** What the shop has newly said, even if something is still pending. */
  said: string | undefined;
}

/** Returns a function that gathers what is known about the press at each call. */
export function lookAfterPress(
  visit: Visit,
  work: FormWork,
  { before, challenge }: { before: BeforeLook; challenge: Challenge },
): () => Promise<LookAfterPress> {
  const { pressed } = before;
  const newsOf = watchComplaints(before.complaints);
  const isBelieved = watchReceipt(visit, work);
  return async () => {
    const { page } = visit;
    const requests = watchRequests(page);
    const look = await lookAt(visit, work.shop);
    const texts = textsOf(look);
    const { confirmation, news, standing } = newsIn(visit, work, { look, before, newsOf });
    const isConfirmed = await isBelieved(newReceipt(confirmation, page.url(), before), look);
    // The page takes a moment to react to an answer.
    const isBusy = isStillAnswering(requests);
    // Either decides on its own, so nothing else needs to be read.
    const isDecided = isConfirmed || isBusy;
    const asksForCode = !isDecided && (await challenge.isOpen(look));
    // While a bank asks its customer, complaints are about its code.
    const complaints = isDecided || asksForCode ? [] : news;
    const isBankAsking = asksForCode || isApprovalAsked(visit, look);
    const shown = isDecided
      ? undefined
      : await readAfterPress(visit, work, {
          before: { ...before, words: pressed.words },
          look,
          isBankAsking,
        });
    const sent = requests.departedCount() - pressed.departed;
    const isSameDocument = isSameAsPressed(visit, before) && page.url() === pressed.url;
    const stopped = await stoppedPress(visit, look, {
      pressed,
      isDecided,
      sent,
      isSameDocument,
      complaints: news,
    });
    const told = [...complaints, ...stopped.complaints];
    const facts: AfterPress = {
      page: isConfirmed ? "receipt" : (shown?.kind ?? "working"),
      asking: shown?.asking,
      mayBeTaken: mayBeTaken(visit, work, pressed),
      isCardDue: isCardDue(visit, work, look),
      hasCarried: hasCarried(visit, pressed),
      isAtRest: requests.sinceAnswerMs() > restMs,
      nothingSent: proveNothingSent({
        sent: requests.departedCount() - pressed.departed,
        isSameDocument,
        wasMade: true,
        isStopped: stopped.isStopped,
      }),
      isSilent: sent === 0 && isSameDocument && Date.now() - pressed.at >= silenceMs,
      isOfferedAgain: isOfferedAgain(visit, look, { pressed, complaints, isSameDocument }),
      complaints: told,
      standing,
      isBusy: isBusy || stopped.isOpen,
      isFormReady: told.length > 0 && (await isFormReady(visit, work.shop)),
      isAwaitingAnswer: requests.isAwaitingSince(pressed.at),
      isFormGone: isFormGone(look, before, {
        complaints,
        isEmpty: confirmation.order?.isFormGone === true,
        hasLeft: hasLeftShop(visit, work, before),
      }),
      showsOrder: showsOrder(linesSince(before.texts, texts)),
    };
    return { facts, confirmation, look, texts, said: news[0]?.text };
  };
}

function isStillAnswering(requests: RequestWatch): boolean {
  return requests.pendingCount(10_000) > 0 || requests.sinceAnswerMs() < answeredMs;
}

/** Not what the page said before the press. */
function newReceipt(
  confirmation: Confirmation,
  url: string,
  before: Pick<BeforeLook, "confirmingText" | "url">,
): Confirmation | undefined {
  const isNew = confirmation.text !== before.confirmingText || url !== before.url;
  return confirmation.isConfirmed && isNew ? confirmation : undefined;
}

function linesSince(before: PageTexts, now: PageTexts): string[] {
  const known = new Set(linesOf(before));
  return linesOf(now).filter((line) => !known.has(line));
}

function hasCarried({ page }: Visit, pressed: Pressed): boolean {
  return page !== pressed.page || watchRequests(page).carryingCount() > pressed.carried;
}

function isSameAsPressed({ page }: Visit, { pressed, complaints }: BeforeLook): boolean {
  return page === pressed.page && watchRequests(page).arrivedCount() === complaints.document;
}

/** Another document than the one that was pressed, of a payment provider. */
function hasLeftShop(visit: Visit, work: FormWork, before: BeforeLook): boolean {
  return !isSameAsPressed(visit, before) && !isOfShop(visit, work, visit.page.url());
}

/** What the page has newly said about the order. */
function newsIn(
  visit: Visit,
  work: FormWork,
  { look, before, newsOf }: { look: Look; before: BeforeLook; newsOf: ReturnType<typeof watchComplaints> },
) {
  const { page, currency } = visit;
  const { all: fields } = look;
  const isSameDocument = isSameAsPressed(visit, before);
  const isOfOrder = (error: PageError) => isAboutOrder(error, page, { ...before.place, isSameDocument });
  const isOld = (error: PageError) => isSameDocument && before.complaints.copies.has(error.text);
  const counts = (error: PageError) => isOfOrder(error) && !isOld(error);
  const order = describeOrder(visit, before, look);
  const confirmation = confirmationOf(look, { currency, counts, order });
  const marked = [...confirmation.errors, ...confirmation.failures];
  const earlier = [...work.objections.values()].map(({ words }) => ({ text: words }));
  const unmarked = complaintsSince(before.texts, textsOf(look), fields, earlier).filter(
    ({ text, weight }) => weight >= sureComplaint && !isAmong(text, marked),
  );
  const news = newsOf({
    errors: [...marked, ...unmarked],
    document: isSameDocument ? before.complaints.document : otherDocument,
    isAnswered: watchRequests(page).wasAnsweredSince(before.pressed.at),
  }).filter((error) => isOfOrder(error) && !isOfChoices(error, fields));
  // What it says of a card as it is typed was there before the press.
  const standing = confirmation.errors.find((error) => isOfOrder(error) && !isOfChoices(error, fields));
  return { confirmation, news, standing };
}

function isOfChoices({ text }: PageError, fields: readonly Field[]): boolean {
  return fields.some(({ choices = [] }) => isMadeOfChoices(text, choices));
}

/**
 * "Place order" places it; "Checkout" leads to another step in many shops, and an order on a provider's page
 * is unpaid.
 */
function mayBeTaken(visit: Visit, work: FormWork, { words }: Pressed): boolean {
  if (visit.pace.recipients?.isCardGiven()) return true;
  return isOfShop(visit, work, visit.page.url()) && (words === undefined || saysToOrder(words));
}

const otherDocument = -1;
/** If a form has come back and stayed for this long, the shop has nothing more to say. */
const restMs = 3_000;

/**
 * If a card was given, a page that asks for one leaves open what happened to it. A shop that named no payment
 * method before only tells now how to pay, and a provider of another way (instalments) may draw on a card.
 */
function isCardDue(visit: Visit, work: FormWork, { all, reading }: Look): boolean {
  const { isCardDue, offered, decided } = work.payment;
  const isUntold = offered.length === 0 || isForCard(work.payment, decided);
  const isAskedThere = !isOfShop(visit, work, reading.url) && !all.some(({ role }) => signInRoles.has(role));
  return isCardDue ?? ((isUntold || isAskedThere) && cardFormInSight(work) === undefined);
}

const signInRoles: ReadonlySet<FieldRole> = new Set(["username", ...passwordRoles]);

/** Nothing of the payment may still be open elsewhere, in a frame, a window or an app. */
function isOfferedAgain(
  { page, pace, browser }: Visit,
  { frames, pressables }: Look,
  {
    pressed,
    complaints,
    isSameDocument,
  }: { pressed: Pressed; complaints: readonly PageError[]; isSameDocument: boolean },
): boolean {
  const requests = watchRequests(page);
  if (!isSameDocument || !requests.wasAnsweredSince(pressed.at) || requests.sinceAnswerMs() < silenceMs)
    return false;
  const { button } = pressed;
  const isUsable = pressableAt(pressables, button)?.disabled === false;
  const isElsewhere =
    browser.context.pages().some((one) => one !== page) ||
    frames.some((frame) => pace.recipients?.isOpenedForPayment(frame) === true) ||
    complaints.some(({ text }) => asksToApprove(text));
  return isUsable && !isElsewhere;
}

function isAmong(text: string, errors: readonly PageError[]): boolean {
  return errors.some((error) => error.text.includes(text));
}

/** A frame that the payment has opened, in sight, says that the customer has to act elsewhere. */
function isApprovalAsked({ pace }: Visit, { reading, frames }: Look): boolean {
  return reading.frames.some(
    ({ isOwn, surroundings, texts }, at) =>
      !isOwn &&
      surroundings !== undefined &&
      frames[at] !== undefined &&
      pace.recipients?.isOpenedByPress(frames[at]) === true &&
      asksToApprove(
        texts.texts
          .map(({ text }) => text)
          .join(" ")
          .slice(0, 2_000),
      ),
  );
}

/**
 * Some shops show a refusal on the confirmation page: the form is gone, and with it the chance to use another
 * card, unless a button there pays for the order. A provider may show it at the address of its form.
 */
function isFormGone(
  { reading, all, pressables }: Look,
  before: BeforeLook,
  { complaints, isEmpty, hasLeft }: { complaints: readonly PageError[]; isEmpty: boolean; hasLeft: boolean },
): boolean {
  const asksToPay = all.some(({ role }) => role === "paymentMethod" || cardRoles.has(role));
  // The form behind a window that says so is still there once it is closed.
  if (isEmpty && complaints.some(({ kind }) => kind === "failed")) return !asksToPay;
  const hasMoved = hasLeft || !isSamePage(reading.url, before.url);
  if (!hasMoved || !complaints.some(({ kind }) => kind === "declined")) return false;
  // A link leads to a page that may pay or not: it is followed where another card is asked for.
  const pays = ({ move, isLink, isAside, disabled }: Pressable) =>
    move === "pay" && !isLink && !isAside && !disabled;
  return !asksToPay && !pressables.some(pays);
}

async function isFormReady({ page, pace }: Visit, { signs }: Shop): Promise<boolean> {
  if (!signs.payButton) return true;
  const button = page.locator(signs.payButton).first();
  if (!(await withinLimit(pace, () => button.isVisible(), false))) return false;
  const isBusy = await button
    .getAttribute("aria-busy", { timeout: timeLimit(pace, 2_000) })
    .catch(() => "true");
  return (
    isBusy !== "true" && (await button.isEnabled({ timeout: timeLimit(pace, 2_000) }).catch(() => false))
  );
}
