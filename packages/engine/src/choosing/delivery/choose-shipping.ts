import { compareAmounts } from "@cartwright/contract";
import { isCollection } from "../../words/delivery/is-collection.ts";
import { timesByName } from "../../words/goods/units.ts";
import { speeds } from "../../words/meanings/kinds.ts";
import { dayTimes } from "../../words/meanings/times.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { says } from "../../words/says.ts";
import { isForMembers } from "../bought-once.ts";
import { isInflected } from "../request/akin.ts";
import { saysNothing } from "../request/says-nothing.ts";
import { isBreak, readTokens, type Token, wordsIn, written } from "../request/tokens.ts";
import { englishByName } from "../values/meanings/read-meanings.ts";
import { measuresIn } from "../values/measures/find-measure.ts";
import { namedValues } from "../values/named-values.ts";
import { asksForCollection } from "./asks-for-collection.ts";
import { trackedOnRequest } from "./tracked.ts";

export interface ShippingOffer {
  label: string;
  /** A decimal string; undefined if no price could be read. */
  price: string | undefined;
}

const speedWords = new Set(requestWords.speeds);
const commonWords = new Set(requestWords.ofAnyDelivery);
/** "Shipping within two days", "delivered by courier in two days". */
const wordsToDelivery = 3;
const linking: ReadonlySet<string> = new Set([...requestWords.with, ...requestWords.beforeWay]);

/**
 * The cheapest method that delivers to the address, unless the request names another by one of its own words
 * ("express"). Pickup is chosen only on request, and so is what joins a club.
 */
export function chooseShipping<Offer extends ShippingOffer>(
  offers: readonly Offer[],
  request: string | undefined,
): Offer | undefined {
  const wantsCollection = asksForCollection(request);
  const brought = offers.filter(({ label }) => isCollection(label) === wantsCollection);
  const open = withoutMemberships(brought.length > 0 ? brought : offers, request);
  const eligible = trackedOnRequest(open, request);
  const named = bestNamed(eligible, offers, request ?? "");
  if (named.length > 0) return cheapest(named);
  const alone = trackedOnRequest(withoutMemberships(offers, request), request).filter((one) =>
    isNamedAlone(one, offers, request ?? ""),
  );
  if (alone.length > 0) return cheapest(alone);
  if (hasPhrase(normalise(request ?? ""), requestWords.hurry)) return fastest(eligible);
  return (asksForSpeed(request ?? "") ? soonest(eligible) : undefined) ?? cheapest(eligible);
}

/** "Send it express", where no method is called so. */
function asksForSpeed(request: string): boolean {
  return wordsOf(request).some((word) => isSpeed(request, word) && speaksOfDelivery(request, word));
}

/** The one that takes the least time, if all say how long they take. */
function soonest<Offer extends ShippingOffer>(offers: readonly Offer[]): Offer | undefined {
  const timed = offers.flatMap((offer) => {
    const sizes = measuresIn(tokensOfTimes(offer.label), timesByName).map(({ size }) =>
      Number.parseFloat(size),
    );
    return sizes.length === 0 ? [] : [{ offer, most: Math.max(...sizes) }];
  });
  if (timed.length < offers.length) return undefined;
  return timed.toSorted((left, right) => left.most - right.most)[0]?.offer;
}

/** "Free with a trial of our club" is no delivery that anybody asked for, however little it costs. */
function withoutMemberships<Offer extends ShippingOffer>(
  offers: readonly Offer[],
  request: string | undefined,
): readonly Offer[] {
  if (isForMembers(request ?? "")) return offers;
  const open = offers.filter(({ label }) => !isForMembers(label));
  return open.length > 0 ? open : offers;
}

