import { functionWords, possessivesAndArticles } from "../../words/grammar/function-words.ts";
import { languages } from "../../words/languages.ts";
import { wordsBeforePrices } from "../../words/money/words-before-prices.ts";
import { hasPhrase, isUnspaced, normalise, phraseIndex } from "../../words/normalise.ts";
import { skipVerbs, towards } from "../../words/pages/skip-verbs.ts";
import { reviewVerbs } from "../../words/pages/step-words.ts";
import { walletNames } from "../../words/paying/wallets.ts";
import { says, saysOnly } from "../../words/says.ts";
import type { Move, Words } from "../../words/words.ts";
import { moves } from "../../words/words.ts";

export interface MoveReading {
  move: Move;
  /** 0 to 1: the share of the text that the phrase covers. */
  score: number;
}

/**
 * What pressing something with this text would do. Undefined if unknown. Express wallets are never a move. Of two
 * languages that read it differently, the first one counts.
 *
 * A page is read many times, mostly with the same texts: what was found is kept.
 */
export function classifyMove(text: string, inOrder: readonly Words[] = languages): MoveReading | undefined {
  const known = knownOf(inOrder);
  if (known.has(text)) return known.get(text);
  const found = readText(text, inOrder);
  if (known.size >= mostKnown) known.clear();
  known.set(text, found);
  return found;
}

const knownIn = new WeakMap<readonly Words[], Map<string, MoveReading | undefined>>();
const mostKnown = 2_000;

function knownOf(inOrder: readonly Words[]): Map<string, MoveReading | undefined> {
  const known = knownIn.get(inOrder) ?? new Map<string, MoveReading | undefined>();
  knownIn.set(inOrder, known);
  return known;
}

function readText(text: string, inOrder: readonly Words[]): MoveReading | undefined {
  const plain = withoutAmounts(text);
  if (plain === "" || plain.length > 90 || isWallet(plain)) return undefined;
  if (announcesStep(text)) return { move: "continue", score: 1 };
  const readings = inOrder.flatMap((words, order) =>
    moves.flatMap((move) => readMove(plain, move, words, order)),
  );
  const best = readings.reduce<MoveReading | undefined>(
    (former, next) => (former && former.score >= next.score ? former : next),
    undefined,
  );
  if (best?.move !== "pay" && paysAsWell(text)) return { move: "pay", score: best?.score ?? 1 };
  if (best && !refusals.has(best.move) && cancels(plain)) return { ...best, move: "remove" };
  if (best) return best;
  if (skips(plain) || refusesFirst(plain)) return { move: "decline_offer", score: leastCover };
  const answer = behindQuestion(text);
  if (answer !== undefined) return readText(answer, inOrder);
  if (namesWayToPay(text)) return { move: "pay", score: 0.5 };
  const isStep = languages.some((words) => namesOtherStep(plain, words)) || reviewsOrder(plain);
  return isStep ? { move: "continue", score: leastCover } : undefined;
}

/** "Granska din beställning": to look at the order, and nothing else. */
function reviewsOrder(plain: string): boolean {
  const verb = reviewVerbs.find((one) => plain.startsWith(`${one} `) || plain.endsWith(` ${one}`));
  if (verb === undefined) return false;
  const others = plain
    .replace(verb, "")
    .split(" ")
    .filter((word) => word !== "" && !functionWords.has(word) && !possessivesAndArticles.has(word));
  return (
    others.length === 1 && languages.some(({ confirmation }) => confirmation.order.includes(others[0] ?? ""))
  );
}

/** What "cancel" itself may mean. */
const refusals: ReadonlySet<Move> = new Set(["dismiss", "decline_offer", "reject_cookies"]);

/** "Cancel guest checkout" takes back what the rest of its words would do. */
function cancels(plain: string): boolean {
  return languages
    .flatMap(({ paymentPage }) => paymentPage.cancel)
    .filter((phrase) => !phrase.includes(" "))
    .some((word) => plain.startsWith(`${word} `) || plain.endsWith(` ${word}`));
}

const mostWordsSkipped = 4;

/** "Skip protection", "Schutz ablehnen". */
function skips(plain: string): boolean {
  if (plain.split(" ").length > mostWordsSkipped) return false;
  return skipVerbs.some((verb) => {
    const [next = ""] = plain.startsWith(`${verb} `) ? plain.slice(verb.length + 1).split(" ") : [];
    return plain.endsWith(` ${verb}`) || (next !== "" && !towards.has(next));
  });
}

/** "No, gracias, continuar sin garantía": whatever the rest repeats. A single word may begin anything else. */
function refusesFirst(plain: string): boolean {
  const refusing = languages.flatMap((words) => words.moves.decline_offer);
  return refusing.some((phrase) => phrase.includes(" ") && plain.startsWith(`${phrase} `));
}

/** "New here? Create an account" does what its last sentence says. */
function behindQuestion(text: string): string | undefined {
  const [asked = "", rest = "", ...more] = text.split(/[?？]/);
  const isSaid = [asked, rest].every((part) => /\p{L}/u.test(part));
  return isSaid && more.length === 0 ? rest.trimStart() : undefined;
}

/** "Next: Place order" leads to the step of that name. */
function announcesStep(text: string): boolean {
  const [, lead = "", step = ""] = /^([^:：›»→>]+)[:：›»→>](.+)$/su.exec(text.trim()) ?? [];
  const plain = normalise(lead);
  const leads = ({ moves, closes }: Words) => moves.continue.includes(plain) && !closes.includes(plain);
  return normalise(step) !== "" && languages.some(leads);
}

