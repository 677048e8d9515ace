import { choicesSchema, type DisplayedMoney } from "@cartwright/contract";
import { speaksOfOrdering } from "../../deciding/judge-way.ts";
import type { Place } from "../../page/call-in-page.ts";
import { pressableAt } from "../../page/moves/read-moves.ts";
import { errorsOf } from "../../page/outcomes/read-errors.ts";
import { normalise } from "../../words/normalise.ts";
import { isByCard } from "../../words/paying/is-by-card.ts";
import { quoted } from "../../words/quoted.ts";
import { isMoreAsked } from "../buyer/asking/fields-to-ask.ts";
import { giveMissing } from "../buyer/asking/give-missing.ts";
import { workForm } from "../checkout/give-details.ts";
import { failures } from "../failures/failures.ts";
import { noteObjections } from "../form/fields/objections.ts";
import type { CardForm, FormWork } from "../form/form-work.ts";
import { isLastForm, isLastLook } from "../form/ways/is-last-look.ts";
import { lookAt } from "../form/ways/read-ways.ts";
import { goTo } from "../page/go-to.ts";
import { showCardForm } from "../payment/card/card-form.ts";
import { findOrderButton } from "../payment/find-order-button.ts";
import { findPayButton } from "../payment/find-pay-button.ts";
import { describeTotal } from "../payment/total/describe-total.ts";
import { modelRemark } from "../payment/total/model-remark.ts";
import { type OrderTotal, readOrderTotal } from "../payment/total/read-order-total.ts";
import { isForCard } from "../payment/ways/choose-payment.ts";
import { wantsCardOfWallet } from "../payment/ways/wallet-buttons.ts";
import { chooseWay, findWays } from "../payment/ways/ways-asked-later.ts";
import { agreeWithoutTotal, askToOrderAgain, askToPress } from "../submit/after-press/ask-about-order.ts";
import type { Refused, ShownAgain, SubmissionEnd } from "../submit/after-press/submission-end.ts";
import { askForWord, type PersonApproval, type PressPermit } from "../submit/press/order-presses.ts";
import { isStillDrawnMeanwhile } from "../submit/press/shows-approved.ts";
import { isOfShop } from "../submit/provider/is-of-shop.ts";
import type { PlacedOrder } from "../submit/receipt/placed-order.ts";
import { submitOrder } from "../submit/submit-order.ts";
import { permitToGoOn } from "../submit/submit-through-reviews.ts";
import { hostOf, type Visit } from "../visit.ts";
import { payByCard } from "./pay-by-card.ts";

/** The first one, and three more after refusals, in which details are corrected. */
const mostOrders = 4;

/**
 * The shop takes no card here: a person who sees the total decides how to pay, since the press of the button
 * binds the buyer. The order is placed in that way or not at all. A button that doesn't mention an order may
 * lead to another step.
 */
export async function payAsAgreed(
  visit: Visit,
  work: FormWork,
): Promise<PlacedOrder | "led_on" | "way_asked"> {
  let former: Former | undefined;
  for (let order = 1; order <= mostOrders; order += 1) {
    await refuseDeadEnd(visit, work);
    const read =
      approvedBefore(visit, work, former) ?? (await readOrderTotal(visit, work, { mayFlash: true }));
    const agreed = agree(visit, work, { read, former });
    const [permit, isSteady] = await Promise.all([agreed, isStillDrawnMeanwhile(visit, read, agreed)]);
    const approval = { ...read, isUnsteady: !isSteady };
    const opener = await takeAgreedWay(visit, work);
    const form = await cardFormOf(visit, work);
    if (form) return payByCard(visit, work, form);
    if (!work.payment.mayLeadOn) await reportPayment(visit, work);
    if (wantsCardOfWallet(visit, work)) work.payment.isCardDue = true;
    const end = await submitOrder(visit, work, { permit, approval, opener });
    delete work.payment.isCardDue;
    if (!isOpen(end)) return goOn(visit, work, end, approval);
    const isAnswered = end.kind !== "refused" || (await answerRefusal(visit, work, end));
    if (end.kind === "refused" && !isAnswered && saysOnceMore(end, former))
      throw failures.ordersRefused(visit, order, end.sentence);
    former = { end, total: approval.total, approval, permit };
    await workShopsForm(visit, work);
  }
  throw failures.ordersRefused(visit, mostOrders, former?.end.kind === "refused" ? former.end.sentence : "");
}

/** The order has to be sent again, or its page shows it again. */
type OpenEnd = Refused | ShownAgain;

function isOpen(end: SubmissionEnd): end is OpenEnd {
  return end.kind === "refused" || end.kind === "asked_once_more" || end.kind === "shown_again";
}

