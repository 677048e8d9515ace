import { type DisplayedMoney, otpSchema } from "@cartwright/contract";
import type { Frame } from "playwright-core";
import { findOnly } from "../../../find-only.ts";
import { callInPage } from "../../../page/call-in-page.ts";
import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import { fillField } from "../../../page/filling/fill.ts";
import type { TextSnapshot } from "../../../page/in-page/text/read-texts.ts";
import { press } from "../../../page/moves/press.ts";
import { pressablesIn } from "../../../page/moves/read-moves.ts";
import { readErrors } from "../../../page/outcomes/read-errors.ts";
import { siteOf } from "../../../page/own-frames.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { withinLimit } from "../../../page/waiting/within-limit.ts";
import { quoted } from "../../../words/quoted.ts";
import { calledInFull } from "../../buyer/asking/ask-for-fields.ts";
import { checkoutFields } from "../../form/fields/checkout-fields.ts";
import type { FormWork } from "../../form/form-work.ts";
import { lookAt } from "../../form/ways/read-ways.ts";
import { type ContinuePress, submitOf } from "../../form/ways/submit-of.ts";
import { hostOf, merchantOf, type Visit } from "../../visit.ts";
import { orderMayExistNotice } from "../after-press/ask-about-order.ts";
import { askForWord, type PressPermit } from "../press/order-presses.ts";
import { isOfPayment } from "../provider/is-of-payment.ts";
import { bankWords } from "./bank-words.ts";
import { chooseVerification } from "./choose-verification.ts";
import { clearBoxesBeside } from "./clear-boxes-beside.ts";
import { type AtPress, type FieldsInView, findCodeFields, isAmong } from "./find-code-fields.ts";
import { requestNewCode } from "./request-new-code.ts";

/** Banks give up after a few codes themselves. */
const mostCodes = 5;
/** A form that wants another code after each press of the order. */
const mostInAll = 8;
/** Looking into every frame takes time away from watching for the outcome. */
const lookEveryMs = 300;

/** A code in the order's own form: submitting it may place the order. */
export interface CodeInOrder {
  permit: PressPermit;
  /** The form's own submit button, if it has one. */
  button: ContinuePress | undefined;
}

/** The bank's question to its customer, between the order press and the outcome. */
export interface Challenge {
  /**
   * Whether a code was asked for and given: then a new wait starts or, if it is still to be submitted,
   * another order press.
   */
  answer(inView: FieldsInView): Promise<"unasked" | "sent" | CodeInOrder>;
  /** While the bank is asking, its page says nothing about the order on behalf of the shop. */
  isOpen(inView: FieldsInView): Promise<boolean>;
  /** It still lacks its code: nobody approves anything elsewhere before. */
  isDue(inView: FieldsInView): Promise<boolean>;
}

/**
 * Watches for a bank that wants a code before it pays. Its page is in a frame, usually of another host: the
 * one the card went to, or one opened by the press. That host's identity isn't verified; a person is only
 * told its name. A code is asked for again only if the page says so.
 */
