import { cardRoles } from "../../page/fields/field-role.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { type Confirmation, readConfirmation } from "../../page/outcomes/read-confirmation.ts";
import type { PageError } from "../../page/outcomes/read-errors.ts";
import { readMainLines } from "../../page/outcomes/read-main-lines.ts";
import { awaitStir } from "../../page/waiting/await-stir.ts";
import { timeLimit } from "../../page/waiting/pace.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import type { Shop } from "../../shops/shop.ts";
import { knownBuyer } from "../buyer/known-buyer.ts";
import type { FormWork } from "../checkout/form-work.ts";
import { PurchaseFailed } from "../purchase-failed.ts";
import { hostOf, type Visit } from "../visit.ts";
import { type Challenge, watchChallenge } from "./answer-challenge.ts";
import { findFurtherStep } from "./find-further-step.ts";
import type { Pressed } from "./press-pay.ts";

export type SubmissionEnd =
  | { kind: "confirmed"; confirmation: Confirmation }
  /** Nothing was ordered: the merchant says so, and its form can be used again. */
  | { kind: "refused"; words: string; isAboutCard: boolean }
  /** Nothing is paid yet: the shop asks for the card on the page that follows. */
  | { kind: "card_asked" };

/** Shops take up to half a minute to place an order; what is not told some time after that will not be. */
const outcomeLimitMs = 40_000;
/** A complaint that was there before the press is news only when the page has come to rest with it again. */
const restMs = 5_000;

/** What the page said before the press: none of it is an answer to it. */
export interface BeforePress {
  url: string;
  documents: number;
  lines: readonly string[];
  complaints: readonly string[];
  /** Words that would confirm an order; empty on nearly every page. */
  confirmingText: string;
}

type Before = BeforePress & { pressed: Pressed };

export async function lookBeforePress(
  { page, pace }: Visit,
  reading: Promise<readonly Field[]> = readFields(page, pace),
): Promise<BeforePress> {
  const requests = watchRequests(page);
  const [confirmation, lines] = await Promise.all([
    readConfirmation(page, pace, { reading }),
    readMainLines(page, pace),
  ]);
  const complaints = [...confirmation.errors, ...confirmation.failures].map(({ text }) => text);
  const documents = requests.documentCount();
  const confirmingText = confirmation.text;
  return { url: page.url(), documents, lines, complaints, confirmingText };
}

/** Looks for what became of a submitted order. It presses nothing but what sends a bank its code. */
export async function watchSubmission(visit: Visit, work: FormWork, before: Before): Promise<SubmissionEnd> {
  const { pace, currency, submission } = visit;
  const receiptFor = knownBuyer(visit.order.buyer).email;
  const challenge = watchChallenge(visit);
  let until = Date.now() + timeLimit(pace, outcomeLimitMs);
  let restingSince = Date.now();
  while (Date.now() < until) {
    // The answer may come in a tab, which may close again.
    const { page } = visit;
    const requests = watchRequests(page);
    const arrived = requests.arrivedCount();
    const confirmation = await readConfirmation(page, pace, { currency, receiptFor });
    const isNewText = confirmation.text !== before.confirmingText || page.url() !== before.url;
    if (confirmation.isConfirmed && isNewText) {
      submission.isOpen = false;
      return { kind: "confirmed", confirmation };
    }
    if (requests.pendingCount(10_000) > 0) restingSince = Date.now();
    const isResting = Date.now() - restingSince >= restMs;
    const errors = [...confirmation.errors, ...confirmation.failures];
    const said = errors.filter(({ text }) => isResting || !before.complaints.includes(text));
    const news = await wordsOfShop(said, challenge);
    if (await isFinalDecline(visit, before, news)) throw declinedForGood(visit, news);
    const end = await findEnd(visit, work, { before, news });
    if (end) {
      submission.isOpen = false;
      return end;
    }
    if (await challenge.answer()) until = Date.now() + timeLimit(pace, outcomeLimitMs);
    // A page that has come meanwhile is looked at right away.
    if (requests.arrivedCount() === arrived) await awaitStir(page, pace, { leastMs: 20, limitMs: 200 });
  }
  throw new PurchaseFailed(
    "order_state_unknown",
    `The order was submitted to ${hostOf(visit)}, which neither confirmed nor refused it within ${outcomeLimitMs / 1000} seconds: an order may exist. Ask the merchant before buying again.`,
  );
}

