import { compareAmounts } from "@cartwright/contract";
import { findOnly } from "../../../find-only.ts";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import {
  cardRoles,
  type FieldRole,
  passwordRoles,
  roleFacts,
  secretRoles,
} from "../../../page/fields/field-role.ts";
import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { fillTogether } from "../../../page/filling/fill-together.ts";
import { writtenDay } from "../../../page/filling/written-day.ts";
import type { Pressable } from "../../../page/moves/read-moves.ts";
import { siteOf } from "../../../page/own-frames.ts";
import { patienceFor } from "../../../page/waiting/pace.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { askForFields, fieldKey } from "../../buyer/asking/ask-for-fields.ts";
import { buyerFields } from "../../buyer/buyer-fields.ts";
import { hasBoxToTick, setBoxes } from "../../form/extras/form-boxes.ts";
import { besideOrder } from "../../form/fields/beside-order.ts";
import { isMarkedOptional } from "../../form/fields/is-marked-optional.ts";
import { type KnownBuyer, payerOf } from "../../form/fields/known-buyer.ts";
import type { FormWork } from "../../form/form-work.ts";
import type { Look } from "../../form/ways/read-ways.ts";
import { pressThrough } from "../../page/press-through.ts";
import type { PaymentPages } from "../../payment/card/admit-payment-pages.ts";
import { findKeptCard } from "../../payment/card/kept-card.ts";
import { restOfCard } from "../../payment/card/rest-of-card.ts";
import {
  buttonAgainstConversion,
  buttonOfCurrency,
  choiceOfCurrency,
  keepCurrency,
} from "../../payment/total/keep-currency.ts";
import type { Visit } from "../../visit.ts";
import type { AfterPress } from "../after-press/decide-after-press.ts";
import type { LookAfterPress } from "../after-press/look-after-press.ts";
import { agreeOnTheWay } from "../agree-to-total.ts";
import type { Approval } from "../approval.ts";
import type { Challenge } from "../bank/answer-challenge.ts";
import { verificationAmong } from "../bank/choose-verification.ts";
import { asksToApprove } from "../bank/watch-bank.ts";
import { fillByRequest, isAsRequested } from "./choose-requested.ts";
import { type PaymentDocument, paymentDocuments } from "./payment-documents.ts";
import { type PaymentPageAnswers, paymentPageAnswers } from "./payment-page-answers.ts";
import { givesUp, namesShop } from "./way-back.ts";

/** A phone's number, a bank, a birthday, a plan: few payment methods ask for more, and some ask twice. */
const mostSteps = 8;

/** A stranger's frame that comes with the press may be an advertisement: the shop may still take the order. */
const strangerMs = 5_000;

/** A page or frame of the payment that asks for something else than a card, a sign-in or a bank's code. */
export interface PaymentPage {
  /** Returns true if it was answered, and sent. */
  answer(seen: Pick<LookAfterPress, "facts" | "look">): Promise<boolean>;
}

interface Payment {
  approval: Approval;
  pages: PaymentPages;
  challenge: Challenge;
}

/**
 * Gives such a document what is known of the buyer, keeps the approved currency, asks a person for the rest,
 * and sends it: once for each step, and at the approved total. A step that asks for nothing is left too, as
 * long as no card was given: it confirms what a person has chosen.
 */
