import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { speaksOfOrdering } from "../../../deciding/judge-way.ts";
import { findOnly } from "../../../find-only.ts";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import type { Place } from "../../../page/call-in-page.ts";
import type { CoverSnapshot } from "../../../page/in-page/visibility/find-cover.ts";
import { confirms, namesOnlyApproved, warnsItIsFinal } from "../../../page/moves/confirms.ts";
import { type Pressable, readPressables } from "../../../page/moves/read-moves.ts";
import { declinedQuestion } from "../../../page/outcomes/page-dialogs.ts";
import { pageLanguage } from "../../../page/page-language.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { isLanguageKnown } from "../../../words/languages.ts";
import { hasClearPhrase, hasPhrase, normalise, splitName } from "../../../words/normalise.ts";
import { isRefusal } from "../../../words/pages/is-refusal.ts";
import { answerNames } from "../../../words/pages/markup-names.ts";
import { pressAgainWords } from "../../../words/paying/again-words.ts";
import type { Move } from "../../../words/words.ts";
import { failures } from "../../failures/failures.ts";
import { coverOf } from "../../page/clear-the-way.ts";
import type { Visit } from "../../visit.ts";
import type { Approval } from "../approval.ts";
import { wordsOn } from "../press/change-at-press.ts";
import { type PressPermit, proveUnpaid } from "../press/order-presses.ts";
import type { Pressed } from "../press/press-pay.ts";
import { askToConfirmThere } from "./ask-about-order.ts";

/** The press brought up the shop's confirmation question. `button` is the one that says yes. */
export interface ConfirmationPrompt {
  kind: "asked_if_sure";
  permit: PressPermit;
  button: Place;
  /** What its window says; empty if it is no window. */
  words: string;
}

/** Longer texts say more than that. */
const longestQuestion = 400;

/** A window that opens slowly, or closes by itself, is not asked about. */
const drawnMs = 1_200;

interface Question {
  button: Place;
  words: string;
  /** Only a person can tell whether its button places this order. */
  isUnclear?: true;
}

/**
 * A window that only repeats what was pressed ("Place the order?", "Your card will be charged $45.00"), or the button
 * itself if it now does so ("Press again to confirm"). One that offers something more is declined; one that names
 * another amount is left to a person, and one that says nothing known is put to one, as long as nothing was sent. If a
 * script has asked the shop since the press, only a window counts that asks whether to order for the approved amount.
 */
export async function findConfirmationPrompt(
  visit: Visit,
  pressed: Pressed,
  approval: Approval,
): Promise<ConfirmationPrompt | undefined> {
  const { page, orderPresses } = visit;
  if (page !== pressed.page || page.url() !== pressed.url) return undefined;
  const hasSent = watchRequests(page).departedCount() > pressed.departed;
  const question = hasSent
    ? await yesToApproved(visit, approval.total)
    : ((await questionInWindow(visit, pressed, approval.total)) ?? (await asksAgain(visit, pressed)));
  if (!question) return undefined;
  const { button, words } = question;
  if (question.isUnclear) return askWhetherToGoOn(visit, pressed, { approval, question });
  const proof = proveUnpaid({ kind: "asks_if_sure" });
  const permit = proof && orderPresses.afterShopAsked(proof, "its question");
  if (!permit) return undefined;
  orderPresses.end(hasSent ? "not_placed" : "nothing_sent");
  return { kind: "asked_if_sure", permit, button, words };
}

/** The permit is a person's word: what the window's button does is theirs to say. */
async function askWhetherToGoOn(
  visit: Visit,
  pressed: Pressed,
  { approval, question: { button, words } }: { approval: Approval; question: Question },
): Promise<ConfirmationPrompt | undefined> {
  const { orderPresses } = visit;
  const name = (await wordsOn(visit, button))?.trim();
  const isNothingSent = watchRequests(visit.page).departedCount() === pressed.departed;
  if (!name || !isNothingSent) return undefined;
  orderPresses.end("nothing_sent");
  const word = await askToConfirmThere(visit, { question: words, button: name, read: approval });
  if (!word) throw failures.pressNotAgreed(visit);
  return { kind: "asked_if_sure", permit: orderPresses.afterWord(word), button, words };
}

