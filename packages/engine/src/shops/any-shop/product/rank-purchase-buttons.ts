import { isForMembers, isRepeating, saysOnce } from "../../../choosing/bought-once.ts";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import { classifyMove, isWalletName } from "../../../page/moves/classify-move.ts";
import { saysSoldOut } from "../../../page/outcomes/says-sold-out.ts";
import { languages } from "../../../words/languages.ts";
import { normalise, phraseIndex } from "../../../words/normalise.ts";
import { addressNames } from "../../../words/pages/address-names.ts";
import { asksToChoose } from "../../../words/pages/asks-to-choose.ts";
import { changingWords } from "../../../words/pages/changing-words.ts";
import { cartButtonName, otherButtonName } from "../../../words/pages/markup-names.ts";
import { saysOnly } from "../../../words/says.ts";
import type { Move } from "../../../words/words.ts";
import type { PurchaseCandidate } from "../in-page/read-purchase-candidates.ts";
import { purchaseWeights as weights } from "./purchase-weights.ts";

export interface Buyer {
  /** The shop knows the buyer from an earlier visit: a press might order at once. */
  isKnown: boolean;
}

export interface RankedButton {
  candidate: PurchaseCandidate;
  score: number;
  /** Recognised by its text or name; otherwise by its position. */
  isTold: boolean;
  /** Its text asks for a choice: "Select options". */
  asksToChoose: boolean;
}

/**
 * Everything that could add the page's product to the cart, likeliest first. Leaves out only what is unsafe.
 */
export function rankPurchaseButtons(
  candidates: readonly PurchaseCandidate[],
  buyer: Buyer = { isKnown: false },
): RankedButton[] {
  const own = withoutLoneOwner(withoutOtherGoods(candidates));
  return boundLast(own.flatMap((candidate) => rate(candidate, buyer)))
    .map((ranked, order) => ({ ranked, order }))
    .sort((left, right) => right.ranked.score - left.ranked.score || left.order - right.order)
    .map(({ ranked }) => ranked);
}

/** "Wick trimmer, €12.00 [Add]" is not what is sold by a button that asks for the product's own options. */
function withoutOtherGoods(candidates: readonly PurchaseCandidate[]): readonly PurchaseCandidate[] {
  const isOwn = (one: PurchaseCandidate) =>
    !one.isOfOtherGoods && one.owner === "page" && one.followsHeading && !one.isChoice && !one.isInDialog;
  const asks = (one: PurchaseCandidate) => /\p{L}/u.test(wordsOf(one)) && saysToChoose(one);
  const hasOwn = candidates.some((one) => isOwn(one) && (sells(one) || asks(one)));
  return hasOwn ? candidates.filter(({ isOfOtherGoods }) => !isOfOtherGoods) : candidates;
}

/** "Add to basket as VIP" is for who wants to join, if there is a button beside it that only buys. */
function boundLast(found: readonly RankedButton[]): RankedButton[] {
  const isBound = ({ candidate }: RankedButton) => isForMembers(wordsOf(candidate));
  const isPriced = ({ candidate }: RankedButton) =>
    candidate.form?.isPost === true && findAmounts(wordsOf(candidate)).length > 0;
  const isPlain = (one: RankedButton) =>
    one.candidate.owner !== "another" && (one.isTold || isPriced(one)) && !isBound(one);
  if (!found.some(isPlain)) return [...found];
  return found.map((one) => (isBound(one) ? { ...one, score: one.score + weights.boundWords } : one));
}

/**
 * A page that lists other goods sells several of them: so a single purchase button outside of a list is the
 * page's own.
 */
function withoutLoneOwner(candidates: readonly PurchaseCandidate[]): readonly PurchaseCandidate[] {
  const selling = candidates.filter(sells);
  const [only] = selling;
  const hasForm = candidates.some(({ owner, form }) => owner === "page" && form?.isPost && !form.asksPerson);
  const isLone =
    selling.length === 1 && !hasForm && only?.owner === "another" && only.followsHeading && !only.isInList;
  return isLone ? candidates.map((one) => (one === only ? { ...one, owner: "page" } : one)) : candidates;
}

function sells(candidate: PurchaseCandidate): boolean {
  const move = readingOf(candidate)?.move;
  return move === "add_to_cart" || move === "buy_now" || cartButtonName.test(candidate.names);
}