export function answerPaymentPage(
  visit: Visit,
  work: FormWork,
  { approval: approved, pages, challenge }: Payment,
): PaymentPage {
  const seen = new Set<string>();
  const given = paymentPageAnswers(visit, work);
  const seenSince = new Map<string, number>();
  let approval = approved;

  const isDue = (document: PaymentDocument, facts: AfterPress) => {
    const { fields, step } = document;
    if (facts.complaints.length === 0 && offersCurrencies(document, approval)) return !seen.has(step);
    if (seen.has(step) || seen.size >= mostSteps || isForOthers(visit, document, work)) return false;
    const asksForCard = restOfCard(fields).length > 0;
    const asks = asksForCard || fields.some(isOpen) || hasBoxToTick(fields);
    if (asks) return true;
    return isConfirming(visit, work, facts) && (asksToConfirm(document, approval) || knowsBuyer(document));
  };

  const send = async (document: PaymentDocument, look: Look): Promise<boolean> => {
    const button = currencyButton(document, approval) ?? findSender(document);
    if (!button || (await challenge.isOpen(look))) return false;
    seen.add(document.step);
    if (document.isFrame && !(await pages.mayGive(document.host))) return false;
    if (!(await fillIn(visit, work, { document, given, approval }))) return false;
    approval = await agreeOnTheWay(visit, approval);
    await pressThrough(visit, button);
    return true;
  };

  return {
    answer: async ({ facts, look }) => {
      for (const document of paymentDocuments(visit, work, look)) {
        // Once a person has agreed to the host, a code is asked for like a bank's.
        if (document.isWithheld && !seen.has(document.step)) {
          const from = seenSince.get(document.step) ?? Date.now();
          seenSince.set(document.step, from);
          if (Date.now() - from < patienceFor(visit.pace, strangerMs)) continue;
          seen.add(document.step);
          return pages.mayGive(document.host);
        }
        if (isDue(document, facts) && (await send(document, look))) return true;
      }
      return false;
    },
  };
}

interface Filling {
  document: PaymentDocument;
  given: PaymentPageAnswers;
  approval: Approval;
}

/** Returns false if it also asks for the rest of a card, which isn't known. */
async function fillIn(
  visit: Visit,
  work: FormWork,
  { document, given, approval }: Filling,
): Promise<boolean> {
  const { page, pace } = visit;
  const { fields, host } = document;
  await work.payment.giveRestOfCard?.(fields);
  if (!isIssuers(visit, work, document)) await fillTogether(knownFor(fields, payerOf(work)), pace);
  await given.hear(fields);
  await keepCurrency(fields, approval.total?.currency, pace);
  await settle(page, pace);
  const isHere = (field: Field) => fields.some(({ frame }) => frame === field.frame);
  if (restOfCard(await readFields(page, pace)).length > 0) return false;
  const stillOpen = async () =>
    (await readFields(page, pace)).filter((field) => isHere(field) && !field.isAside && isOpen(field));
  await fillByRequest(visit, await stillOpen());
  await given.giveAgain(await stillOpen());
  const left = await stillOpen();
  if (left.length > 0) await ask(visit, given, { open: left, host });
  await setBoxes(visit, fields);
  return true;
}

/** Behind the site that took the card is its issuer, which knows its customer: what it asks for is told to a person. */
function isIssuers({ pace }: Visit, { payment }: FormWork, { host }: PaymentDocument): boolean {
  return (
    pace.recipients?.isCardGiven() === true && payment.numberSites?.has(siteOf(`https://${host}`)) !== true
  );
}

/** What is known of the buyer for the empty fields, and the dialling code beside them, which is never empty. */
export function knownFor(fields: readonly Field[], buyer: KnownBuyer): { field: Field; value: string }[] {
  return buyerFields(fields, { buyer }).filter(
    ({ field }) => (isOpen(field) || field.role === "phoneCountry") && !asksQuestion(field),
  );
}

/** "What is the name of your first pet?": only a person can answer a bank's question, whatever it names. */
function asksQuestion({ label }: Pick<Field, "label">): boolean {
  return /[?？؟]/u.test(label);
}

async function ask(
  visit: Visit,
  given: PaymentPageAnswers,
  { open, host }: { open: readonly Field[]; host: string },
): Promise<void> {
  const complaint = given.objectionTo(open);
  const objected = complaint ? open.map((field) => ({ ...field, invalid: complaint })) : open;
  const answers = await askForFields(visit, objected, host);
  for (const field of open) {
    const value = answers.get(fieldKey(field));
    if (value === undefined) continue;
    const written = asWritten(field, value);
    given.note(field, written);
    await fillField(field, written, visit.pace);
  }
}

