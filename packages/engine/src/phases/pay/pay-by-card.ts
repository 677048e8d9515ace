import { cardSchema, cardSchemaNaming } from "@cartwright/contract";
import { type Field, fieldWithRole } from "../../page/fields/read-fields.ts";
import { siteOf } from "../../page/own-frames.ts";
import { isByCard } from "../../words/paying/is-by-card.ts";
import { oneLine, quoted } from "../../words/quoted.ts";
import { giveMissing } from "../buyer/asking/give-missing.ts";
import { giveUnforeseen } from "../buyer/asking/give-unforeseen.ts";
import { workForm } from "../checkout/give-details.ts";
import { failures } from "../failures/failures.ts";
import { PurchaseFailed } from "../failures/purchase-failed.ts";
import { payerOf } from "../form/fields/known-buyer.ts";
import { noteObjections } from "../form/fields/objections.ts";
import { ownFields } from "../form/fields/own-fields.ts";
import type { CardForm, FormWork } from "../form/form-work.ts";
import { agreeToHost } from "../payment/card/admit-payment-pages.ts";
import { fieldsAdded, requirePayersNumber } from "../payment/card/beside-card.ts";
import { asksForCard, showCardForm } from "../payment/card/card-form.ts";
import { cardHostsRemark, describeStranger, noteAgreed, type Stranger } from "../payment/card/card-hosts.ts";
import { brandOf, type CardTyped, typeCard } from "../payment/card/type-card.ts";
import { describeTotal } from "../payment/total/describe-total.ts";
import { modelRemark } from "../payment/total/model-remark.ts";
import { type OrderTotal, readOrderTotal } from "../payment/total/read-order-total.ts";
import {
  agreeWithoutTotal,
  askToOrderAgain,
  orderMayExistNotice,
} from "../submit/after-press/ask-about-order.ts";
import type { Refused } from "../submit/after-press/submission-end.ts";
import type { Submission } from "../submit/agree-to-total.ts";
import { askForWord, type PersonApproval, type PressPermit } from "../submit/press/order-presses.ts";
import { isStillDrawnMeanwhile } from "../submit/press/shows-approved.ts";
import { isOfShop } from "../submit/provider/is-of-shop.ts";
import type { PlacedOrder } from "../submit/receipt/placed-order.ts";
import { submitThroughReviews } from "../submit/submit-through-reviews.ts";
import { hostOf, type Visit } from "../visit.ts";
import { type CardEnd, type OrderBeforeCard, orderBeforeCard } from "./card-later.ts";
import { sendCorrected } from "./send-corrected.ts";

/** The first card, and two more after refusals. */
const mostCards = 3;
/** A repeated complaint was not resolved; a new one is one more thing to correct. */
const mostTimesSaid = 3;
const mostCorrections = 6;

/**
 * Reads the total and checks it against the limit; asks a person, who sees it, for the card; types the card
 * and submits. A refused card may be replaced twice, and the total is read again each time.
 */
export async function payByCard(
  visit: Visit,
  work: FormWork,
  shown: CardForm | "behind_button" | undefined,
): Promise<PlacedOrder> {
  const refusals = { cards: 0, details: 0 };
  const said = new Map<string, number>();
  let refusal: Refused | undefined;
  let form = typeof shown === "object" ? shown : undefined;
  // The form was awaited before, and a button brings it up.
  let isAbsent = shown === "behind_button";
  while (refusals.cards < mostCards && refusals.details < mostCorrections && !isSaidTooOften(said)) {
    // Choosing to pay by card may itself change the total, so the form comes first.
    if (!isAbsent) form ??= await showCardForm(visit, work);
    isAbsent = false;
    const end = await tryCard(visit, work, { form, refusal }).catch((error: unknown) => {
      // If the button stays disabled after a refusal, report the merchant's words as the reason.
      throw refusal && isStuck(error) ? gaveUp(visit, refusal, refusals) : error;
    });
    if (end.kind === "confirmed") {
      const isCardUnused = visit.pace.recipients?.isCardGiven() !== true;
      return { total: end.approved, confirmation: end.confirmation, isCharge: end.isCharge, isCardUnused };
    }
    refusal = end;
    form = undefined;
    refusals[end.about === "card" ? "cards" : "details"] += 1;
    said.set(end.sentence, (said.get(end.sentence) ?? 0) + 1);
    noteObjections(work, end.objections ?? []);
    const isCorrected = await putRight(visit, work, end);
    // What the shop says again, though nothing could be corrected, it would say a third time.
    if (!isCorrected && (said.get(end.sentence) ?? 0) > 1) break;
  }
  throw gaveUp(visit, refusal, refusals);
}

function isSaidTooOften(said: ReadonlyMap<string, number>): boolean {
  return said.values().some((times) => times >= mostTimesSaid);
}

/**
 * An objection to the address isn't the card's fault, and a refused card may lead back to an earlier page. Returns
 * false if the cause is unknown, and nothing could be given.
 */
