import { measureWords } from "../../words/goods/measure-words.ts";
import { partyWords } from "../../words/goods/party-words.ts";
import { containersInOne, pieceWords } from "../../words/goods/piece-words.ts";
import { articles, inWords, ofWords, pluralArticles } from "../../words/grammar/beside-numbers.ts";
import { functionWords } from "../../words/grammar/function-words.ts";
import { numberWords, seriesWords } from "../../words/grammar/number-words.ts";
import { languages } from "../../words/languages.ts";
import { foreignBeginnings, pleaseWords, requestBeginnings } from "../../words/requests/beginnings.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { isAkin } from "../request/akin.ts";
import type { CountToken } from "../request/count-words.ts";
import { mayBeCounted } from "../request/plurals.ts";
import { isBreak } from "../request/tokens.ts";
import { isHeld } from "./count-packs.ts";
import { quantityOf, type RequestedQuantity } from "./requested-quantity.ts";

/** The words, folded, that tell what a number counts. */
export interface Nouns {
  /** In the forms in which a number counts them: plurals of the title, and the unit that the page counts. */
  counted: ReadonlySet<string>;
  title: ReadonlySet<string>;
  /** Of the options' names: "Länge 3". */
  options: ReadonlySet<string>;
  values: ReadonlySet<string>;
}

const having: ReadonlySet<string> = new Set(requestWords.with);
const prepositions: ReadonlySet<string> = new Set([
  ...requestWords.with,
  ...requestWords.beforePurpose,
  ...requestWords.untilWhen,
]);
const endsOfName: ReadonlySet<string> = new Set([...inWords, ...ofWords, ...prepositions]);
/** The longest name of goods with their plural: "2 sets", "3 BB-20 Big Blue filter housings". */
const longestName = 6;

/** "Two mugs", "3 blue mugs", "3 Pendelleuchten", "2 Steelline-Ketten" for a "Fahrradkette Steelline". */
export function beforeNoun(
  tokens: readonly CountToken[],
  index: number,
  nouns: Nouns,
): RequestedQuantity | undefined {
  const words = { start: index, end: index + 1 };
  const near = tokens.slice(index + 1, index + 4).map(({ folded }) => folded);
  // "A room with two beds": what the goods have is not counted, but what they are.
  const isPart = isOfParts(tokens, index);
  const isPlural = [...near, ...nameAfter(tokens, index)].some((word) => nouns.counted.has(word) && !isPart);
  if (isPlural && !isOfModel(tokens, index)) return quantityOf(tokens[index], words);
  if (isOfSomethingElse(tokens, index, nouns)) return undefined;
  // In English, "gen 2 speaker" is one.
  const mayBeSingular = isForeign(tokens);
  const isCounted = (word: string) => mayBeSingular || mayBeCounted(word) || !nouns.title.has(word);
  const named = nameAfter(tokens, index).some((word) => isOfTitle(word, nouns.title) && isCounted(word));
  return named ? quantityOf(tokens[index], words) : undefined;
}

/** "With two batteries", "mit den zwei Akkus": a number of what the goods have. */
export function isOfParts(tokens: readonly CountToken[], index: number): boolean {
  const before = tokens[index - 1]?.folded ?? "";
  const at = articles.has(before) || pluralArticles.has(before) ? index - 2 : index - 1;
  return having.has(tokens[at]?.folded ?? "") && !isBreak(tokens[at]);
}

/** A word of the title, or a form or a part of one. */
function isOfTitle(word: string, title: ReadonlySet<string>): boolean {
  return word.length >= leastTelling && [...title].some((one) => !/\d/.test(one) && isAkin(one, word));
}

const leastTelling = 4;

/** The words that a number may count: up to a break, a preposition, or another number, but not that of a model ("BB-20"). */
function nameAfter(tokens: readonly CountToken[], index: number): string[] {
  const following = tokens.slice(index + 1, index + 1 + longestName);
  const end = following.findIndex(({ folded }, at) => {
    const before = tokens[index + at];
    const isNumber = /^\d/.test(folded) && !(at > 0 && before?.after === "-");
    return endsOfName.has(folded) || isNumber || isBreak(before);
  });
  const name = following.slice(0, end < 0 ? longestName : end).map(({ folded }) => folded);
  return measureWords.has(name[0] ?? "") || containersInOne.has(name[0] ?? "") ? [] : name;
}

/** The title's own number, a measure, the number of a model or a house, what a pack holds. */
function isOfSomethingElse(tokens: readonly CountToken[], index: number, nouns: Nouns): boolean {
  const [token, previous] = [tokens[index], tokens[index - 1]];
  if (token?.after !== " " || nouns.title.has(token.folded) || isHeld(tokens, index)) return true;
  if (isOfModel(tokens, index)) return true;
  if (!previous || isBreak(previous)) return false;
  const { folded } = previous;
  if (isOfParts(tokens, index)) return true;
  if (prepositions.has(folded) || folded === "x" || nouns.options.has(folded)) return true;
  return nouns.title.has(folded) || nouns.values.has(folded);
}

/** "iPhone 15", "version 2": digits right behind a name or a word for a series, or with a sign before what follows. */
function isOfModel(tokens: readonly CountToken[], index: number): boolean {
  const [previous, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!token || token.isVague || !/^\d/.test(token.words)) return false;
  const isApart = next !== undefined && next.at > token.at + token.raw.length + mostBetween;
  if (isApart || !previous || isBreak(previous)) return isApart;
  const isName = /\p{Lu}/u.test(previous.raw) && !requestBeginnings.has(previous.folded);
  return isName || seriesWords.has(previous.folded);
}