export function watchChallenge(
  visit: Visit,
  { payment }: Pick<FormWork, "payment">,
  { approved, ...atPress }: AtPress & { approved: DisplayedMoney | undefined },
): Challenge {
  const { url: pressedAt } = atPress;
  const earlier = payment.codesGiven ?? 0;
  const mostNow = Math.min(mostCodes, mostInAll - earlier);
  let nextLook = 0;
  let given = 0;
  /** The bank's document when it got the last code. */
  let before: DocumentBefore | undefined;
  /** What the field of the last code is called: a bank may ask for a second code, of another kind. */
  let calledBefore: string | undefined;
  let last: Field | undefined;
  /** The bank's words against the last code, for which it was asked for a new one. */
  let renewed: string | undefined;
  const objectionTo = async (field: Field): Promise<string | undefined> => {
    if (renewed !== undefined) return renewed;
    if (given > 0) return wordsBeside(visit, field, before);
    return earlier > 0 ? wordsBeside(visit, field, undefined) : undefined;
  };
  const renew = async (): Promise<boolean> => {
    if (!last || renewed !== undefined) return false;
    renewed = await requestNewCode(visit, last, await wordsBeside(visit, last, before));
    return renewed !== undefined;
  };
  const choose = chooseVerification(visit, pressedAt);
  return {
    isOpen: async (inView) =>
      earlier < mostInAll && (await findCodeFields(visit, inView, atPress)).length > 0,
    isDue: async (inView) => (await findCodeFields(visit, inView, atPress)).some(({ value }) => value === ""),
    answer: async (inView) => {
      if (Date.now() < nextLook || given >= mostNow) return "unasked";
      nextLook = Date.now() + lookEveryMs;
      const fields = await findCodeFields(visit, inView, atPress);
      const [first] = fields;
      if (!first) return (await choose(inView)) || (await renew()) ? "sent" : "unasked";
      if (fields.some(({ value }) => value !== "")) return "unasked";
      const words = await objectionTo(first);
      // The bank may still be checking the last code.
      if (given > 0 && words === undefined) return "unasked";
      given += 1;
      [last, renewed] = [first, undefined];
      payment.codesGiven = earlier + given;
      before = await lookBefore(visit, first, words);
      const isOther = calledBefore !== undefined && calledBefore !== first.label;
      calledBefore = first.label;
      return giveCode(visit, fields, { words, isOther, pressedAt, approved });
    },
  };
}

/** A page drawn by a script may have no form: the only button beside the field sends the code. */
async function onlyButtonBeside(visit: Visit, { frame, form }: Field): Promise<ContinuePress | undefined> {
  if (form >= 0) return undefined;
  const beside = pressablesIn(await lookAt(visit), frame).filter(
    (one) => one.form === form && !one.isLink && !one.isAside && !one.disabled,
  );
  const only = findOnly(beside);
  return only ? { locator: only.locator, frame, text: only.text } : undefined;
}

const complaints = "[role=alert], [aria-live=assertive], [class*=error i]";

interface DocumentBefore {
  said: ReadonlySet<string>;
  /** What it had against the code before. */
  words: string | undefined;
  /** Whether another document has come since. */
  isGone(now: Frame): boolean;
}

async function lookBefore(visit: Visit, field: Field, words: string | undefined): Promise<DocumentBefore> {
  const { frame } = field;
  let hasNavigated = false;
  frame.page().on("framenavigated", (one) => {
    hasNavigated ||= one === frame;
  });
  return {
    said: new Set((await sentencesOf(visit, field)).map(({ key }) => key)),
    words,
    isGone: (now) => hasNavigated || now !== frame,
  };
}

/**
 * A marked complaint, or otherwise a new sentence if it is known what was said before: also the same complaint in
 * another document, or with another number of tries.
 */
async function wordsBeside(
  visit: Visit,
  field: Field,
  before: DocumentBefore | undefined,
): Promise<string | undefined> {
  const { page, pace } = visit;
  const { frame } = field;
  const isOwn = frame === page.mainFrame();
  const texts = isOwn
    ? (await readErrors(page, pace)).map(({ text }) => text)
    : (await callInPage({ frame, pace }, "shownTexts", complaints).catch(() => [])).map(({ text }) => text);
  const marked = texts.map((text) => text.trim().slice(0, 300)).find((text) => text !== "");
  if (marked !== undefined || !before) return marked;
  const isSaidAgain = ({ said, key }: Sentence) =>
    before.words !== undefined &&
    key === keyOf(before.words) &&
    (said !== before.words || before.isGone(frame));
  return (await sentencesOf(visit, field)).find((one) => !before.said.has(one.key) || isSaidAgain(one))?.said;
}

interface Sentence {
  said: string;
  /** Without digits, so that a countdown isn't news. */
  key: string;
}

/** What the field's document says; nothing if it cannot be read. */
async function textsBeside({ pace }: Visit, { frame }: Field): Promise<TextSnapshot[]> {
  const { texts } = await callInPage({ frame, pace }, "readTexts").catch(() => {
    pace.signal.throwIfAborted();
    return { texts: [] };
  });
  return texts;
}

