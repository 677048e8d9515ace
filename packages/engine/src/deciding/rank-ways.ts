import { findAmounts } from "../page/amounts/parse-money.ts";
import { pictureWords } from "../words/goods/picture-words.ts";
import { hasPhrase, normalise, phraseIndex, splitName } from "../words/normalise.ts";
import { addressNames } from "../words/pages/address-names.ts";
import { backwardWords, homeWords } from "../words/pages/backward-words.ts";
import { wayNames } from "../words/pages/markup-names.ts";
import { namesPayment } from "../words/paying/names-payment.ts";
import { ownAddressWords } from "../words/places/own-address-words.ts";
import { says } from "../words/says.ts";
import type { Move } from "../words/words.ts";
import { maySendOrder, objectionTo, speaksOfOrdering } from "./judge-way.ts";
import type { Way, WayGoal, WaySituation } from "./way.ts";
import { type WayReason, wayWeights } from "./weights.ts";

export interface RankedWay<Item extends Way = Way> {
  way: Item;
  weight: number;
  /** The reasons, heaviest first. */
  because: readonly WayReason[];
}

/** All safe ways, best first. Ways without any reason in their favour come last, but are included. */
export function rankWays<Item extends Way>(
  ways: readonly Item[],
  situation: WaySituation,
): RankedWay<Item>[] {
  return ways
    .filter((way) => objectionTo(way, situation) === undefined)
    .map((way) => weigh(way, situation))
    .sort((left, right) => right.weight - left.weight);
}

function weigh<Item extends Way>(way: Item, situation: WaySituation): RankedWay<Item> {
  const weights = wayWeights[situation.goal];
  const parts = reasonsFor(way, situation).map(([reason, share]) => ({
    reason,
    weight: (weights[reason] ?? 0) * share,
  }));
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const told = parts
    .filter((part) => part.weight !== 0)
    .sort((left, right) => Math.abs(right.weight) - Math.abs(left.weight));
  return { way, weight, because: told.map(({ reason }) => reason) };
}

/** Each reason with its share: 1 if it holds fully. */
export function reasonsFor(way: Way, situation: WaySituation): [WayReason, number][] {
  return [...wordReasons(way, situation), ...addressReasons(way, situation), ...placeReasons(way, situation)];
}

function wordReasons(way: Way, situation: WaySituation): [WayReason, number][] {
  const { goal } = situation;
  const reasons: [WayReason, number][] = [];
  const { move } = way;
  if (move === "decline_offer" && way.isInDialog) reasons.push(["declines_in_dialog", 1]);
  else if (move) reasons.push(...saying(`says_${move}`, shareOf(way.cover)));
  if (turnsPictures(way)) reasons.push(["turns_pictures", 1]);
  else if (move === undefined && hintsAt(way, goal)) reasons.push(["hints_at_words", 1]);
  // Words about ordering count towards the order even if they name no known move.
  else if (move === undefined && speaksOfOrdering(way.text)) reasons.push(["speaks_of_ordering", 1]);
  if (leadsBack(way, situation)) reasons.push(["leads_back", 1]);
  if (leadsHome(way, situation)) reasons.push(["leads_home", 1]);
  if (explains(way)) reasons.push(["explains", 1]);
  reasons.push(...namingReasons(way));
  if (isNamedFor(way, goal)) reasons.push(["named_for_goal", 1]);
  if (!/\p{L}{2}/u.test(`${way.text} ${way.spoken}`)) reasons.push(["wordless", 1]);
  return reasons;
}

function namingReasons({ text, around }: Way): [WayReason, number][] {
  const holds: [WayReason, boolean][] = [
    ["keeps_own_address", hasPhrase(normalise(text), ownAddressWords)],
    ["names_amount", findAmounts(text).length > 0],
    ["around_guest", saysGuest(around)],
  ];
  return holds.flatMap(([reason, isSo]) => (isSo ? [[reason, 1]] : []));
}

/** By its words, or by where it leads. */
function leadsBack(way: Way, situation: WaySituation): boolean {
  if (leadsToEarlierStep(way, situation)) return true;
  const { text, spoken, move } = way;
  const plain = normalise(text || spoken);
  return move === undefined && backwardWords.some((one) => phraseIndex(plain, one) === 0);
}

/** "Change" beside the address that was given there. */
function leadsToEarlierStep({ isLink, address }: Way, { goal, hasBeenAt }: WaySituation): boolean {
  return goal === "next_step" && isLink && hasBeenAt(address);
}

/** The shop's logo, say. Words that lead on count for more than an address: a script may take the click. */
function leadsHome({ isLink, address, move, text, spoken }: Way, { url }: WaySituation): boolean {
  if (move === undefined && [text, spoken].some((words) => hasPhrase(normalise(words), homeWords)))
    return true;
  const [target, own] = [URL.parse(address), URL.parse(url)];
  if (!isLink || move !== undefined || !target || !own || target.origin !== own.origin) return false;
  return target.pathname === "/" && own.pathname !== "/" && `${target.search}${target.hash}` === "";
}

/** A link "What is this?" beside a field tells more about it. */
function explains({ text, spoken, move, isLink }: Way): boolean {
  return isLink && move === undefined && /[?？]\s*$/.test(text || spoken);
}

