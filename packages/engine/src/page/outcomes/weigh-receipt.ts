import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { languages } from "../../words/languages.ts";
import { hasPhrase, isUnspaced, normalise, phraseIndex } from "../../words/normalise.ts";
import { addressNames } from "../../words/pages/address-names.ts";
import { says } from "../../words/says.ts";
import type { Words } from "../../words/words.ts";
import { findAmounts } from "../amounts/parse-money.ts";
import { findOrderNumber } from "./find-order-number.ts";
import { newCodes } from "./new-codes.ts";
import { saysCartEmpty } from "./says-cart-empty.ts";

/** A page that may be a receipt, as plain data. */
export interface ReceiptReading {
  /** Its paragraphs, cells and lines. */
  lines: readonly string[];
  /** The pieces of the lines, one per element, so that no adjacent word is joined to a code. */
  pieces: readonly string[];
  path: string;
  total: DisplayedMoney | undefined;
  /** Set if an order has just been submitted. */
  order?: SubmittedOrder | undefined;
}

export interface SubmittedOrder {
  /** The page's text before the press. */
  piecesBefore: readonly string[];
  /** The order form and its button are gone. */
  isFormGone: boolean;
  /** The page is on a different site than the order button was. */
  isElsewhere: boolean;
  approved: DisplayedMoney | undefined;
  email: string | undefined;
  /** All values that the buyer has given: the shop's order number is none of them. */
  given: readonly string[];
  /** The browser dialogs since the press. */
  heard: readonly string[];
}

export interface ReceiptEvidence {
  weight: number;
  because: readonly Reason[];
  /** The confirming sentence; empty if there is none. */
  text: string;
  /** It says in known words that there is an order now. Numbers alone may also head a page that asks for money. */
  isSaid: boolean;
  orderNumber: string | null;
}

/** From this weight on a page is an order receipt, whatever its words. */
export const sureReceipt = 5;

const weights = {
  "says that the order was placed": 5,
  "says what became of the order": 3,
  "lists orders": 3,
  "shows a number beside its name": 3,
  "shows a new code": 2,
  thanks: 2,
  "calls itself a receipt": 2,
  "the form is gone": 2,
  "repeats the buyer's e-mail": 2,
  "shows a total": 1,
  "shows the approved total": 1,
  "the address says so": 1,
  "the cart is empty": 1,
  "asks for patience": -3,
  "the form is there": -4,
} as const;
type Reason = keyof typeof weights;

/** Signs that only appear after an order; the others are merely compatible with one. */
const telling: ReadonlySet<Reason> = new Set([
  "says that the order was placed",
  "says what became of the order",
  "lists orders",
  "shows a number beside its name",
  "shows a new code",
  "thanks",
  "calls itself a receipt",
]);

/** How likely a page is an order receipt. The caller checks for failures. */
export function weighReceipt(reading: ReceiptReading, pageLanguages: readonly Words[]): ReceiptEvidence {
  const { pieces, path, total, order } = reading;
  const lines = [...(order?.heard ?? []), ...reading.lines].filter((line) => line.length < 400);
  const placed = lines.find((line) => says(line, ({ confirmation }) => confirmation.placed));
  const thanking = wholeLine(lines, "thanks") ?? lines.find((line) => thanksAmidWords(line, order));
  const heading = wholeLine(lines, "receipt");
  const orderNumber = findOrderNumber(pieces, pageLanguages) ?? findOrderNumber(lines, pageLanguages);
  const isOpen = placed === undefined && order !== undefined;
  const reasons: Partial<Record<Reason, boolean>> = {
    "says that the order was placed": placed !== undefined,
    "shows a number beside its name":
      orderNumber !== null && (thanking !== undefined || order?.isFormGone === true),
    thanks: thanking !== undefined,
    "calls itself a receipt": heading !== undefined,
    "shows a total": total !== undefined,
    ...(order && signsOfOrder({ ...reading, lines }, order)),
    "the address says so": addressNames.receipt.test(path),
    "the cart is empty": lines.some(saysCartEmpty),
    "asks for patience": isOpen && lines.some((line) => says(line, ({ busy }) => busy)),
    "the form is there": isOpen && !order.isFormGone,
  };
  const because = (Object.keys(weights) as Reason[]).filter((reason) => reasons[reason]);
  const isTold = because.some((reason) => telling.has(reason));
  const weight = isTold ? because.reduce((sum, reason) => sum + weights[reason], 0) : 0;
  const told = order && lines.find((line) => isNew(line, order) && reportsOrder(line));
  const text = placed ?? told ?? thanking ?? heading ?? (weight >= sureReceipt ? (lines[0] ?? "") : "");
  const isSaid = [placed, told, thanking, heading].some((words) => words !== undefined);
  return { weight, because, text, isSaid, orderNumber };
}

