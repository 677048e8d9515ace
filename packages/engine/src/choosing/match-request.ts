import { languages } from "../words/languages.ts";
import { findMentions, type Mention } from "./find-mentions.ts";
import type { Offer, OfferOption } from "./offer.ts";
import { readQuantity } from "./read-quantity.ts";
import { requestAmount } from "./request-amounts.ts";
import { isPartOf, requestDetails } from "./request-details.ts";
import { readTokens, type Token } from "./tokens.ts";
import { findUnmatched } from "./unmatched-words.ts";
import { foldedWords, otherSizes } from "./value-names.ts";

export interface RequestMatch {
  quantity: number;
  /** If false, no quantity was given, and one is meant. */
  isQuantityNamed: boolean;
  /** Several are wanted, without a number. */
  isUncounted: boolean;
  /**
   * The values that the request names, by option; several if it contradicts itself. May include unsold sizes.
   */
  named: ReadonlyMap<string, readonly string[]>;
  /**
   * Options that a word of the request may or may not refer to: "black" if frame and strap can both be black.
   */
  doubtful: ReadonlySet<string>;
  /** What else the request asks for, in its own words: no option has it. */
  unmatched: readonly string[];
  /** Of these, what may be about the goods: not the value of a detail that shops ask for, such as a tax number. */
  unmatchedOfGoods: readonly string[];
}

/**
 * Matches a plain-English request against what the shop offers. Does not guess: only what is named counts.
 */
export function matchRequest(offer: Offer, request: string | undefined): RequestMatch {
  const values = offer.options.flatMap((option) => option.values);
  const { quantity, words, isUncounted = false } = readQuantity(request, offer, values);
  const tokens = readTokens(request ?? "");
  const isTaken = (index: number) => words !== undefined && index >= words.start && index < words.end;
  const mentions = findMentions(offer.options.map(withSizesGone), tokens, isTaken);
  const own = offer.takesOwnAmount ? requestAmount(tokens) : undefined;
  const isMatched = (index: number) =>
    isTaken(index) ||
    (own !== undefined && index >= own.start && index < own.end) ||
    mentions.some(({ start, end }) => index >= start && index < end);
  const unmatched = findUnmatched(offer, tokens, isMatched);
  return {
    quantity,
    isQuantityNamed: words !== undefined,
    isUncounted,
    ...assignMentions(mentions, tokens),
    unmatched,
    unmatchedOfGoods: unmatched.length === 0 ? [] : withoutDetails(unmatched, request),
  };
}

function withoutDetails(unmatched: readonly string[], request: string | undefined): string[] {
  const details = requestDetails(namesOfDetails, request);
  return unmatched.filter((words) => !details.some((detail) => isPartOf(detail, words)));
}

/** What checkouts call the details that no profile has. */
const namesOfDetails = (["taxNumber", "company", "giftMessage", "orderNote"] as const).map((role) =>
  languages.flatMap(({ fields }) => fields[role]),
);

/** A shop that hides sold-out sizes may list a single one: a request for another size must not match it. */
function withSizesGone(option: OfferOption): OfferOption {
  const [only, ...others] = option.values;
  if (only === undefined || others.length > 0) return option;
  return { ...option, values: [only, ...otherSizes(only)] };
}

function assignMentions(mentions: readonly Mention[], tokens: readonly Token[]) {
  const named = new Map<string, string[]>();
  const doubtful = new Set<string>();
  const surestFirst = mentions
    .map((mention) => ({ ...mention, candidates: nearestOption(mention, tokens) }))
    .toSorted((a, b) => optionsOf(a).length - optionsOf(b).length);
  for (const mention of surestFirst) {
    const options = optionsLeftTo(mention, named);
    const [option] = options;
    if (option === undefined) continue;
    if (options.length > 1) for (const possible of options) doubtful.add(possible);
    else named.set(option, [...new Set([...(named.get(option) ?? []), ...valuesOf(mention, option)])]);
  }
  for (const option of named.keys()) doubtful.delete(option);
  return { named, doubtful };
}

/** Assigns a word that fits several options to the one that no other word has settled. */
function optionsLeftTo(mention: Mention, named: ReadonlyMap<string, unknown>): string[] {
  const options = optionsOf(mention);
  return options.length === 1 ? options : options.filter((option) => !named.has(option));
}

function valuesOf({ candidates }: Mention, option: string): string[] {
  return candidates.filter((candidate) => candidate.option === option).map(({ value }) => value);
}

function optionsOf({ candidates }: Mention): string[] {
  return [...new Set(candidates.map(({ option }) => option))];
}

/** Of the options a word may refer to, the one whose own name is next to it: "black strap", "waist 32". */
function nearestOption({ start, end, candidates }: Mention, tokens: readonly Token[]): Mention["candidates"] {
  const beside = [tokens[start - 1], tokens[end]].map((token) => token?.folded ?? "");
  const near = candidates.filter(({ option }) =>
    foldedWords(option)
      .split(" ")
      .some((word) => beside.includes(word)),
  );
  return near.length > 0 ? near : candidates;
}