/**
 * "Continue & pay", "Review order and buy" and "Pay and order" do both, and paying is what binds the buyer. "Pay and join
 * the club" does something else besides.
 */
function paysAsWell(text: string): boolean {
  const parts = text.split(/\s(?:&|\+|and|und|et|y|e|en|och|og|i|a|ve)\s/i).map(withoutAmounts);
  const [last = "", ...before] = parts.toReversed();
  // "Continuar a comprar" goes on shopping: "a" is "and" in some languages, and "to" in others.
  const mayGoOn = /\sa\s/i.test(text);
  const pays = (part: string) => saysOnly(part, ({ moves }) => moves.pay);
  const buys = (part: string) => saysOnly(part, ({ moves }) => moves.buy_now);
  const leadsOn = (part: string) => saysOnly(part, ({ moves }) => leading.flatMap((move) => moves[move]));
  const closes = (part: string) => saysOnly(part, (words) => words.closes);
  if (before.length === 0) return false;
  if (pays(last) || (leadsOn(last) && before.some(pays))) return true;
  return (!mayGoOn && buys(last) && before.every(endsForm)) || (closes(last) && before.some(reviewsOrder));
}

/** What may be said of a form before it is sent. What chooses goods, such as "customise", is no such thing. */
function endsForm(part: string): boolean {
  const isSaid = saysOnly(part, ({ moves, closes }) => [...ending.flatMap((move) => moves[move]), ...closes]);
  return isSaid || reviewVerbs.includes(part) || reviewsOrder(part);
}

const ending = ["continue", "accept_terms", "accept_cookies"] as const satisfies readonly Move[];
const leading = ["continue", "go_to_checkout", "buy_now"] as const satisfies readonly Move[];

/**
 * "Pay with store credit (takes longer)", whatever the shop calls the method. A gift card only pays part of
 * the price.
 */
export function namesWayToPay(text: string): boolean {
  const plain = withoutAmounts(text.replace(/\([^)]*\)/g, " "));
  if (plain.length > 45 || isWallet(plain)) return false;
  if (says(plain, ({ payment }) => [...payment.gift, ...payment.points])) return false;
  return languages
    .flatMap(({ payWith }) => payWith)
    .some((phrase) => (isUnspaced(phrase) ? plain.includes(phrase) : plain.startsWith(`${phrase} `)));
}

/** Whether text names a required checkout step as the next one: delivery or payment. */
export function namesNextStep(text: string): boolean {
  const plain = withoutAmounts(text);
  return languages.some((words) => {
    const { fields, purpose } = words;
    const steps = [
      ...fields.paymentMethod,
      ...fields.shippingMethod,
      ...purpose.shipping,
      ...purpose.billing,
    ];
    return namesOtherStep(plain, words) || hasPhrase(plain, steps);
  });
}

/**
 * A step may have any name ("proceed to billing"), unless it names a different action, such as ordering or
 * the cart.
 */
function namesOtherStep(plain: string, words: Words): boolean {
  const lead = words.leadsTo.find(
    (phrase) => phraseIndex(plain, phrase) === 0 && plain.length > phrase.length,
  );
  if (lead === undefined) return false;
  const step = plain.slice(lead.length).trim();
  if (step.split(" ").length > mostStepWords) return false;
  return moves.every((move) => move === "continue" || !hasPhrase(step, words.moves[move]));
}

/** "Delivery and payment options". */
const mostStepWords = 4;
/** A short common word in a long text ("add" in "add a new address to your book") says nothing. */
const leastCover = 0.45;

/** "Pay now $37.66" means "pay now"; "Cart (2)" means "cart". */
const beforePrice = new RegExp(`(?<=\\p{L} )(?:${wordsBeforePrices.join("|")}) +(?=\\d)`, "gu");

function withoutAmounts(text: string): string {
  const plain = normalise(text.replace(/[\p{Sc}]|\b[A-Z]{3}\b(?=\s?\d)|(?<=\d\s?)\b[A-Z]{3}\b/gu, " "));
  return (
    plain
      .replace(beforePrice, " ")
      .replace(/\b\d[\d ]*\b/g, " ")
      .replace(/ +/g, " ")
      .trim() || plain
  );
}

/** Whether a text names an express wallet. */
export function isWalletName(text: string): boolean {
  return isWallet(normalise(text));
}

function isWallet(plain: string): boolean {
  return walletNames.some((name) => phraseIndex(plain, name) >= 0);
}

function readMove(plain: string, move: Move, words: Words, order: number): MoveReading[] {
  const covers = words.moves[move]
    .filter(
      (phrase) => phraseIndex(plain, phrase) >= 0 || (move === "add_to_cart" && isAround(phrase, plain)),
    )
    .map((phrase) => phrase.length / plain.length);
  const cover = Math.max(0, ...covers);
  if (cover < leastCover) return [];
  return [{ move, score: cover - order * 0.001 }];
}

/** "Add PDF to cart": the goods are named between the first word and the rest. */
function isAround(phrase: string, plain: string): boolean {
  const [first = "", ...rest] = phrase.split(" ");
  return rest.length > 1 && plain.startsWith(`${first} `) && plain.endsWith(` ${rest.join(" ")}`);
}