/** Another site may show anything, so only its words count. */
function signsOfOrder(
  { pieces, lines, total }: ReceiptReading,
  order: SubmittedOrder,
): Partial<Record<Reason, boolean>> {
  const { piecesBefore, isFormGone, isElsewhere, approved, email, given } = order;
  const repeatsEmail = email !== undefined && lines.some((line) => line.includes(email));
  if (isElsewhere) return { "repeats the buyer's e-mail": repeatsEmail };
  const news = lines.filter((line) => isNew(line, order));
  return {
    "says what became of the order": news.some((line) => reportsOrder(line)),
    "lists orders": wholeLine(news, "orderList") !== undefined && showsAmount(lines, approved),
    "shows a new code": newCodes(pieces, { before: piecesBefore, given }).length > 0,
    "the form is gone": isFormGone,
    "repeats the buyer's e-mail": repeatsEmail,
    "shows the approved total":
      approved !== undefined && total !== undefined && compareAmounts(total.amount, approved.amount) === 0,
  };
}

function isNew(line: string, { piecesBefore }: SubmittedOrder): boolean {
  return !piecesBefore.includes(line);
}

/** "We got your order, and call you soon." Not a question, a future event or a refusal. */
export function reportsOrder(line: string): boolean {
  const sentences = (line.match(/[^.!?。！？]+[.!?。！？]*/gu) ?? []).filter((one) => !/[?？]/u.test(one));
  return sentences.some((sentence) => {
    const plain = normalise(sentence);
    return languages.some(({ confirmation: { order, done, doneUnless } }) => {
      const at = firstOf(plain, done);
      if (at < 0 || !hasPhrase(plain, order)) return false;
      const isUnspacedText = isUnspaced(plain.slice(at));
      const against = firstOf(plain, doneUnless);
      return against < 0 || (against > at && !isUnspacedText);
    });
  });
}

/**
 * "All done, thank you!" in place of the order form; not "no thanks", nor thanks for something still to do.
 */
function thanksAmidWords(line: string, order: SubmittedOrder | undefined): boolean {
  if (!order?.isFormGone || !isNew(line, order) || line.length > longestThanks || /[?？]/u.test(line))
    return false;
  const plain = normalise(line);
  return languages.some(
    ({ confirmation: { thanks, doneUnless }, moves }) =>
      hasPhrase(plain, thanks) && !hasPhrase(plain, [...doneUnless, ...moves.decline_offer]),
  );
}

/** The length of a heading. */
const longestThanks = 60;

function firstOf(plain: string, phrases: readonly string[]): number {
  const found = phrases.map((phrase) => phraseIndex(plain, phrase)).filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : -1;
}

function showsAmount(lines: readonly string[], amount: DisplayedMoney | undefined): boolean {
  if (!amount) return true;
  return lines.some((line) =>
    findAmounts(line, amount.currency).some((one) => compareAmounts(one.amount, amount.amount) === 0),
  );
}

function wholeLine(lines: readonly string[], list: "thanks" | "receipt" | "orderList"): string | undefined {
  const wanted = languages.flatMap(({ confirmation }) => confirmation[list]);
  return lines.find((line) => wanted.includes(normalise(line)));
}