/** Characters between a number and what it counts: a space and a quotation mark, but not " % ". */
const mostBetween = 2;

/**
 * "2 sets of brake pads", "3 Halden lamps", "Zwei Garnituren": a number with which the request begins counts the goods
 * that follow, whatever the shop calls them. In English they are in the plural, since "3 drawer chest" is one piece. Not
 * a number of the product's name ("501 jeans"), nor a measure.
 */
export function ofLeadingNumber(
  tokens: readonly CountToken[],
  index: number,
  nouns: Nouns,
): RequestedQuantity | undefined {
  const token = tokens[index];
  if (!token || !isAtStart(tokens, index, nouns) || isOfSomethingElse(tokens, index, nouns)) return undefined;
  const name = nameAfter(tokens, index);
  const isCounted = name.some(mayBeCounted) || (mayBeNoun(name[0]) && isForeign(tokens));
  return isCounted ? quantityOf(token, { start: index, end: index + 1 }) : undefined;
}

/**
 * "…, deux flacons", "…, 6 pacchetti": a clause of a number and a noun alone, in a request that is not in English. There
 * it must be what goods come in: "…, 3 wheels" is a part of them.
 */
export function ofOwnClause(
  tokens: readonly CountToken[],
  index: number,
  nouns: Nouns,
): RequestedQuantity | undefined {
  const [before, token, noun] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!token || !before || !isBreak(before) || isOfSomethingElse(tokens, index, nouns)) return undefined;
  const end = pleaseWords.has(tokens[index + 2]?.folded ?? "") ? tokens[index + 2] : noun;
  const isWhole = end !== undefined && (isBreak(end) || tokens.at(-1) === end);
  const isName = /^\p{Lu}/u.test(noun?.raw ?? "") && /^\d/.test(token.words);
  const isOther = measureWords.has(noun?.folded ?? "") || partyWords.has(noun?.folded ?? "");
  if (!isWhole || isName || isOther || !mayBeNoun(noun?.folded) || !isForeign(tokens)) return undefined;
  return quantityOf(token, { start: index, end: index + 1 });
}

/** Between a verb and a number of what was named before: "ik wil er twee", "make it two", "j'en prends deux". */
const ofThemWords: ReadonlySet<string> = new Set("er it en ne take".split(" "));

/** "Ik wil er twee.", "and make it two": a numeral with which a clause ends. */
export function atEndOfClause(tokens: readonly CountToken[], index: number): RequestedQuantity | undefined {
  const [verb, before, token, next] = [-2, -1, 0, 1].map((step) => tokens[index + step]);
  if (!token || !before || isBreak(before) || !/\p{L}/u.test(token.words)) return undefined;
  const isMade = before.folded === "it" && verb?.folded === "make";
  const isEnd = next === undefined || isBreak(token) || pleaseWords.has(next.folded);
  const isAsked =
    ofThemWords.has(before.folded) && (verb === undefined || requestBeginnings.has(verb.folded));
  const isTaken = before.folded === "take" || (isAsked && before.folded !== "it");
  // "Ne prendo due così".
  if (ofThemWords.has(verb?.folded ?? "") && requestBeginnings.has(before.folded) && verb?.folded !== "it")
    return quantityOf(token, { start: index, end: index + 1 });
  return isMade || (isEnd && isTaken) ? quantityOf(token, { start: index, end: index + 1 }) : undefined;
}

function mayBeNoun(word = ""): boolean {
  const isOther = articles.has(word) || requestBeginnings.has(word) || pieceWords.has(word);
  return /^\p{L}{2,}$/u.test(word) && !isOther;
}

/** After words with which requests begin. One unknown word may be such a word before a numeral: "Snesu dva". */
function isAtStart(tokens: readonly CountToken[], index: number, { title, values }: Nouns): boolean {
  const before = tokens.slice(0, index).map(({ folded }) => folded);
  if (before.every((word) => requestBeginnings.has(word))) return true;
  const [only = ""] = before;
  const isUnknown = !endsOfName.has(only) && !articles.has(only) && !isOfTitle(only, title);
  const isNumeral = /\p{L}/u.test(tokens[index]?.words ?? "");
  return before.length === 1 && isNumeral && isUnknown && /^\p{L}{2,}$/u.test(only) && !values.has(only);
}

/** Whether anything tells that a request is not in English: its letters, a numeral, or a word about the purchase. */
function isForeign(tokens: readonly CountToken[]): boolean {
  return tokens.some(({ raw, folded, words }) => {
    if (/[^\p{ASCII}]/u.test(raw) && /\p{L}/u.test(raw)) return true;
    const isNumeral = /\p{L}/u.test(words) && numberWords.has(words) && !englishNumbers.has(words);
    return (
      isNumeral ||
      foreignWords.has(folded) ||
      (folded.length >= leastTelling && foreignBeginnings.has(folded))
    );
  });
}

/** English numerals, and those of other languages that are English words. */
const englishNumbers: ReadonlySet<string> = new Set(
  "once due elf one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred".split(
    " ",
  ),
);
const [english, ...others] = languages;
const englishWords: ReadonlySet<string> = new Set([
  ...requestWords.everyday,
  ...requestWords.untilWhen,
  ..."her hos me ten te sur sa die man till fur es ons min var net pour vous mais non".split(" "),
]);
const foreignWords: ReadonlySet<string> = new Set([
  ...[...functionWords].filter((word) => word.length > 1 && !englishWords.has(word)),
  ...others
    .flatMap(({ delivery, payment }) => [...delivery.names, ...payment.paying])
    .filter(
      (word) =>
        !/\s/.test(word) &&
        !english?.payment.paying.includes(word) &&
        !english?.delivery.names.includes(word),
    ),
]);
