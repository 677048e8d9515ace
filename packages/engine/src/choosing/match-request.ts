import { findOnly } from "../find-only.ts";
import { languages } from "../words/languages.ts";
import { mayBeAboutGoods } from "./about-goods.ts";
import { handoverValue } from "./delivery/handover-value.ts";
import type { Offer, OfferOption } from "./offer.ts";
import { leftCount } from "./quantity/left-count.ts";
import { wordsOfCounts } from "./quantity/order-several.ts";
import { readQuantity } from "./quantity/read-quantity.ts";
import type { RequestedQuantity } from "./quantity/requested-quantity.ts";
import { wholePack } from "./quantity/whole-pack.ts";
import { countIn, hasNumber } from "./request/number-tokens.ts";
import { requestAmount } from "./request/request-amounts.ts";
import { emailsIn, isPartOf, type RequestDetail, requestDetails } from "./request/request-details.ts";
import { saidOfOthers } from "./request/said-of-others.ts";
import { isInRun, type Run, readTokens, type Token, wordsIn } from "./request/tokens.ts";
import { findUnmatched } from "./unmatched-words.ts";
import { excludedIn } from "./values/find-left.ts";
import { findMentions } from "./values/find-mentions.ts";
import { holdsNumber } from "./values/measures/find-range.ts";
import { mentionsBesideTitle } from "./values/mentions-beside-title.ts";
import { mootOptions } from "./values/moot-options.ts";
import type { Mention } from "./values/part.ts";
import { otherSizes } from "./values/value-names.ts";

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
  /** The values that the request does not want, and does not name either, by option. */
  excluded: ReadonlyMap<string, ReadonlySet<string>>;
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
  const tokens = readTokens(request ?? "");
  const several = offer.options.find(({ ordered }) => ordered)?.ordered;
  const pack = several ? undefined : wholePack(offer.options, tokens);
  // Of several goods, each has a number of its own.
  const isOne = several !== undefined || pack !== undefined;
  const { words, ...first }: RequestedQuantity = isOne
    ? { quantity: 1, words: pack?.words }
    : readQuantity(request, offer, values);
  const counted = [
    ...(words ? [words] : []),
    ...(several ? wordsOfCounts(several.titles, tokens, offer.title) : []),
  ];
  const names = [offer.title, ...offer.options.map(({ name }) => name)].flatMap(wordsIn);
  const others = saidOfOthers(tokens, names);
  const isTaken = (index: number) => isInRun(counted, index) || isInRun(others, index);
  const found = findMentions(offer.options.map(withSizesGone), tokens, isTaken, offer.title);
  const mentions = mentionsBesideTitle(found, tokens, offer.title);
  const own = offer.takesOwnAmount ? requestAmount(tokens) : undefined;
  const isOpen = (index: number) => !isTaken(index) && !isInRun(mentions, index);
  const isRead = isOne || words !== undefined || own !== undefined;
  const { late, quantity, isUncounted } = withLeftCount(first, tokens, {
    isRead,
    isOpen,
    goods: wordsIn(offer.title),
  });
  const isMatched = (index: number) =>
    isTaken(index) ||
    isInRun(late, index) ||
    (own !== undefined && index >= own.start && index < own.end) ||
    mentions.some(
      (mention) => index >= mention.start && index < mention.end && covers(mention, tokens[index]),
    );
  const { named, doubtful } = assignMentions(mentions);
  if (pack) {
    named.set(pack.option, [pack.value]);
    doubtful.delete(pack.option);
  }
  nameHandovers(offer.options, named, request);
  const left = findUnmatched(offer, tokens, isMatched).filter((one) => !isSaidByValue(one.words, named));
  const unmatched = left.map(({ words: said }) => said);
  const mayBeOfGoods = mayBeAboutGoods(tokens, { title: offer.title, isMatched });
  const ofGoods = left.filter(({ start }) => mayBeOfGoods(start)).map(({ words: said }) => said);
  return {
    quantity,
    isQuantityNamed: several !== undefined || words !== undefined || late.length > 0,
    isUncounted,
    named: new Map([...named, ...mootOptions(offer, named)]),
    doubtful,
    excluded: new Map(
      offer.options.map((option) => [
        option.name,
        unnamed(
          excludedIn(option, { tokens, isFree: (index) => !isMatched(index) }).values,
          named.get(option.name),
        ),
      ]),
    ),
    unmatched,
    unmatchedOfGoods: ofGoods.length === 0 ? [] : withoutDetails(ofGoods, request, offer.details),
  };
}