/** A payment without a card that goes on, and says nothing against it. */
function isConfirming({ pace }: Visit, { payment }: FormWork, facts: AfterPress): boolean {
  const isByCard = payment.isCardDue === true || pace.recipients?.isCardGiven() === true;
  const isOpen = facts.page === "nothing" || facts.page === "provider_page" || facts.page === "same_form";
  return !isByCard && isOpen && facts.complaints.length === 0 && !facts.isAwaitingAnswer;
}

/** It names the amount that was approved, and isn't about something to be done elsewhere. */
function asksToConfirm({ texts }: PaymentDocument, { total }: Approval): boolean {
  if (asksToApprove(texts.join(" ")) || findKeptCard(texts.map((text) => ({ text })))) return false;
  return (
    total !== undefined &&
    texts.some((text) => findAmounts(text).some(({ amount }) => compareAmounts(amount, total.amount) === 0))
  );
}

/** It shows nothing but what it knows of the buyer, such as a telephone's number, and a button that only leads on. */
function knowsBuyer(document: PaymentDocument): boolean {
  const { fields } = document;
  const isKnown = ({ role, value }: Field) => value !== "" && roleFacts[role].detail !== undefined;
  const leadsOn = () => findSender(document)?.move === "continue";
  return fields.length > 0 && fields.every(isKnown) && leadsOn();
}

/** What another part of the work fills in, except the rest of a card whose number was given before. */
function isForOthers(visit: Visit, { fields }: PaymentDocument, { payment }: FormWork): boolean {
  const rest = payment.giveRestOfCard ? restOfCard(fields) : [];
  // A bank's ways to send its code are its challenge's.
  if (visit.pace.recipients?.isCardGiven() && verificationAmong(fields)) return true;
  return fields.some(
    (field) =>
      !rest.includes(field) &&
      field.enabled &&
      !(field.role === "paymentMethod" && isAsRequested(visit, field)) &&
      (cardRoles.has(field.role) || passwordRoles.has(field.role) || others.has(field.role)),
  );
}

const others: ReadonlySet<FieldRole> = new Set(["oneTimeCode", "username", "paymentMethod"]);

function isOpen(field: Field): boolean {
  const { role, control, enabled, required, value } = field;
  return (
    enabled &&
    value === "" &&
    control !== "checkbox" &&
    (required || !besideOrder.has(role)) &&
    !secretRoles.has(role) &&
    !isMarkedOptional(field)
  );
}

/** A conversion is offered once the provider has the card: the approved currency has to be sent. */
function offersCurrencies(document: PaymentDocument, approval: Approval): boolean {
  if (document.fields.some(({ role, enabled }) => role === "cardNumber" && enabled)) return false;
  const currency = approval.total?.currency;
  const isOffer = (field: Field) => currency !== undefined && choiceOfCurrency(field, currency) !== undefined;
  return document.fields.some(isOffer) || currencyButton(document, approval) !== undefined;
}

function currencyButton({ pressables, texts }: PaymentDocument, { total }: Approval): Pressable | undefined {
  const open = pressables.filter(({ isLink, isAside, disabled }) => !isLink && !isAside && !disabled);
  return buttonOfCurrency(open, total) ?? buttonAgainstConversion(open, texts, total);
}

function asWritten({ control, label, placeholder }: Field, value: string): string {
  return control === "text" ? writtenDay(value, `${placeholder} ${label}`) : value;
}

/** The button of the form. Undefined on a page that leads back to the shop: its payment is over. */
function findSender({ fields, pressables }: PaymentDocument): Pressable | undefined {
  const [first] = fields;
  const meant = pressables.filter((one) => !one.isAside && !givesUp(one));
  if (meant.some(namesShop)) return undefined;
  const own = meant.filter(
    ({ frame, form, disabled }) =>
      !disabled && (first === undefined || (frame === first.frame && form === first.form)),
  );
  const sending = own.filter(({ move, isLink }) => !isLink && (move === "pay" || move === "continue"));
  // Without a field, nothing else tells which button is meant.
  if (!first) return findOnly(sending);
  return sending[0] ?? own.find(({ isSubmit }) => isSubmit);
}