/** What follows, unless the order has to be sent again. */
async function goOn(
  visit: Visit,
  work: FormWork,
  end: Exclude<SubmissionEnd, OpenEnd>,
  { total }: OrderTotal,
): Promise<PlacedOrder | "led_on" | "way_asked"> {
  if (end.kind === "confirmed")
    return { total: end.approved, confirmation: end.confirmation, isCharge: end.isCharge };
  // A provider's page that names no amount charges the one that was approved.
  if (end.kind === "way_asked") work.totalBefore = total;
  if (end.kind === "card_asked") return payByCard(visit, { ...work, totalBefore: total }, undefined);
  return end.kind;
}

/**
 * If the payment continues elsewhere, the approval still holds: another amount is asked about before the
 * press.
 */
function approvedBefore(visit: Visit, work: FormWork, former: Former | undefined): OrderTotal | undefined {
  const isAskedThere = former && former.end.kind !== "refused" && !isOfShop(visit, work, visit.page.url());
  return isAskedThere ? former.approval : undefined;
}

/** A payment provider's page has no form of the shop's, nor has a page behind the order. */
async function workShopsForm(visit: Visit, work: FormWork): Promise<void> {
  if (work.payment.isAskedLater) return;
  if (isOfShop(visit, work, visit.page.url())) await workForm(visit, work);
}

async function reportPayment(visit: Visit, { payment: { decided } }: FormWork): Promise<void> {
  await visit.host.report({
    code: "payment_chosen",
    label: `Pays ${hostOf(visit)} by ${quoted(decided?.title)}.`,
    facts: { method: decided?.title ?? null },
  });
}

/** Gives what the shop says is missing, if that can be known. */
async function answerRefusal(visit: Visit, work: FormWork, end: Refused): Promise<boolean> {
  noteObjections(work, end.objections ?? []);
  return end.about === "details" || (end.about === "unsaid" && (await giveMissing(visit, work, end.words)));
}

/** If the shop repeats itself, the cause isn't the payment method. */
function saysOnceMore({ sentence }: Refused, former: Former | undefined): boolean {
  return former?.end.kind === "refused" && former.end.sentence === sentence;
}

/** How the previous press ended, and the total it was made at. */
interface Former {
  end: OpenEnd;
  total: DisplayedMoney | undefined;
  approval: OrderTotal;
  permit: PressPermit;
}

/** Asks a person to agree to anything not agreed to yet, and returns the permit for the press. */
async function agree(
  visit: Visit,
  work: FormWork,
  { read, former }: { read: OrderTotal; former: Former | undefined },
): Promise<PressPermit> {
  if (!former) return agreeFirst(visit, work, read);
  const { end } = former;
  const permit = await permitAfter(visit, former, read);
  // Correcting details doesn't change what was agreed to, as long as the total is the same.
  const isAboutPayment = end.kind === "refused" && end.about === "card";
  const isOpen = isAboutPayment || !isSameTotal(former.total, read.total);
  const hasJustAgreed = end.kind === "refused" && wasSent(end) && work.payment.offered.length < 2;
  if (isOpen && !hasJustAgreed)
    await askHowToPay(visit, work, { read, refusal: end.kind === "refused" ? end.sentence : "" });
  return permit;
}

async function agreeFirst(visit: Visit, work: FormWork, read: OrderTotal): Promise<PressPermit> {
  const { orderPresses } = visit;
  const covered = isCoveredByGift(visit, work, read) ? orderPresses.first() : undefined;
  if (covered) return covered;
  const words = await wordsOfUnworded(visit, work);
  work.payment.mayLeadOn = words !== undefined;
  const word =
    words === undefined
      ? await askHowToPay(visit, work, { read, refusal: "" })
      : await askToPress(visit, words, read);
  if (!word) throw failures.pressNotAgreed(visit);
  return orderPresses.first() ?? orderPresses.afterWord(word);
}

/** The gift card that the request names pays for everything: nothing is left to decide. */
function isCoveredByGift({ isGiftUsed }: Visit, { payment }: FormWork, { total }: OrderTotal): boolean {
  return isGiftUsed === true && payment.offered.length === 0 && Number(total?.amount) === 0;
}

/** The text of the only button left, if it doesn't mention an order and the shop names no payment method. */
async function wordsOfUnworded(visit: Visit, work: FormWork): Promise<string | undefined> {
  if (work.payment.offered.length > 0) return undefined;
  const look = await lookAt(visit, work.shop);
  const button = findOrderButton(visit, work, look);
  const pressable = pressableAt(look.pressables, button);
  const isUnworded =
    button !== undefined &&
    !button.isWorded &&
    (isLastLook(visit, work, look) || isLastForm(visit, work, look));
  if (!isUnworded || !pressable || pressable.move === "buy_now") return undefined;
  return speaksOfOrdering(pressable.text) ? undefined : pressable.text;
}