async function sentencesOf(visit: Visit, field: Field): Promise<Sentence[]> {
  const texts = await textsBeside(visit, field);
  return texts
    .filter(({ isLabel }) => !isLabel)
    .map(({ text }) => text.trim().slice(0, 300))
    .filter((said) => said.split(/\s/).filter((word) => /\p{L}/u.test(word)).length > 1)
    .map((said) => ({ said, key: keyOf(said) }));
}

function keyOf(said: string): string {
  return said.replace(/\d/g, "");
}

interface CodeQuestion {
  /** What the bank has against the last code. */
  words: string | undefined;
  /** It asks for another one than before, and says so. */
  isOther: boolean;
  pressedAt: string;
  approved: DisplayedMoney | undefined;
}

async function giveCode(
  visit: Visit,
  fields: readonly Field[],
  { words, isOther, pressedAt, approved }: CodeQuestion,
): Promise<"sent" | CodeInOrder> {
  const { page, pace, host } = visit;
  const [field] = fields;
  if (!field) return "sent";
  const asking = URL.parse(field.frame.url())?.hostname || hostOf(visit);
  const news = isOther ? "asks for another code" : "did not accept the code";
  const objection = words === undefined ? "" : `${asking} ${news}. It says: ${quoted(words)}. `;
  const isOfOrder = await isInOrderForm(visit, fields, pressedAt);
  const again = isOfOrder ? ` It is sent with the form of the order once more. ${orderMayExistNotice}` : "";
  const said = bankWords(await textsBeside(visit, field), {
    approved,
    isOfBank: isOfPayment(visit, field.frame, pressedAt),
  });
  const { answer, word } = await askForWord(host, {
    key: "otp",
    message: `${objection}While the order at ${merchantOf(visit)} is being placed, ${asking} asks for a one-time code.${calledInFull(field)}${said}${again}`,
    responseSchema: otpSchema,
  });
  const { code = "" } = answer;
  if (!isOfOrder) await clearBoxesBeside(visit, field);
  const carried = watchRequests(page).carryingCount();
  if (!(await typeCode(visit, fields, code))) return "sent";
  await host.report({
    code: "code_entered",
    label: `Entered the one-time code at ${asking}.`,
    facts: { host: asking },
  });
  if (!isOfOrder && (await hasSentItself(visit, field, carried))) return "sent";
  const button = await submitOf(visit, field);
  if (isOfOrder) return { permit: visit.orderPresses.afterWord(word), button };
  const sender = button ?? (await onlyButtonBeside(visit, field));
  if (sender) await press(page, sender.locator, pace);
  else await withinLimit(pace, () => field.locator.press("Enter"), undefined);
  await settle(page, pace, { limitMs: 3_000 });
  return "sent";
}

/** Some pages send the code with its last digit: sent twice, it would count as two tries. */
async function hasSentItself({ page, pace }: Visit, { locator }: Field, carried: number): Promise<boolean> {
  if (watchRequests(page).carryingCount() === carried) return false;
  await settle(page, pace, { limitMs: 3_000 });
  return (await withinLimit(pace, () => locator.inputValue({ timeout: 500 }), "")) === "";
}

async function typeCode({ pace }: Visit, fields: readonly Field[], code: string): Promise<boolean> {
  const [field, ...others] = fields;
  if (!field || others.length === 0) return field ? (await fillField(field, code, pace)).filled : false;
  const digits = [...code.replace(/\s/g, "")];
  for (const [at, box] of fields.entries())
    if (!(await fillField(box, digits[at] ?? "", pace)).filled) return false;
  return true;
}

/** Whether the button beside the code submits the order's form. */
async function isInOrderForm(visit: Visit, codes: readonly Field[], pressedAt: string): Promise<boolean> {
  const { page, pace } = visit;
  const [first] = codes;
  if (!first) return false;
  const { frame, form } = first;
  const isPressedSite = siteOf(frame.url()) === siteOf(pressedAt);
  if (!isPressedSite && isOfPayment(visit, frame, pressedAt)) return false;
  // The words beside a code may name another role.
  const others = checkoutFields(await readFields(page, pace)).filter(
    (field) => field.role !== "oneTimeCode" && !isAmong(field, codes),
  );
  return others.some((other) => other.frame === frame && other.form === form && !other.isAside);
}