function rate(candidate: PurchaseCandidate, buyer: Buyer): RankedButton[] {
  const reading = readingOf(candidate);
  const isNamed = cartButtonName.test(candidate.names);
  if (!isSafe(candidate, { move: reading?.move, isNamed, buyer })) return [];
  const wordWeights: Partial<Record<Move, number>> = weights.words;
  const isSoldOut = saysSoldOut(wordsOf(candidate)) && !isOneOfMany(candidate);
  const words = reading ? (wordWeights[reading.move] ?? 0) * reading.score : 0;
  const told = (isSoldOut ? weights.soldOutWords : words) + (isNamed ? weights.name : 0);
  const isTold = isNamed || isSoldOut || reading?.move === "add_to_cart" || reading?.move === "buy_now";
  const own = isTold && candidate.owner === "page" ? weights.ownWords : 0;
  const score = told + own + formScore(candidate) + placeScore(candidate) + makeScore(candidate, isTold);
  const isPreset = presetsSubscription(candidate);
  return [
    {
      candidate: isPreset ? { ...candidate, enabled: false } : candidate,
      score,
      isTold,
      asksToChoose: isPreset || saysToChoose(candidate),
    },
  ];
}

/**
 * "Subscribe now", on the product's own button, because the shop has preset that: it counts as shut until the
 * one-time purchase beside it is chosen.
 */
function presetsSubscription(candidate: PurchaseCandidate): boolean {
  const { form } = candidate;
  return (
    form !== null &&
    isOfProductsForm(candidate) &&
    form.choices.some(saysOnce) &&
    isRepeating(wordsOf(candidate))
  );
}

/** An unavailable size or time says "sold out" only for itself. */
function isOneOfMany({ isChoice, alikeCount }: PurchaseCandidate): boolean {
  return isChoice || alikeCount > 1;
}

function formScore({ form }: PurchaseCandidate): number {
  if (!form) return 0;
  const { choices, quantity, post, firstSubmit, product, person } = weights.form;
  return (
    (form.hasChoices ? choices : 0) +
    (form.hasQuantity ? quantity : 0) +
    (form.isPost ? post : 0) +
    (form.isFirstSubmit ? firstSubmit : 0) +
    (form.holdsProduct ? product : 0) +
    (form.asksPerson ? person : 0)
  );
}

function placeScore(candidate: PurchaseCandidate): number {
  const { belowHeading, nearPrice, frameOfPage, beside, sticky, list, dialog, pricedInWindow } =
    weights.place;
  return (
    (candidate.followsHeading ? belowHeading : 0) +
    nearPrice * Math.max(0, 1 - candidate.levelsToPrice / 8) +
    (candidate.isInFrameOfPage ? frameOfPage : 0) +
    (candidate.isBeside ? beside : 0) +
    (candidate.isSticky ? sticky : 0) +
    (candidate.isInList ? list : 0) +
    (candidate.isInDialog ? dialog : 0) +
    (candidate.isPricedInWindow ? pricedInWindow : 0) +
    (candidate.owner === "another" ? weights.ofAnother : 0)
  );
}

function makeScore(candidate: PurchaseCandidate, isTold: boolean): number {
  const { submit, drawn, large, choice, alike, elsewhere, toCart } = weights.made;
  const adds = candidate.isLink && addressNames.cart.test(candidate.href) && /add/i.test(candidate.href);
  return (
    (candidate.isSubmit ? submit : 0) +
    (candidate.isDrawn ? drawn : 0) +
    large * Math.min(1, candidate.area / 20_000) +
    (candidate.isChoice ? choice : 0) +
    // "Add to wishlist" stands beside "Add to cart" in the same make.
    (candidate.alikeCount > 0 && !isTold ? alike : 0) +
    (candidate.leadsElsewhere && !adds ? elsewhere : 0) +
    (adds ? toCart : 0) +
    (candidate.looksShut || !candidate.enabled ? weights.state.shut : 0)
  );
}

/** Acceptable effects of a press on a product page: goods in the cart, or a choice. */
const harmlessMoves: ReadonlySet<Move> = new Set([
  "add_to_cart",
  "buy_now",
  "choose",
  "continue",
  "update_cart",
]);