/** Those that the request names by most words: "Correo Argentino, home delivery" names one of two by that carrier. */
function bestNamed<Offer extends ShippingOffer>(
  eligible: readonly Offer[],
  offers: readonly Offer[],
  request: string,
): readonly Offer[] {
  const times = areTimes(offers) ? timesNamed(offers, request) : undefined;
  const counted = eligible.map((offer) => ({
    offer,
    count: times ? Number(times.has(offer.label)) : countNames(offer, offers, request),
  }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0 ? [] : counted.filter(({ count }) => count === most).map(({ offer }) => offer);
}

function timesNamed(offers: readonly ShippingOffer[], request: string): ReadonlySet<string> {
  return namedValues({ name: "", values: offers.map(({ label }) => label) }, request);
}

/** Times of the day, or days of the week: none has a price, or a word of a kind of delivery. */
function areTimes(offers: readonly ShippingOffer[]): boolean {
  const isKind = ({ label }: ShippingOffer) =>
    speaksOfDelivery(label, "") || isCollection(label) || wordsOf(label).some((word) => speedWords.has(word));
  return offers.every((offer) => offer.price === undefined && !isKind(offer));
}

/**
 * How many of its words that not all methods have are in the request. Speed words count on their own, others only where
 * they stand together as in the method's name ("Tracked 24") or by themselves ("Xpresspost, please"): "ground coffee"
 * does not ask for UPS Ground, unless the request mentions shipping too.
 */
function countNames({ label }: ShippingOffer, offers: readonly ShippingOffer[], request: string): number {
  const asked = wordsOf(request);
  const isAsked = (word: string) =>
    asked.some((one) => one === word || (word.length >= leastLetters && isInflected(word, one)));
  const isOfAll = (word: string) => offers.every((other) => wordsOf(other.label).includes(word));
  const counted = [...new Set(wordsOf(label))].filter(
    (word) =>
      isAsked(word) &&
      !isOfAll(word) &&
      (isSpeed(request, word) || speaksOfDelivery(request, word) || standsAlone(request, word, label)),
  ).length;
  return Math.max(counted + Number(hasTimeAsked(label, request)), longestRun(label, offers, request));
}

/** "Two-day shipping" names "2-Day Express": how long it takes stands beside a word about delivery. */
function hasTimeAsked(label: string, request: string): boolean {
  const tokens = tokensOfTimes(request);
  const offered = new Set(measuresIn(tokensOfTimes(label), timesByName).map(({ size }) => size));
  return measuresIn(tokens, timesByName).some(({ size, start, end }) => {
    const near = tokens.slice(Math.max(0, start - wordsToDelivery), end + wordsToDelivery);
    return offered.has(size) && speaksOfDelivery(written(near), "");
  });
}

/** "2 business days" are two days. */
function tokensOfTimes(text: string): Token[] {
  return readTokens(text).filter(({ folded }) => !requestWords.ofWorkdays.some((word) => word === folded));
}

/** Forms of shorter words are too easily other words. */
const leastLetters = 6;

/** "Express, please" and "by express courier", and neither "the express train set" nor "an espresso machine". */
function isSpeed(request: string, word: string): boolean {
  if (!speedWords.has(word)) return false;
  const tokens = readTokens(request);
  return tokens.some((token, at) => {
    if ((englishNames.get(token.folded) ?? token.folded) !== word) return false;
    const next = tokens[at + 1]?.folded;
    return next === undefined || isBreak(token) || saysNothing(next) || speaksOfDelivery(next, "");
  });
}

/** The most words of the request that follow each other in the method's name, of which not all methods have each. */
function longestRun(label: string, offers: readonly ShippingOffer[], request: string): number {
  const [asked, name] = [wordsIn(request), wordsIn(label)];
  const isOfAll = (word: string) => offers.every((other) => wordsIn(other.label).includes(word));
  const runs = asked.flatMap((_, from) =>
    name.map((_, at) => {
      let length = 0;
      while (asked[from + length] !== undefined && asked[from + length] === name[at + length]) length += 1;
      return asked.slice(from, from + length);
    }),
  );
  const telling = runs.filter((run) => run.length > 1 && !run.every(isOfAll));
  return Math.max(0, ...telling.map(({ length }) => length));
}

/** "Bring, please" names "Bring, to a collection point": its carrier takes the goods nowhere else. */
function isNamedAlone({ label }: ShippingOffer, offers: readonly ShippingOffer[], request: string): boolean {
  const others = offers.filter((one) => one.label !== label).flatMap((one) => wordsOf(one.label));
  return wordsOf(label).some((word) => !others.includes(word) && standsAlone(request, word, label));
}

/** Nothing but the method's name is said between the punctuation around it: "Evening delivery with DPD". */
function standsAlone(request: string, word: string, label: string): boolean {
  const own = wordsIn(label);
  const isOfName = (one: string) => own.includes(one) || saysNothing(one) || linking.has(one);
  return request
    .split(/[,;.!?\n]/u)
    .map(wordsIn)
    .some((clause) => clause.includes(word) && clause.every(isOfName));
}

/** In English or in the shop's language, with other words than the method's own. */
function speaksOfDelivery(request: string, own: string): boolean {
  const plain = normalise(request)
    .split(" ")
    .filter((word) => word !== own)
    .join(" ");
  const inShopsWords = says(plain, ({ delivery }) => delivery.names);
  return inShopsWords || hasPhrase(plain, requestWords.delivery);
}

/** "Corriere espresso" is "express courier" in a request, which is in English. */
const englishNames = englishByName([...speeds, ...dayTimes]);

/** Labels assembled from parts may run together: "Express1 to 2 days". */
function wordsOf(text: string): string[] {
  return readTokens(text.replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, " "))
    .map(({ folded }) => englishNames.get(folded) ?? folded)
    .filter((word) => /^\p{L}{3,}$/u.test(word) && !commonWords.has(word));
}

/** By speed words in the labels if there are any, or by how long each takes; otherwise the most expensive counts as fastest. */
function fastest<Offer extends ShippingOffer>(offers: readonly Offer[]): Offer | undefined {
  const speedy = offers.filter(({ label }) => wordsOf(label).some((word) => speedWords.has(word)));
  if (speedy.length > 0) return speedy.toSorted(byPrice).at(-1);
  return soonest(offers) ?? offers.toSorted(byPrice).at(-1);
}

function cheapest<Offer extends ShippingOffer>(offers: readonly Offer[]): Offer | undefined {
  return offers.toSorted(byPrice)[0];
}

/** Methods without a readable price come last. */
function byPrice(left: ShippingOffer, right: ShippingOffer): number {
  if (left.price === undefined || right.price === undefined)
    return Number(left.price === undefined) - Number(right.price === undefined);
  return compareAmounts(left.price, right.price);
}
