import type { DisplayedMoney } from "@cartwright/contract";
import { cardRoles } from "../../page/fields/field-role.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { type Confirmation, readConfirmation } from "../../page/outcomes/read-confirmation.ts";
import type { PageError } from "../../page/outcomes/read-errors.ts";
import { readMainLines } from "../../page/outcomes/read-main-lines.ts";
import { awaitStir } from "../../page/waiting/await-stir.ts";
import { patienceFor, timeLimit } from "../../page/waiting/pace.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import type { Shop } from "../../shops/shop.ts";
import { knownBuyer } from "../buyer/known-buyer.ts";
import type { FormWork } from "../checkout/form-work.ts";
import { PurchaseFailed } from "../purchase-failed.ts";
import { hostOf, type Visit } from "../visit.ts";
import { type Challenge, watchChallenge } from "./answer-challenge.ts";
import { type ComplaintsBefore, noteComplaints, watchComplaints } from "./complaint-news.ts";
import { type AfterPress, type AfterPressDecision, decideAfterPress } from "./decide-after-press.ts";
import { findFurtherStep } from "./find-further-step.ts";
import { isAboutOrder, type OrderPlace, orderPlace } from "./is-about-order.ts";
import { type NothingSent, type PressPermit, proveNothingSent } from "./order-presses.ts";
import type { Pressed } from "./press-pay.ts";
import { orderState } from "./say-order-state.ts";

export type SubmissionEnd =
  | { kind: "confirmed"; confirmation: Confirmation; approved: DisplayedMoney | undefined }
  | Refused
  /** Nothing is paid yet: the shop asks for the card on the page that follows. */
  | { kind: "card_asked" }
  /** Nothing is ordered yet: the shop's next page asks, in these words, for the press of the button once more. */
  | { kind: "asked_once_more"; words: string; permit: PressPermit };

/** The merchant objects, and its form can be used again. */
export interface Refused {
  kind: "refused";
  words: string;
  isAboutCard: boolean;
  /** `unproved`: the shop objects to something, and an order may exist all the same. */
  state: "not_pressed" | "declined" | "unproved" | NothingSent;
}

/** Shops take up to half a minute to place an order; what is not told some time after that will not be. */
const outcomeLimitMs = 40_000;

/** What the page said before the press: none of it is an answer to it. */
export interface BeforePress {
  url: string;
  documents: number;
  lines: readonly string[];
  complaints: ComplaintsBefore;
  place: OrderPlace;
  /** Words that would confirm an order; empty on nearly every page. */
  confirmingText: string;
}

type Before = BeforePress & { pressed: Pressed; approved: DisplayedMoney | undefined };

export async function lookBeforePress(
  { page, pace, orderPresses }: Visit,
  reading: Promise<readonly Field[]> = readFields(page, pace),
): Promise<BeforePress> {
  const requests = watchRequests(page);
  const [confirmation, lines, fields] = await Promise.all([
    readConfirmation(page, pace, { reading }),
    readMainLines(page, pace),
    reading,
  ]);
  const said = [...confirmation.errors, ...confirmation.failures];
  const complaints = noteComplaints(said, requests.arrivedCount(), orderPresses.complaints);
  orderPresses.complaints = complaints;
  const documents = requests.documentCount();
  const confirmingText = confirmation.text;
  return { url: page.url(), documents, lines, complaints, place: orderPlace(page, fields), confirmingText };
}

/** Looks for what became of a submitted order. It presses nothing but what sends a bank its code. */
export async function watchSubmission(visit: Visit, work: FormWork, before: Before): Promise<SubmissionEnd> {
  const { pace } = visit;
  const challenge = watchChallenge(visit);
  const look = lookAfterPress(visit, work, { before, challenge });
  let until = Date.now() + timeLimit(pace, patienceFor(pace, outcomeLimitMs));
  while (Date.now() < until) {
    // The answer may come in a tab, which may close again.
    const { page } = visit;
    const requests = watchRequests(page);
    const arrived = requests.arrivedCount();
    const { facts, confirmation } = await look();
    const end = endOf(visit, decideAfterPress(facts), { confirmation, approved: before.approved });
    if (end) return end;
    if (await challenge.answer()) until = Date.now() + timeLimit(pace, patienceFor(pace, outcomeLimitMs));
    // A page that has come meanwhile is looked at right away.
    if (requests.arrivedCount() === arrived) await awaitStir(page, pace, { leastMs: 20, limitMs: 200 });
  }
  throw new PurchaseFailed(
    "order_state_unknown",
    `The order was submitted to ${hostOf(visit)}, which neither confirmed nor refused it within ${outcomeLimitMs / 1000} seconds: an order may exist. Ask the merchant before buying again.`,
  );
}

