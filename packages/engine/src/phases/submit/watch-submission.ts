import type { DisplayedMoney } from "@cartwright/contract";
import { cardRoles } from "../../page/fields/field-role.ts";
import { readFields } from "../../page/fields/read-fields.ts";
import { readMoves } from "../../page/moves/read-moves.ts";
import { complaintsSince, sureComplaint } from "../../page/outcomes/complaints-since.ts";
import { type PageTexts, readPageTexts } from "../../page/outcomes/page-texts.ts";
import { type Confirmation, readConfirmation } from "../../page/outcomes/read-confirmation.ts";
import type { PageError } from "../../page/outcomes/read-errors.ts";
import { awaitStir } from "../../page/waiting/await-stir.ts";
import { patienceFor, timeLimit } from "../../page/waiting/pace.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import type { Shop } from "../../shops/shop.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { failures } from "../failures.ts";
import { followPayment } from "../follow-tab.ts";
import type { FormWork } from "../form/form-work.ts";
import { type Objection, objectionTo } from "../form/objections.ts";
import { cardFormInSight } from "../payment/card-form.ts";
import { isByCard } from "../payment/choose-payment.ts";
import type { Visit } from "../visit.ts";
import type { PaymentPages } from "./admit-payment-pages.ts";
import { type Challenge, type CodeInOrder, watchChallenge } from "./answer-challenge.ts";
import { watchComplaints } from "./complaint-news.ts";
import { type AfterPress, type AfterPressDecision, decideAfterPress } from "./decide-after-press.ts";
import { describeOrder } from "./describe-order.ts";
import { isAboutOrder } from "./is-about-order.ts";
import type { BeforePress } from "./look-before-press.ts";
import {
  type NothingSent,
  type PressPermit,
  proveNothingSent,
  proveUnpaid,
  silenceMs,
} from "./order-presses.ts";
import type { Pressed } from "./press-pay.ts";
import { readAfterPress } from "./read-after-press.ts";
import { watchBank } from "./watch-bank.ts";

export type SubmissionEnd =
  | { kind: "confirmed"; confirmation: Confirmation; approved: DisplayedMoney | undefined }
  | Refused
  /** Nothing is paid yet: the shop asks for the card on the page that follows. */
  | { kind: "card_asked" }
  /** Nothing is ordered yet: the shop's next page shows the unpaid order, and the button once more. */
  | { kind: "asked_once_more"; permit: PressPermit }
  /** A button that might have placed the order has led to another step of the checkout. */
  | { kind: "led_on" };

/** A code was typed into the form of the order, and not sent. */
export interface CodeTyped extends CodeInOrder {
  kind: "code_typed";
}

/** The merchant objects, and its form can be used again. */
export interface Refused {
  kind: "refused";
  /** Empty where the shop has said nothing. */
  words: string;
  /** A sentence of ours that quotes them, or says that there are none. */
  sentence: string;
  /** `unsaid`: nothing tells what is wrong. */
  about: "card" | "details" | "unsaid";
  /** The field that it names, and what that held. */
  objection?: Objection;
  /** `unproved`: the shop objects to something, and an order may exist all the same. */
  state: "not_pressed" | "declined" | "unproved" | NothingSent;
}

/** Shops take up to half a minute to place an order; what is not told some time after that will not be. */
const outcomeLimitMs = 40_000;

/** Banks give their customers so long to approve a payment. */
const bankLimitMs = 10 * 60_000;

/** So long after an answer the page has done with it what it will. */
const answeredMs = 300;

type Before = BeforePress & { pressed: Pressed; pages: PaymentPages; approved: DisplayedMoney | undefined };