async function putRight(visit: Visit, work: FormWork, { about, state, words }: Refused): Promise<boolean> {
  const isCardThere = await asksForCard(visit, work);
  // A form that came back may be missing anything, whether or not it asks for the card.
  const mayMiss = about === "unsaid" || (about === "card" && isCardThere);
  const isGiven = mayMiss && state !== "declined" && (await giveMissing(visit, work, words));
  // A payment provider's page has no form of the shop's.
  const isWorked = isOfShop(visit, work, visit.page.url()) && (about === "details" || !isCardThere);
  if (isWorked) await workForm(visit, work);
  return isGiven || isWorked || about !== "unsaid" || words === "";
}

function isStuck(error: unknown): boolean {
  return error instanceof PurchaseFailed && error.code === "stuck";
}

function gaveUp(
  visit: Visit,
  refusal: Refused | undefined,
  { cards, details }: { cards: number; details: number },
) {
  const sentence = refusal?.sentence ?? "";
  if (refusal?.about === "card") return failures.cardsDeclined(visit, cards, sentence);
  if (refusal?.about === "unsaid") return failures.ordersRefused(visit, cards + details, sentence);
  return failures.allDetailsRefused(visit, details, sentence);
}

interface CardAttempt {
  /** Undefined if a button has to be pressed to show it. */
  form: CardForm | undefined;
  /** The result of the previous attempt. */
  refusal: Refused | undefined;
}

async function tryCard(visit: Visit, work: FormWork, { form, refusal }: CardAttempt): Promise<CardEnd> {
  const read = await readOrderTotal(visit, work, { mayFlash: true });
  await agreeBeforeCard(visit, read, refusal);
  const standing = new CardAgreement(visit, read);
  let ended: CardEnd | undefined;
  const typed = await typeCard(visit, {
    buyer: payerOf(work),
    form,
    open: async () => {
      const after = await orderBeforeCard(visit, work, standing.agreed);
      if (after.kind === "form") return standing.take(after);
      ended = after.end;
      return undefined;
    },
    agreeTo: async (stranger) => {
      if (!(await agreeToHost(visit, standing.read, stranger)))
        throw failures.strangersCardForm(visit, stranger.host);
      noteAgreed(visit, stranger);
    },
    ask: async (stranger) => {
      const { read } = standing;
      const asked = askForCard(visit, { read, refusal, stranger, form, way: work.payment.chosen?.title });
      const [{ answer, word }, isSteady] = await Promise.all([
        asked,
        isStillDrawnMeanwhile(visit, read, asked),
      ]);
      standing.note(word, isSteady);
      work.payment.cardBrand = brandOf((answer.card_number ?? "").replace(/\D/g, ""));
      return answer;
    },
  });
  if (ended) return ended;
  if (typed.kind === "not_asked") throw new Error("a form that was not brought up has an end");
  if (typed.kind === "objected") return cardNotTyped(visit, typed.objection);
  visit.pace.recipients?.noteCard(typed.fields.map(({ frame }) => frame));
  await reportCard(visit, typed);
  // A payment provider asks for more beside the card than the shop's form did.
  const fields = requirePayersNumber(await fieldsAdded(visit, typed.fields));
  await giveUnforeseen(visit, work, ownFields(work, fields));
  work.payment.giveRestOfCard = typed.giveRestOfCard;
  work.payment.numberSites = sitesWithNumber(typed.fields) ?? work.payment.numberSites;
  const end = await submitCorrected(visit, work, standing.agreed).finally(() => {
    work.payment.giveRestOfCard = undefined;
  });
  if (end.kind === "refused") await reportRefusal(visit, end);
  // A provider's page that names no amount still charges the one that was approved.
  if (!isOfShop(visit, work, visit.page.url())) work.totalBefore = standing.read.total ?? work.totalBefore;
  return end;
}

function sitesWithNumber(fields: readonly Field[]): ReadonlySet<string> | undefined {
  const number = fieldWithRole(fields, "cardNumber");
  return number && new Set([siteOf(number.frame.url())]);
}

function cardNotTyped({ orderPresses }: Visit, words: string): CardEnd {
  const end = { kind: "refused", sentence: `The card could not be typed: ${words}.` } as const;
  if (orderPresses.isOpen) return { ...end, words: "", about: "unsaid", state: "unproved" };
  return { ...end, words, about: "card", state: "not_pressed" };
}

/**
 * A person who gives a card expects to pay once, and no more than the limit. If either is uncertain, that is
 * a separate question: a card given for the next question doesn't answer it.
 */
async function agreeBeforeCard(visit: Visit, read: OrderTotal, refusal: Refused | undefined): Promise<void> {
  await agreeWithoutTotal(visit, read);
  if (refusal?.state !== "unproved" || refusal.about !== "unsaid") return;
  const { sentence } = refusal;
  if (!(await askToOrderAgain(visit, { sentence, read }))) throw failures.orderNotSentAgain(visit, sentence);
}