function isSafe(
  candidate: PurchaseCandidate,
  { move, isNamed, buyer }: { move: Move | undefined; isNamed: boolean; buyer: Buyer },
): boolean {
  const words = wordsOf(candidate);
  if (isNever(candidate)) return false;
  // If the product is sold out, a notify-me button replaces the purchase button. It is never pressed.
  if (saysSoldOut(words) || presetsSubscription(candidate)) return true;
  const isSold = move === "add_to_cart" || move === "buy_now";
  if (!isSold && (saysOtherList(words) || otherButtonName.test(candidate.names))) return false;
  if (viewing.has(move) && isOfProductsForm(candidate)) return true;
  if (move === undefined || harmlessMoves.has(move)) return isSold || !candidate.form?.asksPerson || isNamed;
  const isSelling = isNamed || sendsProduct(candidate);
  return isSelling && seemsToOrder(move, candidate) && !mayOrder(candidate, buyer);
}

function mayOrder({ form }: PurchaseCandidate, { isKnown }: Buyer): boolean {
  return isKnown || form?.asksPerson === true;
}

function isNever(candidate: PurchaseCandidate): boolean {
  const words = wordsOf(candidate);
  return (
    candidate.owner === "proposed" ||
    candidate.leavesShop ||
    leadsHome(candidate) ||
    isWalletName(words) ||
    changingWords.includes(normalise(words)) ||
    countsFewer(words)
  );
}

/** The shop's own name links to its front page from everywhere. */
function leadsHome({ leadsElsewhere, href }: PurchaseCandidate): boolean {
  const { pathname, search } = URL.parse(href) ?? {};
  return leadsElsewhere && pathname === "/" && search === "";
}

/** Decreases a number of pieces. */
function countsFewer(words: string): boolean {
  const plain = normalise(words);
  return /^[-−–—‐－➖]$/u.test(words.trim()) || saysOnly(plain, ({ count }) => count.fewer);
}

/**
 * The add-to-cart button may be named after the cart. In the product's form, and leading to no page, it
 * hardly shows the cart.
 */
const viewing: ReadonlySet<Move | undefined> = new Set(["view_cart", "in_cart"]);

function isOfProductsForm({ form, owner, leadsElsewhere }: PurchaseCandidate): boolean {
  return owner === "page" && form?.isPost === true && !form.asksPerson && !leadsElsewhere;
}

/**
 * Many shops write "order" or "checkout" on the button that adds to the cart. Nothing can be ordered yet if
 * the shop doesn't know the buyer, the form asks for no details, and the button is beside the price of one
 * product.
 */
const orderingMoves: ReadonlySet<Move> = new Set(["pay", "go_to_checkout", "in_cart", "view_cart"]);

/** "Register now" below a number of tickets opens no account. */
function seemsToOrder(move: Move, { form }: PurchaseCandidate): boolean {
  return orderingMoves.has(move) || (move === "create_account" && form?.hasQuantity === true);
}

function sendsProduct({
  form,
  owner,
  followsHeading,
  levelsToPrice,
  isInFrameOfPage,
}: PurchaseCandidate): boolean {
  const isAlone = form?.isPost === true && form.isFirstSubmit && !form.asksPerson;
  return isAlone && owner === "page" && followsHeading && levelsToPrice <= 3 && !isInFrameOfPage;
}

/** The phrase must be most of the text: "I want this print" doesn't mean "print". */
const leastShare = 0.45;

function saysOtherList(words: string): boolean {
  const plain = normalise(words);
  const isSaid = (phrase: string) =>
    phraseIndex(plain, phrase) >= 0 && phrase.length / plain.length >= leastShare;
  return languages.some(({ besideBuying }) => besideBuying.some(isSaid));
}

function readingOf({ text, spoken }: PurchaseCandidate) {
  const read = classifyMove(text);
  const isMute = text.length < 4 || text.length > 90;
  return read ?? (isMute ? classifyMove(spoken) : undefined);
}

/** "Select options"; a button without text asks for nothing. */
function saysToChoose(candidate: PurchaseCandidate): boolean {
  const words = wordsOf(candidate);
  return words !== "" && asksToChoose(words);
}

function wordsOf({ text, spoken }: PurchaseCandidate): string {
  return text || spoken;
}