/** Looks for what became of a submitted order. It presses nothing but what sends a bank its code. */
export async function watchSubmission(
  visit: Visit,
  work: FormWork,
  before: Before,
): Promise<SubmissionEnd | CodeTyped> {
  const { pace } = visit;
  const challenge = watchChallenge(visit);
  const bank = watchBank(visit, before.url);
  const bankUntil = Date.now() + timeLimit(pace, patienceFor(pace, bankLimitMs));
  const look = lookAfterPress(visit, work, { before, challenge });
  let until = Date.now() + timeLimit(pace, patienceFor(pace, outcomeLimitMs));
  let words: string | undefined;
  while (Date.now() < until) {
    if (await before.pages.answered())
      until = Date.now() + timeLimit(pace, patienceFor(pace, outcomeLimitMs));
    // The answer may come in a tab, which may close again.
    await followPayment(visit);
    const { page } = visit;
    const requests = watchRequests(page);
    const arrived = requests.arrivedCount();
    const { facts, confirmation, texts, said } = await look();
    const end = endOf(visit, decideAfterPress(facts), { confirmation, approved: before.approved });
    if (end) return end;
    words = said ?? words;
    const code = await challenge.answer();
    if (typeof code === "object") return { kind: "code_typed", ...code };
    if (code === "sent") until = Date.now() + timeLimit(pace, patienceFor(pace, outcomeLimitMs));
    // While the bank waits for its customer, the shop waits for the bank.
    else if (await bank.isAsking(texts))
      until = Math.min(bankUntil, Date.now() + timeLimit(pace, patienceFor(pace, outcomeLimitMs)));
    // A page that has come meanwhile is looked at right away.
    if (requests.arrivedCount() === arrived) await awaitStir(page, pace, { leastMs: 20, limitMs: 200 });
  }
  const seconds = outcomeLimitMs / 1000;
  throw failures.orderUnanswered(visit, { seconds, words: words && withoutCardNumber(words) });
}

interface LookAfterPress {
  facts: AfterPress;
  confirmation: Confirmation;
  texts: PageTexts;
  /** What the shop has come to say, though something may still be on its way. */
  said: string | undefined;
}

/** Gathers, at one moment after another, what is known about the press. */
function lookAfterPress(
  visit: Visit,
  work: FormWork,
  { before, challenge }: { before: Before; challenge: Challenge },
): () => Promise<LookAfterPress> {
  const { pressed } = before;
  const newsOf = watchComplaints(before.complaints);
  return async () => {
    const { page } = visit;
    const requests = watchRequests(page);
    const { confirmation, news, fields, texts } = await readNews(visit, before, newsOf);
    const isNewText = confirmation.text !== before.confirmingText || page.url() !== before.url;
    const isConfirmed = confirmation.isConfirmed && isNewText;
    // What an answer leads to takes the page a moment.
    const isBusy = requests.pendingCount(10_000) > 0 || requests.sinceAnswerMs() < answeredMs;
    // Either decides by itself, so that nothing else is looked at.
    const isDecided = isConfirmed || isBusy;
    const complaints = isDecided ? [] : await wordsOfShop(news, challenge);
    const now = { fields, texts, total: confirmation.total, receiptWeight: 0 };
    const shown = isDecided ? undefined : await readAfterPress(visit, work, { before, now });
    const sent = requests.departedCount() - pressed.departed;
    const isSameDocument = isSameAsPressed(visit, before) && page.url() === pressed.url;
    const facts: AfterPress = {
      page: isConfirmed ? "receipt" : (shown?.kind ?? "working"),
      asking: shown?.asking,
      isCardDue: isCardDue(work),
      isAtRest: requests.sinceAnswerMs() > restMs,
      nothingSent: proveNothingSent({ sent, isSameDocument, wasMade: true }),
      isSilent: sent === 0 && isSameDocument && Date.now() - pressed.at >= silenceMs,
      complaints,
      isBusy,
      isFormReady: complaints.length > 0 && (await isFormReady(visit, work.shop)),
      isAwaitingAnswer: requests.isAwaitingSince(pressed.at),
      isFormGone: await isFormGone(visit, before, complaints),
    };
    return { facts, confirmation, texts, said: news[0]?.text };
  };
}

function isSameAsPressed({ page }: Visit, { pressed, complaints }: Before): boolean {
  return page === pressed.page && watchRequests(page).arrivedCount() === complaints.document;
}

/** The page as it is, and what it has come to say about the order. */
async function readNews(visit: Visit, before: Before, newsOf: ReturnType<typeof watchComplaints>) {
  const { page, pace, currency } = visit;
  const isSameDocument = isSameAsPressed(visit, before);
  const isOfOrder = (error: PageError) => isAboutOrder(error, page, { ...before.place, isSameDocument });
  const isOld = (error: PageError) => isSameDocument && before.complaints.copies.has(error.text);
  const counts = (error: PageError) => isOfOrder(error) && !isOld(error);
  const reading = readFields(page, pace);
  const [fields, texts, moves] = await Promise.all([
    reading,
    readPageTexts(page, pace),
    readMoves(page, pace),
  ]);
  const order = describeOrder(visit, before, { fields, moves });
  const confirmation = await readConfirmation(page, pace, { currency, counts, reading, texts, order });
  const marked = [...confirmation.errors, ...confirmation.failures];
  const unmarked = complaintsSince(before.texts, texts, fields).filter(
    ({ text, weight }) => weight >= sureComplaint && !isAmong(text, marked),
  );
  const news = newsOf({
    errors: [...marked, ...unmarked],
    document: isSameDocument ? before.complaints.document : otherDocument,
    isAnswered: watchRequests(page).wasAnsweredSince(before.pressed.at),
  }).filter(isOfOrder);
  return { confirmation, news, fields, texts };
}

