import { measureWords } from "../../words/goods/measure-words.ts";
import { pieceWords } from "../../words/goods/piece-words.ts";
import {
  inWords,
  ofWords,
  pointerWords,
  singularArticles,
  usWords,
} from "../../words/grammar/beside-numbers.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { pleaseWords, requestBeginnings } from "../../words/requests/beginnings.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { isOfInstalments } from "../money/of-instalments.ts";
import type { Offer } from "../offer.ts";
import { type CountToken, countTokens } from "../request/count-words.ts";
import { findDates } from "../request/find-dates.ts";
import { pluralsOf } from "../request/plurals.ts";
import { isBreak, readTokens, wordsIn } from "../request/tokens.ts";
import { markVagueNumbers } from "../request/vague-numbers.ts";
import { withoutPrice } from "../values/find-telling.ts";
import { namesOfValues } from "../values/value-names.ts";
import {
  atEndOfClause,
  beforeNoun,
  isOfParts,
  type Nouns,
  ofLeadingNumber,
  ofOwnClause,
} from "./count-nouns.ts";
import { beforePieces, ofPairs, ofTimes } from "./count-packs.ts";
import { isOfPack, leadingPieces } from "./leading-pieces.ts";
import { ofPacks, ofThem, ofValue } from "./number-of.ts";
import { quantityOf, type RequestedQuantity } from "./requested-quantity.ts";
import { isNumberOfModel, isNumberOfTitle, packsOf } from "./title-numbers.ts";
import { findUncounted, isCountingWord, sentenceWords, uncounted } from "./uncounted.ts";

const withWords: ReadonlySet<string> = new Set(requestWords.with);
const sizeWords = new Set(requestWords.beforeSize);
const announcements = new Set(languages.flatMap(({ fields }) => fields.quantity));

/**
 * One, unless the request clearly gives a number of pieces: "two of them", "2x", "quantity 3", "3 mugs",
 * "2 places".
 */
export function readQuantity(
  request: string | undefined,
  {
    title,
    countedAs = "",
    options = [],
  }: Pick<Offer, "title" | "countedAs"> & Partial<Pick<Offer, "options">>,
  values: readonly string[],
): RequestedQuantity {
  const tokens = markVagueNumbers(countTokens(readTokens(request ?? "")));
  // "2" is not the day of a "2 December 2026".
  const dateless = values
    .filter((value) => findDates(value).length === 0)
    .map((value) => wordsIn(value.replace(fraction, " ").replace(/(?<=\p{L}\s?)\([^)]*\)/gu, " ")));
  const reserved = new Set([
    ...dateless.flatMap(withoutMeasures),
    ...wordsIn(title).filter((word) => !/\d/.test(word)),
  ]);
  const goods = {
    named: namesOfValues(values).flatMap(({ names }) => names),
    nouns: {
      counted: new Set([...[title, ...values].flatMap(pluralsOf), ...unitIn(countedAs)]),
      title: new Set(wordsIn(title)),
      options: new Set(options.flatMap(({ name }) => wordsIn(name))),
      values: new Set(values.flatMap(wordsIn)),
    },
    isUnitKnown: countedAs !== "" && !hasPhrase(normalise(countedAs), [...announcements]),
    values: values
      .map((value) => wordsIn(withoutPrice(value)))
      .filter((words) => words.length > 0 && !words.some((word) => /\d/.test(word))),
    packs: values.map(wordsIn),
    title: wordsIn(title),
  };
  for (let index = 0; index < tokens.length; index += 1) {
    if (isNumberOfTitle(tokens, index, goods.title) || isNumberOfModel(tokens, index)) continue;
    const found = afterAnnouncement(tokens, index) ?? countedAt(tokens, index, { reserved, ...goods });
    if (!found || found.quantity < 1 || found.quantity > 999) continue;
    const isVague = tokens.slice(found.words?.start, found.words?.end).some((token) => token.isVague);
    return found.isUncounted || isVague ? uncounted : inTokens(found, tokens);
  }
  const at = findUncounted(tokens, { reserved, title: goods.nouns.title });
  if (at === undefined) return { quantity: 1, words: undefined };
  return { ...uncounted, uncountedAt: tokens[at]?.start ?? 0 };
}

/** "1-1/2", "1 1/2": no part of it is a number by itself. */
const fraction = /(?<!\d)(?:\d+[-\s])?\d+\/\d+/gu;

/** "3" of "3 m" is a number of pieces in "3 lamps": all that counts is whether "m" follows. */
function withoutMeasures(value: readonly string[]): string[] {
  const isMeasured = (word: string, at: number) =>
    /^\d/.test(word) && (measureWords.has(value[at + 1] ?? "") || value[at + 1] === "x");
  return value.filter((word, at) => !isMeasured(word, at));
}

/** Whether the request counts in the unit of a field's name: "2 places" in "Number of places". */
export function countsInUnit(request: string | undefined, countedAs: string): boolean {
  const units = unitIn(countedAs);
  return readTokens(request ?? "").some(({ folded }) => units.includes(folded));
}