/** Gathers, at one moment after another, what is known about the press. */
function lookAfterPress(
  visit: Visit,
  work: FormWork,
  { before, challenge }: { before: Before; challenge: Challenge },
): () => Promise<{ facts: AfterPress; confirmation: Confirmation }> {
  const { pace, currency } = visit;
  const { pressed } = before;
  const receiptFor = knownBuyer(visit.order.buyer).email;
  const newsOf = watchComplaints(before.complaints);
  return async () => {
    const { page } = visit;
    const requests = watchRequests(page);
    const isSameDocument = page === pressed.page && requests.arrivedCount() === before.complaints.document;
    const isOfOrder = (error: PageError) => isAboutOrder(error, page, { ...before.place, isSameDocument });
    const isOld = (error: PageError) => isSameDocument && before.complaints.copies.has(error.text);
    const counts = (error: PageError) => isOfOrder(error) && !isOld(error);
    const confirmation = await readConfirmation(page, pace, { currency, receiptFor, counts });
    const isNewText = confirmation.text !== before.confirmingText || page.url() !== before.url;
    const news = newsOf({
      errors: [...confirmation.errors, ...confirmation.failures],
      document: isSameDocument ? before.complaints.document : otherDocument,
      isAnswered: requests.wasAnsweredSince(pressed.at),
    }).filter(isOfOrder);
    const isConfirmed = confirmation.isConfirmed && isNewText;
    const isBusy = requests.pendingCount(10_000) > 0;
    // Either decides by itself, so that nothing else is looked at.
    const isDecided = isConfirmed || isBusy;
    const complaints = isDecided ? [] : await wordsOfShop(news, challenge);
    const facts = {
      isConfirmed,
      nothingSent: proveNothingSent({
        sent: requests.departedCount() - pressed.departed,
        isSameDocument: isSameDocument && page.url() === pressed.url,
        sinceMs: Date.now() - pressed.at,
        wasMade: true,
      }),
      complaints,
      isBusy,
      isFormReady: complaints.length > 0 && (await isFormReady(visit, work.shop)),
      isAwaitingAnswer: requests.isAwaitingSince(pressed.at),
      isFormGone: await isFormGone(visit, before, complaints),
      asks: isDecided ? undefined : await findFurtherStep(visit, work, before),
    };
    return { facts, confirmation };
  };
}

const otherDocument = -1;

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
      throw new PurchaseFailed(
        "card_declined",
        `${hostOf(visit)} refused the payment. It says: "${withoutCardNumber(decision.complaint.text)}".`,
      );
    case "sold_out":
      orderPresses.end(decision.nothingSent ? "nothing_sent" : "not_placed");
      throw new PurchaseFailed(
        "out_of_stock",
        `${hostOf(visit)} says: "${decision.complaint.text}".${orderState(visit)}`,
      );
    case "refused":
      return refusal(visit, decision);
    case "card_asked":
      orderPresses.end("not_placed");
      return { kind: "card_asked" };
    case "asked_once_more": {
      const permit = orderPresses.afterShopAsked();
      if (!permit) return undefined;
      orderPresses.end("not_placed");
      return { kind: "asked_once_more", words: decision.words, permit };
    }
    default:
      return decision satisfies never;
  }
}

function refusal(
  { orderPresses }: Visit,
  { complaint, nothingSent }: Extract<AfterPressDecision, { kind: "refused" }>,
): Refused {
  const state = nothingSent ?? (complaint.kind === "declined" ? "declined" : "unproved");
  if (nothingSent) orderPresses.end("nothing_sent");
  else orderPresses.end(state === "declined" ? "not_placed" : "unproved");
  const words = withoutCardNumber(complaint.text);
  return { kind: "refused", words, isAboutCard: isAboutCard(complaint), state };
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

function isAboutCard({ kind, field }: Pick<PageError, "kind" | "field">): boolean {
  return kind === "declined" || field === undefined || cardRoles.has(field.role);
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