async function findEnd(
  visit: Visit,
  work: FormWork,
  { before, news }: { before: Before; news: readonly PageError[] },
): Promise<SubmissionEnd | undefined> {
  return (
    (await findRefusal(visit, work.shop, { errors: news, before })) ?? findFurtherStep(visit, work, before)
  );
}

/** While a bank asks its customer, what is complained about is the code. */
async function wordsOfShop(said: readonly PageError[], challenge: Challenge): Promise<readonly PageError[]> {
  return said.length > 0 && (await challenge.isOpen()) ? [] : said;
}

/** Some shops refuse on the page where others confirm: the form is gone, and with it the chance of another card. */
async function isFinalDecline(
  { page, pace }: Visit,
  before: Before,
  errors: readonly PageError[],
): Promise<boolean> {
  const hasMoved = new URL(page.url()).pathname !== new URL(before.url).pathname;
  if (!hasMoved || !errors.some(({ kind }) => kind === "declined")) return false;
  if (watchRequests(page).pendingCount(10_000) > 0) return false;
  const fields = await readFields(page, pace);
  return !fields.some(({ role }) => role === "paymentMethod" || cardRoles.has(role));
}

function declinedForGood(visit: Visit, errors: readonly PageError[]): PurchaseFailed {
  visit.submission.isOpen = false;
  const words = withoutCardNumber(errors.find(({ kind }) => kind === "declined")?.text ?? "");
  return new PurchaseFailed(
    "card_declined",
    `${hostOf(visit)} refused the payment. It says: "${words}". Nothing was bought.`,
  );
}

/**
 * A refusal is evident when the merchant words it and its form stands ready again. A mere "something went wrong" is
 * none: such pages have been seen to hide an order that was placed. Where nothing has left the page, whatever it objects is one.
 */
async function findRefusal(
  visit: Visit,
  shop: Shop,
  { errors, before }: { errors: readonly PageError[]; before: Before },
): Promise<SubmissionEnd | undefined> {
  const soldOut = errors.find(({ kind }) => kind === "sold_out");
  const worded =
    errors.find(({ kind }) => kind === "declined") ??
    errors.find(({ kind }) => kind === "field" || kind === "not_yet");
  const refusal = soldOut ?? worded ?? (wasNeverSent(visit, before.pressed) ? errors[0] : undefined);
  if (!refusal || !(await isFormReady(visit, shop))) return undefined;
  if (soldOut) {
    visit.submission.isOpen = false;
    throw new PurchaseFailed(
      "out_of_stock",
      `${hostOf(visit)} says: "${soldOut.text}". Nothing was ordered.`,
    );
  }
  return { kind: "refused", words: withoutCardNumber(refusal.text), isAboutCard: isAboutCard(refusal) };
}

/** Since the press nothing has left the page, for so long that nothing will. */
function wasNeverSent({ page }: Visit, { at, departed }: Pressed): boolean {
  return Date.now() - at >= restMs && watchRequests(page).departedCount() === departed;
}

/** Some shops repeat in their refusal what was typed. */
function withoutCardNumber(text: string): string {
  return text.replace(/\d(?:[ -]?\d){11,18}/g, "[card number]");
}

function isAboutCard({ kind, field }: PageError): boolean {
  return kind === "declined" || field === undefined || cardRoles.has(field.role);
}

/** The button can be pressed again, and nothing is under way. */
async function isFormReady({ page, pace }: Visit, { signs }: Shop): Promise<boolean> {
  if (watchRequests(page).pendingCount(10_000) > 0) return false;
  if (!signs.payButton) return true;
  const button = page.locator(signs.payButton).first();
  if (!(await button.isVisible())) return false;
  const isBusy = await button
    .getAttribute("aria-busy", { timeout: timeLimit(pace, 2_000) })
    .catch(() => "true");
  return (
    isBusy !== "true" && (await button.isEnabled({ timeout: timeLimit(pace, 2_000) }).catch(() => false))
  );
}