/** The number of pieces once it is known what the values are: "a pack of a hundred" is one, and says how many. */
function withLeftCount(
  first: Pick<RequestedQuantity, "quantity" | "isUncounted" | "uncountedAt">,
  tokens: readonly Token[],
  {
    isRead,
    isOpen,
    goods,
  }: { isRead: boolean; isOpen: (index: number) => boolean; goods: readonly string[] },
): { quantity: number; isUncounted: boolean; late: readonly Run[] } {
  const { quantity, isUncounted = false, uncountedAt } = first;
  const mayBeSeveral = isUncounted && (uncountedAt === undefined || isOpen(uncountedAt));
  const left = isRead || mayBeSeveral ? undefined : leftCount(tokens, isOpen, goods);
  return {
    quantity: left?.quantity ?? quantity,
    isUncounted: left?.isUncounted ?? mayBeSeveral,
    late: left?.words ? [left.words] : [],
  };
}

/** How the goods are handed over may be a choice of theirs. */
function nameHandovers(
  options: readonly OfferOption[],
  named: Map<string, readonly string[]>,
  request: string | undefined,
): void {
  for (const option of options) {
    const handover = named.has(option.name) ? undefined : handoverValue(option, request);
    if (handover !== undefined) named.set(option.name, [handover]);
  }
}

/** "The ebook as an EPUB, not for Kindle": what the request names is not what it does not want. */
function unnamed(excluded: readonly string[], [named, ...others]: readonly string[] = []): Set<string> {
  const isNamed = (value: string) => value === named && others.length === 0;
  return new Set(excluded.filter((value) => !isNamed(value)));
}

/** "Of 75 cl", where a value that is named says so as well, without those words having named it. */
function isSaidByValue(words: string, named: ReadonlyMap<string, readonly string[]>): boolean {
  const numbered = (text: string) =>
    ` ${readTokens(text)
      .map((token) => String(countIn(token) ?? token.folded))
      .join(" ")} `;
  return [...named.values()].some(([value = "", ...others]) => {
    return others.length === 0 && numbered(value).includes(numbered(words));
  });
}

/** The words of a value may be apart, with a number of pieces between them. */
function covers({ candidates }: Mention, token: Token | undefined): boolean {
  const count = countIn(token);
  return (
    count === undefined ||
    candidates.some(({ value }) => token && (hasNumber(value, token) || holdsNumber(value, count)))
  );
}

function withoutDetails(
  unmatched: readonly string[],
  request: string | undefined,
  written: readonly RequestDetail[] = [],
): string[] {
  const details = [...detailsOfBuyer(request ?? ""), ...written];
  return unmatched.filter((words) => !details.some((detail) => isPartOf(detail, words)));
}

/** What a request says for the checkout. Kept for the last request, since the page is read again after each choice. */
function detailsOfBuyer(request: string): readonly Pick<RequestDetail, "said">[] {
  if (last?.request === request) return last.details;
  const emails = emailsIn(request).map((said) => ({ said }));
  // What two kinds of details claim alike is still none of the goods.
  const claimed = namesOfDetails.flatMap((names) => requestDetails([names], request));
  last = { request, details: [...claimed, ...emails] };
  return last.details;
}

let last: { request: string; details: readonly Pick<RequestDetail, "said">[] } | undefined;

/** What checkouts call the details that no profile has. */
const namesOfDetails = (["taxNumber", "company", "fullName", "giftMessage", "orderNote"] as const).map(
  (role) => languages.flatMap(({ fields }) => fields[role]),
);

/** A shop that hides sold-out sizes may list a single one: a request for another size must not match it. */
function withSizesGone(option: OfferOption): OfferOption {
  const only = findOnly(option.values);
  if (only === undefined) return option;
  return { ...option, values: [only, ...otherSizes(only)] };
}

function assignMentions(mentions: readonly Mention[]) {
  const named = new Map<string, readonly string[]>();
  const doubtful = new Set<string>();
  const surestFirst = mentions.toSorted((a, b) => optionsOf(a).length - optionsOf(b).length);
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