async function submitCorrected(visit: Visit, work: FormWork, agreed: Submission): Promise<CardEnd> {
  const first = await submitAgreed(visit, work, agreed);
  return sendCorrected(visit, first, {
    approval: agreed.approval,
    putRight: async (refused) => {
      await reportRefusal(visit, refused);
      noteObjections(work, refused.objections ?? []);
      return putRight(visit, work, refused);
    },
    submit: (again) => submitAgreed(visit, work, again),
  });
}

async function submitAgreed(visit: Visit, work: FormWork, agreed: Submission): Promise<CardEnd> {
  const end = await submitThroughReviews(visit, work, agreed);
  if (end.kind === "card_asked" || end.kind === "way_asked")
    throw new Error("a card or a choice is asked for only where no card was given");
  if (end.kind === "led_on") throw new Error("what a card is sent with leads to no other step");
  return end;
}

/** What a person agrees to by giving the card, and the unused part of their word. */
class CardAgreement {
  read: OrderTotal;
  readonly #visit: Visit;
  #permit: PressPermit | undefined;
  #word: PersonApproval | undefined;

  constructor(visit: Visit, read: OrderTotal) {
    this.#visit = visit;
    this.read = read;
  }

  /** The first press of a purchase doesn't use up a word: it is left for the next one. */
  note(word: PersonApproval, isSteady: boolean): void {
    this.read = { ...this.read, isUnsteady: !isSteady };
    const { orderPresses } = this.#visit;
    const first = orderPresses.first();
    this.#permit = first ?? orderPresses.afterWord(word);
    this.#word = first && word;
  }

  get agreed(): OrderBeforeCard {
    if (!this.#permit) throw new Error("nothing is pressed before a person was asked for the card");
    return { permit: this.#permit, approval: this.read, word: this.#word };
  }

  /** A button has brought up the form: takes the approval for the form's own button. */
  take({ form, permit, approval }: Submission & { form: CardForm }): CardForm {
    this.#permit = permit;
    this.read = approval;
    return form;
  }
}

async function reportCard(
  visit: Visit,
  { recipient, last4 }: Extract<CardTyped, { kind: "typed" }>,
): Promise<void> {
  const shop = hostOf(visit);
  const form = recipient === shop ? "" : `, into the card form of ${recipient}`;
  await visit.host.report({
    code: "card_entered",
    label: `Entered the card at ${shop}${form}.`,
    facts: { host: recipient, ...(last4 !== undefined && { last4 }) },
  });
}

async function reportRefusal(visit: Visit, { words, about, sentence }: Refused): Promise<void> {
  const host = hostOf(visit);
  if (about === "unsaid") {
    await visit.host.report({
      code: "order_returned",
      label: `${host} did not take the order. ${sentence}`,
      facts: {},
    });
    return;
  }
  await visit.host.report({
    code: about === "card" ? "card_declined" : "details_refused",
    label: `${host} refused the ${refusedBy[about]}.`,
    facts: { words: oneLine(words) },
  });
}

/** What the shop didn't take, in words for a person. */
const refusedBy = { card: "payment", details: "details", unsaid: "order" } as const;

interface CardQuestion {
  read: OrderTotal;
  refusal: Refused | undefined;
  stranger: Stranger | undefined;
  /** The selected payment method; undefined if the page names none. */
  way: string | undefined;
  /** Undefined if it appears behind a button: pressing it may already place the order. */
  form: CardForm | undefined;
}

/**
 * An unknown host is named to the person who gives the card, and gets it only if the answer names the host
 * too.
 */
async function askForCard(visit: Visit, { read, refusal, stranger, form, way }: CardQuestion) {
  const host = hostOf(visit);
  const { total } = read;
  const open = refusal?.state === "unproved" ? `${orderMayExistNotice} ` : "";
  const before = refusal
    ? `${host} ${refusal.about === "unsaid" ? "did not take" : "refused"} the ${refusedBy[refusal.about]}. ${refusal.sentence} ${open}`
    : "";
  const owner = stranger === undefined ? "" : ` The card form belongs to ${describeStranger(stranger)}.`;
  const later = form
    ? ""
    : " Its card form comes only behind a button that may place the order: the button is pressed, and the card is then typed and sent.";
  // Beside a card form, another payment method of unknown kind may be selected.
  const chosen =
    way === undefined || isByCard(way) ? "" : ` The way to pay that is chosen there is ${quoted(way)}.`;
  const whose = `${owner}${cardHostsRemark(visit, form?.fields ?? [])}${later}${chosen}`;
  const asked = await askForWord(visit.host, {
    key: "card",
    message: `${before}${host} asks for a card${refusal ? " again" : ""}.${whose} ${describeTotal(read, visit.order.maxCost)}${modelRemark(visit)}`,
    responseSchema: stranger === undefined ? cardSchema : cardSchemaNaming(stranger.host),
    ...(total && { detectedTotal: total }),
  });
  if (stranger === undefined) return asked;
  if (asked.answer.card_form_host !== stranger.host) throw failures.strangersCardForm(visit, stranger.host);
  noteAgreed(visit, stranger);
  return asked;
}
