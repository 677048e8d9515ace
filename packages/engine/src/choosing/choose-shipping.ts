import { compareAmounts } from "@cartwright/contract";
import { languages } from "../words/languages.ts";
import { hasPhrase, normalise } from "../words/normalise.ts";
import { requestWords } from "../words/request-words.ts";
import { readTokens } from "./tokens.ts";

export interface ShippingOffer {
  label: string;
  /** A decimal string; undefined where no price could be read. */
  price: string | undefined;
}

const speedWords = new Set(requestWords.speeds);
const commonWords = new Set(requestWords.ofAnyDelivery);

/**
 * The cheapest method that brings the goods to the address, unless the request names another by a word of its own
 * ("express"). Collecting in person is chosen only on request.
 */
export function chooseShipping<Offer extends ShippingOffer>(
  offers: readonly Offer[],
  request: string | undefined,
): Offer | undefined {
  const wantsCollection = speaksOfCollection(request ?? "");
  const brought = offers.filter(({ label }) => speaksOfCollection(label) === wantsCollection);
  const eligible = brought.length > 0 ? brought : offers;
  const named = eligible.filter((offer) => isNamed(offer, offers, request ?? ""));
  if (named.length > 0) return cheapest(named);
  return hasPhrase(normalise(request ?? ""), requestWords.hurry) ? fastest(eligible) : cheapest(eligible);
}

function speaksOfCollection(text: string): boolean {
  const plain = normalise(text);
  return languages.some(({ delivery }) => hasPhrase(plain, delivery.collection));
}

/**
 * Named by a word that is its own among the methods. Only speeds speak for themselves: in "ground coffee" nobody
 * asks for UPS Ground, unless the request speaks of shipping too.
 */
function isNamed({ label }: ShippingOffer, offers: readonly ShippingOffer[], request: string): boolean {
  const asked = new Set(wordsOf(request));
  const others = new Set(
    offers.filter((other) => other.label !== label).flatMap((other) => wordsOf(other.label)),
  );
  const speaksOfShipping = hasPhrase(normalise(request), requestWords.delivery);
  return wordsOf(label).some(
    (word) => asked.has(word) && (speedWords.has(word) || (speaksOfShipping && !others.has(word))),
  );
}

/** Labels put together from parts run them into each other: "Express1 to 2 days". */
function wordsOf(text: string): string[] {
  return readTokens(text.replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, " "))
    .map(({ folded }) => folded)
    .filter((word) => /^\p{L}{3,}$/u.test(word) && !commonWords.has(word));
}

/** Speed is said in the label where it is said at all; otherwise the dearest method is the quickest. */
function fastest<Offer extends ShippingOffer>(offers: readonly Offer[]): Offer | undefined {
  const speedy = offers.filter(({ label }) => wordsOf(label).some((word) => speedWords.has(word)));
  return (speedy.length > 0 ? speedy : offers).toSorted(byPrice).at(-1);
}

function cheapest<Offer extends ShippingOffer>(offers: readonly Offer[]): Offer | undefined {
  return offers.toSorted(byPrice)[0];
}

/** A method without a readable price comes last. */
function byPrice(left: ShippingOffer, right: ShippingOffer): number {
  if (left.price === undefined || right.price === undefined)
    return Number(left.price === undefined) - Number(right.price === undefined);
  return compareAmounts(left.price, right.price);
}