async function permitAfter(visit: Visit, { end, permit }: Former, read: OrderTotal): Promise<PressPermit> {
  if (end.kind !== "refused") return permitToGoOn(visit, end, read);
  if (end.state === "not_pressed") return permit;
  if (typeof end.state === "object") return visit.orderPresses.afterProof(end.state);
  const word = await askToOrderAgain(visit, { sentence: end.sentence, read });
  if (word) return visit.orderPresses.afterWord(word);
  throw failures.orderNotSentAgain(visit, end.sentence);
}

/** This includes declined payments: words alone don't prove that nothing was ordered. */
function wasSent({ state }: Refused): boolean {
  return state === "declined" || state === "unproved";
}

function isSameTotal(agreed: DisplayedMoney | undefined, total: DisplayedMoney | undefined): boolean {
  return agreed !== undefined && agreed.amount === total?.amount && agreed.currency === total.currency;
}
/**
 * The order button stays disabled and there is no payment method: no one is asked to agree to something
 * impossible.
 */
async function refuseDeadEnd(visit: Visit, work: FormWork): Promise<void> {
  if (work.payment.chosen) return;
  const look = await lookAt(visit, work.shop);
  if (!findPayButton(visit, work, look)?.disabled) return;
  const [complaint] = errorsOf(look, look.all);
  throw failures.noPayment(visit, complaint?.text);
}

/**
 * The provisional choice is often the right one; otherwise goes through the form again. Returns the button to
 * press if the choice is made on a page of its own.
 */
async function takeAgreedWay(visit: Visit, work: FormWork): Promise<Place | undefined> {
  const { chosen, decided, offered, address, isAskedLater } = work.payment;
  if (isAskedLater) return chooseLater(visit, work);
  if (offered.length === 0) return undefined;
  // What the way needs of the payer is asked for once a person has decided on it.
  if (chosen?.value === decided?.value && !(await isMoreAsked(visit, work))) return undefined;
  await workForm(visit, work);
  if (work.payment.chosen?.value === decided?.value) return undefined;
  await goTo(visit, address);
  await workForm(visit, work);
  if (work.payment.chosen?.value === decided?.value) return undefined;
  throw failures.paymentNotKept(visit, decided?.title);
}

/** A person may have decided on the card where the request names another way. */
async function cardFormOf(visit: Visit, work: FormWork): Promise<CardForm | undefined> {
  const { requested, decided } = work.payment;
  return requested && isForCard(work.payment, decided) ? showCardForm(visit, work) : undefined;
}

function describeKept({ keptCard, chosen }: FormWork["payment"]): string {
  if (keptCard === undefined || (chosen && !isByCard(chosen.title))) return "";
  return ` The page names a card on file, ${quoted(keptCard)}, which may be charged.`;
}

async function chooseLater(visit: Visit, { payment }: FormWork): Promise<Place | undefined> {
  const { decided } = payment;
  if (!decided || findWays(await lookAt(visit)).length === 0) return undefined;
  payment.chosen = decided;
  const button = await chooseWay(visit, decided);
  if (button) return button;
  throw failures.paymentNotKept(visit, decided.title);
}

function describeWay({ isAskedLater, requested }: FormWork["payment"], host: string): string {
  if (isAskedLater) return `The order was sent, and ${host} asks now how it is paid.`;
  if (requested) return `The request asks to pay ${host} by ${quoted(requested.title)}.`;
  return `${host} takes no card on this page.`;
}

/** The question names the way that the request asks for, with its fee: what says no more is not quoted besides. */
function besidesWay(read: OrderTotal, { requested }: FormWork["payment"]): OrderTotal {
  const { says } = read;
  if (!says || !requested || isByCard(requested.title)) return read;
  const own = new Set(normalise(requested.title).split(" "));
  const saysMore = (line: string) =>
    normalise(line)
      .split(" ")
      .some((word) => !own.has(word));
  return { ...read, says: { ...says, charges: says.charges.filter(saysMore) } };
}

async function askHowToPay(
  visit: Visit,
  { payment }: FormWork,
  { read, refusal }: { read: OrderTotal; refusal: string },
): Promise<PersonApproval> {
  const host = hostOf(visit);
  const { total } = read;
  const offered =
    payment.offered.length > 0
      ? payment.offered
      : [{ value: "as_offered", title: "Place the order; the shop does not say here how it is paid" }];
  await agreeWithoutTotal(visit, read);
  const choices = offered.map(({ value, title }) => ({ const: value, title }));
  const before = refusal ? `${host} did not accept the order. ${refusal} ` : "";
  const { answer, word } = await askForWord(visit.host, {
    key: "payment_method",
    message: `${before}${describeWay(payment, host)} ${describeTotal(besidesWay(read, payment), visit.order.maxCost)}${describeKept(payment)} Choosing a way to pay places the order and binds the buyer.${modelRemark(visit)}`,
    responseSchema: choicesSchema(new Map([["payment_method", choices]])),
    ...(total && { detectedTotal: total }),
  });
  payment.decided = offered.find(({ value }) => value === answer.payment_method);
  if (payment.decided && word) return word;
  throw failures.paymentNotOffered(host);
}