/** Words that make up half of a text count nearly as much as ones that make up all of it. */
function shareOf(cover: number): number {
  return 0.7 + 0.3 * Math.min(1, Math.max(0, cover));
}

function addressReasons({ address, isLink }: Way, { goal, url }: WaySituation): [WayReason, number][] {
  const target = isLink ? URL.parse(address) : null;
  const own = URL.parse(url);
  if (!target || !own) return [];
  const isSamePage = target.origin === own.origin && target.pathname === own.pathname;
  if (isSamePage && (target.hash !== "" || address.endsWith("#"))) return [["fragment", 1]];
  if (isSamePage && target.search === own.search) return [["address_of_here", 1]];
  const place = `${target.pathname}${target.search}`;
  if (addressNames.checkout.test(place)) return [["address_for_goal", 1]];
  if (goal === "checkout" && addressNames.cart.test(place)) return [["address_for_goal", 0.5]];
  return addressNames.ordering.test(place) ? [["address_for_goal", 0.4]] : [["address_of_elsewhere", 1]];
}

function placeReasons(way: Way, situation: WaySituation): [WayReason, number][] {
  const holds: [WayReason, boolean | number][] = [
    ["filled", way.isFilled],
    ["lowest", way.isLowest],
    ["submit", way.isSubmit],
    ["plain_button", !way.isLink],
    ["large", Math.min(1, way.area / 12_000)],
    ["new", way.isNew],
    ["in_dialog", way.isInDialog],
    ["in_text", way.isInText],
    ["aside", way.isAside],
    ["shut", !way.enabled],
    ["looks_shut", way.looksShut],
    ["behind", way.isBehind === true],
    ["used", Math.min(3, situation.usesOf(way))],
    ["beside_code", way.isBesideCode],
    ["searches", way.form === "searches"],
    ["in_worked_form", way.form === "worked_on"],
    ["in_other_form", way.form === "other"],
    ["without_fields", way.form === "none" || way.form === "other"],
    ["ends_worked_form", way.endsForm],
    ["choice_awaited", bringsUpChoice(way, situation)],
    ["may_open_choice", mayOpenChoice(way, situation)],
    ["shut_step", way.isShutStep],
    ["sends_last_look", maySendOrder(way, situation)],
  ];
  return holds.flatMap(([reason, share]) => (share === false ? [] : [[reason, Number(share)]]));
}

/** Next to the payment there is no later step that could ask for what is still to be chosen. */
function bringsUpChoice(way: Way, situation: WaySituation): boolean {
  const isLastChance = situation.isPaymentNear && mayOpenChoice(way, situation);
  const isAway =
    (situation.hasFormToSend && leavesPage(way, situation)) || leadsToEarlierStep(way, situation);
  const isChooser = way.move === "choose" && !isAway;
  return situation.isChoiceAwaited && (isChooser || isLastChance);
}

/** Such a link beside a form changes an earlier step, and what is filled in would be lost. */
function leavesPage({ isLink, address }: Way, { url }: WaySituation): boolean {
  const [target, own] = [URL.parse(address), URL.parse(url)];
  if (!isLink || !target || !own || !/^https?:$/.test(target.protocol)) return false;
  const isHere = target.pathname === own.pathname && target.search === own.search;
  return !isHere || target.origin !== own.origin;
}

/**
 * If something is still to be chosen that the page does not show, a button within its form may open it. One that
 * names a way to pay would only choose that.
 */
function mayOpenChoice({ move, isAmidForm, text }: Way, { isChoiceAwaited }: WaySituation): boolean {
  return isChoiceAwaited && isAmidForm && move === undefined && !namesPayment(text);
}

/** Moves whose words help towards a goal, even as a small part of the text. */
const helpful: Readonly<Record<WayGoal, readonly Move[]>> = {
  checkout: ["go_to_checkout", "view_cart", "guest_checkout", "continue"],
  past_sign_in: ["guest_checkout", "continue"],
  next_step: ["continue", "guest_checkout", "go_to_checkout"],
  order: ["pay", "buy_now", "go_to_checkout"],
};

function hintsAt({ text, spoken }: Way, goal: WayGoal): boolean {
  const plain = normalise(`${text} ${spoken}`).slice(0, 120);
  return says(plain, ({ moves }) => helpful[goal].flatMap((move) => moves[move]));
}

/** "Next slide", beside a carousel. */
function turnsPictures({ text, spoken, move, isLink }: Way): boolean {
  const plain = normalise(text || spoken);
  return move === undefined && !isLink && hasPhrase(plain, pictureWords);
}

/** Whether the words mention buying without an account. */
export function saysGuest(words: string): boolean {
  const plain = normalise(words);
  return plain !== "" && says(plain, ({ moves }) => moves.guest_checkout);
}

function isNamedFor({ names }: Way, goal: WayGoal): boolean {
  return hasPhrase(splitName(names), wayNames[goal]);
}

function saying(reason: string, share: number): [WayReason, number][] {
  return isReason(reason) ? [[reason, share]] : [];
}

function isReason(name: string): name is WayReason {
  return Object.hasOwn(wayWeights.next_step, name) || Object.hasOwn(wayWeights.checkout, name);
}