/** Shops that check the order first ask in their answer. */
async function yesToApproved(
  visit: Visit,
  approved: DisplayedMoney | undefined,
): Promise<Question | undefined> {
  const window = await shortWindow(visit);
  if (!window || !approved || findAmounts(window.text).length === 0) return undefined;
  if (!confirms(window.text, "pay", approved)) return undefined;
  const button = theYes(await readPressables(visit.page, visit.pace, { within: window.selector }));
  return button && { button, words: window.text };
}

async function questionInWindow(
  visit: Visit,
  pressed: Pressed,
  approved: DisplayedMoney | undefined,
): Promise<Question | undefined> {
  const window = await shortWindow(visit);
  if (!window) return questionInDialog(visit, pressed, approved);
  const offered = await readPressables(visit.page, visit.pace, { within: window.selector });
  const words = withoutButtons(window.text, offered);
  const isUnderstood = confirms(words, "pay", approved) || (await saysKnown(visit, words, approved));
  const button = isUnderstood ? theYes(offered, words) : theNo(offered, approved);
  if (button) return { button, words };
  const isDrawn = Date.now() - pressed.at >= drawnMs;
  const unclear =
    isDrawn && mayAsk(words, offered, approved) ? likeliestYes(offered, window.text, words) : undefined;
  return unclear && { button: unclear, words, isUnclear: true };
}

/** A question of the browser's own was told no, whatever it says: another press of the same button asks it again. */
async function questionInDialog(
  visit: Visit,
  { button }: Pressed,
  approved: DisplayedMoney | undefined,
): Promise<Question | undefined> {
  const words = declinedQuestion(visit.page);
  if (words === undefined || namesOtherSum(words, approved)) return undefined;
  const isUnderstood = await saysKnown(visit, words, approved);
  return { button, words, ...(!isUnderstood && { isUnclear: true }) };
}

/** What a window says besides its buttons, whose letters a style may have made capitals. */
function withoutButtons(text: string, offered: readonly Pick<Pressable, "text">[]): string {
  return offered.reduce((rest, { text: button }) => {
    const at = rest.toLowerCase().lastIndexOf(button.trim().toLowerCase());
    return at < 0 ? rest : `${rest.slice(0, at)} ${rest.slice(at + button.trim().length)}`.trim();
  }, text);
}

/** Whatever its words: it names the approved amount, or that what was pressed for is final, and nothing besides. */
async function saysKnown(
  { page, pace }: Visit,
  words: string,
  approved: DisplayedMoney | undefined,
): Promise<boolean> {
  if (!namesOnlyApproved(words, approved) && !warnsItIsFinal(words)) return false;
  return isLanguageKnown(await pageLanguage(page, pace), [words]);
}

/** It leaves a choice, sells nothing and names no other amount: a complaint has one button, if any. */
function mayAsk(words: string, offered: readonly Pressable[], approved: DisplayedMoney | undefined): boolean {
  const answers = offered.filter((one) => isAnswer(one) || saysNo.has(one.move));
  const sells = offered.some(({ move }) => move !== undefined && sold.has(move));
  return answers.length > 1 && !sells && !namesOtherSum(words, approved);
}

function namesOtherSum(words: string, approved: DisplayedMoney | undefined): boolean {
  return findAmounts(words).some(
    ({ amount }) => approved === undefined || compareAmounts(amount, approved.amount) !== 0,
  );
}

const sold: ReadonlySet<Move> = new Set([
  "accept_offer",
  "add_to_cart",
  "create_account",
  "decline_offer",
  "sign_in",
]);

async function shortWindow(visit: Visit): Promise<CoverSnapshot | undefined> {
  const window = await coverOf(visit);
  return window && window.text.length <= longestQuestion ? window : undefined;
}