/** The unit in a field's name, in one and in several: "Number of guests (max. 6)". */
function unitIn(countedAs: string): string[] {
  const words = readTokens(countedAs.replace(/[([].*$/u, "")).map(({ folded }) => folded);
  const last = words.at(-1) ?? "";
  return last.length < 3 ? [] : [last, last.replace(/s$/, ""), ...pluralsOf(last)];
}

/** What is done twice in a sentence of its own, which names none of the goods: "please ring the bell twice". */
function isOfAnother(
  tokens: readonly CountToken[],
  index: number,
  { counted, title, values }: Nouns,
): boolean {
  const from = tokens.slice(0, index).findLastIndex(isBreak) + 1;
  const before = tokens.slice(from, index).map(({ folded }) => folded);
  const isOfGoods = before.some(
    (word) => counted.has(word) || title.has(word) || values.has(word) || pointerWords.has(word),
  );
  return (
    from > 0 && !isOfGoods && before.filter((word) => !requestBeginnings.has(word)).length >= sentenceWords
  );
}

/** Position of the words in the original request. */
function inTokens({ quantity, words }: RequestedQuantity, tokens: readonly CountToken[]): RequestedQuantity {
  const start = tokens[words?.start ?? 0]?.start ?? 0;
  return { quantity, words: words && { start, end: tokens[words.end - 1]?.end ?? start } };
}

interface Goods {
  reserved: ReadonlySet<string>;
  nouns: Nouns;
  /** The page names what it counts ("Seats"): other goods are not those. */
  isUnitKnown: boolean;
  /** All names of all values, each as folded words. */
  named: readonly (readonly string[])[];
  /** The words of each value; those with a number are measures. */
  values: readonly (readonly string[])[];
  /** The words of each value. */
  packs: readonly (readonly string[])[];
  title: readonly string[];
}

/** A number that is one of the shop's values, or follows "size", is not a quantity: "size 10 shoes". */
function countedAt(
  tokens: readonly CountToken[],
  index: number,
  { reserved, nouns, isUnitKnown, values, named, packs, title }: Goods,
): RequestedQuantity | undefined {
  if (isOfPeople(tokens, index)) return undefined;
  const beyondDoubt =
    packsOf(tokens, index, title) ??
    ofPacks(tokens, index) ??
    ofPairs(tokens, index, { title: nouns.title, nouns: nouns.counted }) ??
    ofThem(tokens, index) ??
    ofValue(tokens, index, named) ??
    leadingPieces(tokens, index, { packs, nouns, isUnitKnown });
  if (beyondDoubt) return beyondDoubt;
  if (isNoCount(tokens, index, { reserved, packs })) return undefined;
  // "Zweimal den Bezug": "den" is a unit as well, and "twice" measures nothing.
  const times = isOfAnother(tokens, index, nouns) ? undefined : ofTimes(tokens, index);
  if (standsBeforeMeasure(tokens[index + 1], { nouns, values })) return times;
  return (
    withTimesSign(tokens, index, { reserved, packs }) ??
    times ??
    beforePieces(tokens, index) ??
    beforeMeasure(tokens, index) ??
    beforeNoun(tokens, index, nouns) ??
    beforeValue(tokens, index, values) ??
    atStart(tokens, index) ??
    atEndOfClause(tokens, index) ??
    (isUnitKnown ? undefined : (ofLeadingNumber(tokens, index, nouns) ?? ofOwnClause(tokens, index, nouns)))
  );
}

/** A value, a size, what the goods have or measure, or one of something: "a 3 drawer chest". */
function isNoCount(
  tokens: readonly CountToken[],
  index: number,
  { reserved, packs }: Pick<Goods, "reserved" | "packs">,
): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  const isBehind = (words: ReadonlySet<string>) => words.has(before?.folded ?? "") && !isBreak(before);
  const isOfOne = /^\d/.test(token?.words ?? "") && isBehind(singularArticles);
  const isValue =
    reserved.has(token?.words ?? "") || isOfPack(tokens, index, packs) || isSide(tokens, index, packs);
  // "A cable with one straight plug".
  if (isBehind(withWords) && !isBreak(token) && !requestBeginnings.has(before?.folded ?? "")) return true;
  return isValue || isOfOne || isBehind(sizeWords) || isOfParts(tokens, index) || isInInches(token);
}

function standsBeforeMeasure(
  next: CountToken | undefined,
  { nouns, values }: Pick<Goods, "nouns" | "values">,
): boolean {
  // "2 adult tickets", where the shop sells "Adult" and "Child".
  const isOfValue = values.some(([first]) => first === next?.folded);
  const isMeasure = measureWords.has(next?.folded ?? "") && !pieceWords.has(next?.folded ?? "");
  return isMeasure && !isUnit(next, nouns) && !isOfValue;
}

/** What the page itself counts: "3 guests", "2 nights". */
function isUnit(token: CountToken | undefined, { counted, title }: Nouns): boolean {
  return counted.has(token?.folded ?? "") || title.has(token?.folded ?? "");
}

/** "There are two of us." */
function isOfPeople(tokens: readonly CountToken[], index: number): boolean {
  return ofWords.has(tokens[index + 1]?.folded ?? "") && usWords.has(tokens[index + 2]?.folded ?? "");
}

/** "quantity 3", "qty: 3", "quantity of three" */
function afterAnnouncement(tokens: readonly CountToken[], index: number): RequestedQuantity | undefined {
  if (!announcements.has(tokens[index]?.folded ?? "")) return undefined;
  const offset = requestWords.afterAnnouncing.includes(tokens[index + 1]?.folded ?? "") ? 2 : 1;
  return quantityOf(tokens[index + offset], { start: index, end: index + offset + 1 });
}

/** "2x", "x2", "2 x the mug", "mug x 2"; but neither "16 x 20" nor the shop's "M8 x 40", a measure, nor a size that the shop itself calls 2X. */
function withTimesSign(
  tokens: readonly CountToken[],
  index: number,
  { reserved, packs }: Pick<Goods, "reserved" | "packs">,
): RequestedQuantity | undefined {
  const token = tokens[index];
  if (!token || isOfInstalments(tokens, index)) return undefined;
  const joined = /^(?:(\d{1,3})x|x(\d{1,3}))$/.exec(token.folded);
  const number = joined?.[1] ?? joined?.[2];
  if (number && !reserved.has(`${number}xl`))
    return { quantity: Number(number), words: { start: index, end: index + 1 } };
  if (endsWithTimes(tokens, index, packs)) return quantityOf(token, { start: index - 1, end: index + 1 });
  const isTimes = tokens[index + 1]?.folded === "x" || token.after === "×";
  if (!isTimes || /^\d/.test(tokens[index + 2]?.folded ?? "")) return undefined;
  return /^\d{1,3}$/.test(token.folded) ? quantityOf(token, { start: index, end: index + 1 }) : undefined;
}

/** "Mug x 2, please": the number is the last of its clause. */
function endsWithTimes(tokens: readonly CountToken[], index: number, packs: Goods["packs"]): boolean {
  const [beforeSign, sign, token, next] = [-2, -1, 0, 1].map((step) => tokens[index + step]);
  const isLast = isBreak(token) || next === undefined || pleaseWords.has(next.folded);
  const isOfSide = isSide(tokens, index, packs) || /^\d/.test(beforeSign?.folded ?? "0");
  return sign?.folded === "x" && isLast && !isOfSide;
}

/** "40" of the shop's "M8 x 40". */
function isSide(tokens: readonly CountToken[], index: number, packs: Goods["packs"]): boolean {
  const [beforeSign, sign, token] = [-2, -1, 0].map((step) => tokens[index + step]?.folded ?? "");
  if (token === "" || sign !== "x" || !/\d/.test(beforeSign ?? "")) return false;
  return packs.some((words) => words.includes(token ?? ""));
}

/** `9" wide`, but not the end of a quotation. */
function isInInches(token: CountToken | undefined): boolean {
  return token !== undefined && /["″”]/.test(token.after) && !/["“„]/.test(token.before);
}

/** "Three 100 g packs", "two half-dozen boxes": a number in words before one in digits or of a bundle, which measures the goods. */
function beforeMeasure(tokens: readonly CountToken[], index: number): RequestedQuantity | undefined {
  const [token, measure] = tokens.slice(index, index + 2);
  const isMeasure = /^\d/.test(measure?.words ?? "") || isCountingWord(measure?.words ?? "");
  const isBefore = /\p{L}/u.test(token?.words ?? "") && token?.after === " " && isMeasure;
  return isBefore ? quantityOf(token, { start: index, end: index + 1 }) : undefined;
}

/**
 * "two VIP tickets", "three red ones": before one of the shop's values. Not "8 black", which may be a size.
 */
function beforeValue(
  tokens: readonly CountToken[],
  index: number,
  values: readonly (readonly string[])[],
): RequestedQuantity | undefined {
  const before = tokens.slice(0, index).every(({ folded }) => requestBeginnings.has(folded));
  const rest = tokens.slice(index + 1).map(({ folded }) => folded);
  const named = values.find((words) => words.every((word, at) => rest[at] === word));
  const isFollowed = named !== undefined && /\p{L}/u.test(rest[named.length] ?? "");
  const isMore = inWords.has(rest[named?.length ?? 0] ?? "");
  const isWritten = /\p{L}/u.test(tokens[index]?.words ?? "");
  const isCounted = before && named !== undefined && (isWritten || (isFollowed && !isMore));
  return isCounted ? quantityOf(tokens[index], { start: index, end: index + 1 }) : undefined;
}

/** "two in black", "two, size L", "two please": the product is not named again. Not "2 in 1". */
function atStart(tokens: readonly CountToken[], index: number): RequestedQuantity | undefined {
  const before = tokens.slice(0, index).every(({ folded }) => requestBeginnings.has(folded));
  const [token, next, following] = tokens.slice(index, index + 3);
  const isApart =
    next === undefined ||
    pleaseWords.has(next.folded) ||
    token?.after.includes(",") ||
    (inWords.has(next.folded) && !/^\d/.test(following?.folded ?? "1"));
  return before && isApart ? quantityOf(token, { start: index, end: index + 1 }) : undefined;
}