const otherDocument = -1;
/** A form that has come back and stood so long is all that the shop has to say. */
const restMs = 3_000;

/**
 * Once a card was given, a page that asks for one leaves open what became of it. A shop that named no way to pay before
 * says only now how it is paid.
 */
function isCardDue(work: FormWork): boolean {
  const { isCardDue, offered, decided } = work.payment;
  const isUntold = offered.length === 0 || isByCard(decided?.title ?? "");
  return isCardDue ?? (isUntold && cardFormInSight(work) === undefined);
}

function isAmong(text: string, errors: readonly PageError[]): boolean {
  return errors.some((error) => error.text.includes(text));
}

function endOf(
  visit: Visit,
  decision: AfterPressDecision,
  placed: Omit<Extract<SubmissionEnd, { kind: "confirmed" }>, "kind">,
): SubmissionEnd | undefined {
  const { orderPresses } = visit;
  switch (decision.kind) {
    case "wait":
      return undefined;
    case "confirmed":
      orderPresses.end("confirmed");
      return { kind: "confirmed", ...placed };
    case "declined_for_good":
      orderPresses.end("not_placed");
      throw failures.cardDeclined(visit, withoutCardNumber(decision.complaint.text));
    case "sold_out":
      orderPresses.end(decision.nothingSent ? "nothing_sent" : "not_placed");
      throw failures.soldOutMeanwhile(visit, decision.complaint.text);
    case "refused":
      return refusal(visit, decision);
    case "card_asked":
      orderPresses.end("not_placed");
      return { kind: "card_asked" };
    case "asked_once_more": {
      const proof = proveUnpaid({ kind: "review" });
      const permit = proof && orderPresses.afterShopAsked(proof);
      if (!permit) return undefined;
      orderPresses.end("not_placed");
      return { kind: "asked_once_more", permit };
    }
    case "led_on":
      orderPresses.end("not_placed");
      return { kind: "led_on" };
    default:
      return decision satisfies never;
  }
}

function refusal(
  { orderPresses }: Visit,
  { complaint, nothingSent }: Extract<AfterPressDecision, { kind: "refused" }>,
): Refused {
  const isDeclined = "kind" in complaint && complaint.kind === "declined";
  const state = nothingSent ?? (isDeclined ? "declined" : "unproved");
  if (nothingSent) orderPresses.end("nothing_sent");
  else orderPresses.end(state === "declined" ? "not_placed" : "unproved");
  if ("silent" in complaint) {
    const sentence =
      complaint.silent === "form"
        ? "It says nothing: its form came back without a word."
        : "It says nothing: its page did nothing.";
    return { kind: "refused", words: "", sentence, about: "unsaid", state };
  }
  const words = withoutCardNumber(complaint.text);
  const { field } = complaint;
  const objection = field && objectionTo(field, words);
  return {
    kind: "refused",
    words,
    sentence: `It says: "${words}".`,
    about: subjectOf(complaint),
    ...(objection && { objection }),
    state,
  };
}

/** While a bank asks its customer, what is complained about is the code. */
async function wordsOfShop(said: readonly PageError[], challenge: Challenge): Promise<readonly PageError[]> {
  return said.length > 0 && (await challenge.isOpen()) ? [] : said;
}

/** Some shops refuse on the page where others confirm: the form is gone, and with it the chance of another card. */
async function isFormGone(
  { page, pace }: Visit,
  before: Before,
  complaints: readonly PageError[],
): Promise<boolean> {
  const hasMoved = new URL(page.url()).pathname !== new URL(before.url).pathname;
  if (!hasMoved || !complaints.some(({ kind }) => kind === "declined")) return false;
  const fields = await readFields(page, pace);
  return !fields.some(({ role }) => role === "paymentMethod" || cardRoles.has(role));
}

/** Some shops repeat in their refusal what was typed. */
function withoutCardNumber(text: string): string {
  return text.replace(/\d(?:[ -]?\d){11,18}/g, "[card number]");
}

function subjectOf({ kind, field, text }: Pick<PageError, "kind" | "field" | "text">): Refused["about"] {
  if (field) return cardRoles.has(field.role) || kind === "declined" ? "card" : "details";
  const plain = normalise(text);
  const namesCard = languages.some(({ payment }) => hasPhrase(plain, payment.card));
  return kind === "declined" || namesCard ? "card" : "unsaid";
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