/** "No thanks, just pay $53.00", beside a button that names another amount: for a donation, an insurance. */
export function theNo<Item extends Pick<Pressable, "move" | "text" | "disabled" | "isLink">>(
  offered: readonly Item[],
  approved: DisplayedMoney | undefined,
): Item | undefined {
  const open = offered.filter(({ disabled }) => !disabled);
  const isOther = ({ amount }: { amount: string }) =>
    approved === undefined || compareAmounts(amount, approved.amount) !== 0;
  const amountsOf = ({ text }: Item) => findAmounts(text).filter(isOther);
  const no = findOnly(open.filter(({ move }) => move === "decline_offer"));
  const isOffer = open.some((one) => one !== no && amountsOf(one).length > 0);
  return no && isOffer && amountsOf(no).length === 0 ? no : undefined;
}

/** Whether the button's text has changed since the press and asks for another one. */
async function asksAgain(visit: Visit, { button, words }: Pressed): Promise<Question | undefined> {
  const now = await wordsOn(visit, button);
  if (words === undefined || now === undefined || now === words || !wantsPress(now)) return undefined;
  return { button, words: "" };
}

function wantsPress(words: string): boolean {
  return hasClearPhrase(normalise(words), pressAgainWords) && findAmounts(words).length === 0;
}

const orders: ReadonlySet<Move | undefined> = new Set(["pay", "affirm", "buy_now"]);
const saysNo: ReadonlySet<Move | undefined> = new Set([
  "dismiss",
  "decline_offer",
  "edit",
  "remove",
  "view_cart",
]);

type Answer = Pick<Pressable, "move" | "text" | "disabled" | "isLink" | "isFilled"> & { names?: string };

function isAnswer({ disabled, isLink, move, text }: Answer): boolean {
  return !disabled && !isLink && !saysNo.has(move) && !isRefusal(text) && /\p{L}/u.test(text);
}

/**
 * The only button that says yes to the order. A plain "no" at the start of the others says enough, and so does being the
 * only one that is drawn as a button, or that repeats a word of the question: "We'll charge $45.00", "Charge it".
 */
export function theYes<Item extends Answer>(offered: readonly Item[], question = ""): Item | undefined {
  const open = offered.filter(isAnswer);
  const saying = open.filter(({ move, text }) => orders.has(move) || speaksOfOrdering(text));
  const leading = open.filter(({ move }) => move === "continue");
  const likeliest = [saying, leading, open].find(({ length }) => length > 0) ?? [];
  const asked = wordsOf(
    offered.reduce((rest, { text }) => rest.replace(normalise(text), " "), normalise(question)),
  );
  const repeats = ({ text }: Item) => wordsOf(text).some((word) => asked.some((one) => isAlike(word, one)));
  return (
    findOnly(likeliest) ??
    findOnly(likeliest.filter(({ isFilled }) => isFilled)) ??
    findOnly(likeliest.filter(repeats)) ??
    calledYes(likeliest)
  );
}

/** As developers call them, where neither words nor looks tell: all others say no by their name, or it alone says yes. */
function calledYes<Item extends Answer>(answers: readonly Item[]): Item | undefined {
  const isCalled = ({ names = "" }: Item, as: keyof typeof answerNames) =>
    hasPhrase(splitName(names), answerNames[as]);
  const open = answers.filter((one) => !isCalled(one, "no"));
  return open.length < answers.length
    ? findOnly(open)
    : findOnly(answers.filter((one) => isCalled(one, "yes")));
}

function wordsOf(text: string): string[] {
  return normalise(text)
    .split(" ")
    .filter((word) => word.length >= leastAlike(word));
}

/** "veloita", "veloitetaan": the same word in another form. */
function isAlike(word: string, other: string): boolean {
  const { length } = [...word].filter((_, at) => word.slice(0, at + 1) === other.slice(0, at + 1));
  return length >= leastAlike(word);
}

/** A Korean or Chinese word may have two letters. */
function leastAlike(word: string): number {
  return /[\p{scx=Hangul}\p{scx=Han}]/u.test(word) ? 2 : 4;
}

/** For a person to decide about: without any other sign the lowest or the last one, where most windows have it. */
function likeliestYes(offered: readonly Pressable[], text: string, question: string): Pressable | undefined {
  const open = offered.filter(isAnswer);
  const placeOf = (one: Pressable) => text.toLowerCase().lastIndexOf(one.text.trim().toLowerCase());
  return theYes(open, question) ?? open.toSorted((one, other) => placeOf(one) - placeOf(other)).at(-1);
}
