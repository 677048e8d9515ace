import { findOnly } from "../../find-only.ts";
import { ofWords } from "../../words/grammar/beside-numbers.ts";
import { lastOfColours } from "../../words/meanings/colours.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import type { OfferOption } from "../offer.ts";
import { isInflected } from "../request/akin.ts";
import { countIn } from "../request/number-tokens.ts";
import { pluralsOf } from "../request/plurals.ts";
import { saysNothing } from "../request/says-nothing.ts";
import { clauseOf, isBreak, readTokens, type Token, wordsIn } from "../request/tokens.ts";
import type { FreeWords, Part } from "./part.ts";
import { bareWords, foldedWords } from "./value-names.ts";

const withWords: ReadonlySet<string> = new Set(requestWords.with);
/** A single word is too easily part of something else, unless it is all that tells a value from the others. */
const leastWords = 2;
/** Forms of shorter words are too easily other words. */
const leastLetters = 5;
/** What is left of a compound. */
const leastPart = 4;
/** What stands before its last part. */
const leastHead = 3;

/** A word of the request that some of an option's values have, and others don't. */
interface TellingWord {
  folded: string;
  index: number;
  /** The values that have it. */
  holders: readonly string[];
}

/**
 * The value that all words of the request point to that tell the option's values apart: "Double room, sea view,
 * breakfast included" for "double room with sea view". Empty if no value has all of them, or several have.
 */
export function findTelling(
  { name, values }: OfferOption,
  { tokens, isFree, goods = [] }: FreeWords,
): Part[] {
  const isSame: SameWord = (own, said) =>
    isInflected(own, said) ||
    isCompound(said, own, name) ||
    isHeadOf(own, said) ||
    isTailOf(own, said) ||
    pluralsOf(own).includes(said);
  const telling = tellingWords(values, { tokens, isFree, isSame, names: wordsIn(name) });
  const fitting = values.filter((value) => hasAll(value, telling, isSame));
  const only = findOnly(fitting);
  if (only === undefined)
    return telling.length > 0 ? numberedAmong(fitting, telling, { tokens, isFree }) : [];
  const told = [...new Set(wordsIn(only))].filter((word) =>
    telling.some(({ folded }) => isSame(word, folded)),
  );
  const isOtherNumber = telling.some(({ index }) => hasOtherNumber(only, { tokens, index, isFree }));
  const numbers = telling.flatMap(({ index }) => numbersBeside(only, { tokens, index, isFree }));
  const isEnough =
    told.length >= leastWords ||
    telling.some((word) => isBesideName([...wordsIn(name), ...goods], word, tokens)) ||
    telling.some((word) => isPerson(only, word, tokens)) ||
    telling.some((word) => isCode(word.folded) || isWholeClause(only, word, { tokens, isFree, isSame })) ||
    (tellsAll(only, values, told) && !isOtherNumber) ||
    (tellsAllNumbered(only, values, [...told, ...numbers.map(({ number }) => number)]) && !isOtherNumber);
  if (!isEnough) return [];
  return [...telling, ...numbers].map(({ index }) => ({ value: only, start: index, end: index + 1 }));
}

/** "500 … express" is "500 Express £46.00", of several with that word: the only one that begins with a number of the request. */
function numberedAmong(
  values: readonly string[],
  telling: readonly TellingWord[],
  { tokens, isFree }: FreeWords,
): Part[] {
  const found = tokens.flatMap(({ folded }, index) => {
    const isNumber = isFree(index) && /^\d{1,5}$/.test(folded);
    const value = isNumber ? findOnly(values.filter((one) => wordsIn(one)[0] === folded)) : undefined;
    return value === undefined ? [] : [{ value, index }];
  });
  const only = findOnly(found);
  if (!only) return heldAmong(values, telling, { tokens, isFree });
  return [...telling, only].map(({ index }) => ({ value: only.value, start: index, end: index + 1 }));
}

/** "Two cases of six" is "Case of 6" beside "Case of 12". */
function heldAmong(
  values: readonly string[],
  telling: readonly TellingWord[],
  { tokens, isFree }: FreeWords,
): Part[] {
  const held = values.flatMap((value) => {
    const numbers = telling.flatMap(({ index }) => numbersBeside(value, { tokens, index, isFree }));
    return numbers.length > 0 ? [{ value, numbers }] : [];
  });
  const only = findOnly(held);
  if (!only) return [];
  return [...telling, ...only.numbers].map(({ index }) => ({
    value: only.value,
    start: index,
    end: index + 1,
  }));
}

/** "On matt paper", of the option "Paper", or "the slim blocks", of a "Yoga block": only one value has the word. */
function isBesideName(
  names: readonly string[],
  { index, holders }: TellingWord,
  tokens: readonly Token[],
): boolean {
  const next = isBreak(tokens[index]) ? "" : (tokens[index + 1]?.folded ?? "");
  if (holders.length > 1 || !/\p{L}{3}/u.test(next) || saysNothing(next)) return false;
  return names.some((name) => isInflected(name, next) || pluralsOf(name).includes(next));
}

/** "With Maria" is "Maria Lopez": only one value has the word, which is written like a name in both. */
function isPerson(value: string, { index, holders }: TellingWord, tokens: readonly Token[]): boolean {
  const [before, word] = [tokens[index - 1], tokens[index]];
  const isName = (raw: string) => /^\p{Lu}\p{Ll}{2,}$/u.test(raw);
  const isWith = before !== undefined && !isBreak(before) && withWords.has(before.folded);
  if (!isWith || !word || holders.length > 1 || !isName(word.raw)) return false;
  return readTokens(value).every(({ raw }) => isName(raw));
}

/** "A4" and "H3" are part of nothing else. */
function isCode(word: string): boolean {
  return /^(?=\p{L}*\d)(?=\d*\p{L})[\p{L}\d]{2,}$/u.test(word);
}

/** Whether the clause around a word says nothing that the value has not: "unlocked", "warm white". */
function isWholeClause(
  value: string,
  { index, folded, holders }: TellingWord,
  { tokens, isFree, isSame }: Matching,
): boolean {
  if (holders.length > 1 || folded.length < leastPart) return false;
  const own = wordsIn(value);
  return clauseOf(tokens, { start: index, end: index + 1 }).every((at) => {
    const word = tokens[at]?.folded ?? "";
    return isFree(at) && (saysNothing(word) || own.some((one) => isSame(one, word)));
  });
}

interface Place extends FreeWords {
  index: number;
}

/** "Large, 16 inch" is not "Large 14 inch". How many are bought is not part of it: "3 cases of six". */
function hasOtherNumber(value: string, { tokens, index, isFree }: Place): boolean {
  const own = wordsIn(value);
  return [index - 1, index + 1].some((at) => {
    const word = tokens[at]?.folded ?? "";
    return isFree(at) && /^\d/.test(word) && !own.includes(word);
  });
}

/** The numbers of a value that the request says right behind one of its words, in digits or not: "cases of six". */
function numbersBeside(value: string, { tokens, index, isFree }: Place): { number: string; index: number }[] {
  const own = wordsIn(value);
  const at = ofWords.has(tokens[index + 1]?.folded ?? "") ? index + 2 : index + 1;
  const number = String(countIn(tokens[at]) ?? "");
  return isFree(at) && own.includes(number) && !isBreak(tokens[index]) ? [{ number, index: at }] : [];
}

/** "Frühstück" is meant by "Frühstücksbuffet". */
function isHeadOf(own: string, said: string): boolean {
  if (said.length <= leastLetters || !own.startsWith(said)) return false;
  return own.length - said.length >= leastPart;
}

/** "Olivgrün" is meant by "grün", but "Audiobook" not by "book". */
function isTailOf(own: string, said: string): boolean {
  return lastOfColours.includes(said) && own.endsWith(said) && own.length - said.length >= leastHead;
}

/** Whether the request has all words and numbers that only this value has, and one of each: "cases of six" for "Case of 6". */
function tellsAllNumbered(value: string, values: readonly string[], told: readonly string[]): boolean {
  const own = onlyOf(value, values).filter((word) => /^\d/.test(word) || !saysNothing(word));
  const numbers = own.filter((word) => /^\d/.test(word));
  return numbers.length > 0 && numbers.length < own.length && own.every((word) => told.includes(word));
}

/**
 * "Basisverzekering" is the "Basis" of "Verzekering", "standardband" the "Standard" of "Pannband", "Trapezrahmen" the
 * "Trapez" of "Rahmenform".
 */
function isCompound(said: string, own: string, name: string): boolean {
  if (own.length < leastLetters || !said.startsWith(own)) return false;
  const rest = said.slice(own.length).replace(/^s(?=\p{L}{4})/u, "");
  return rest.length >= leastPart && foldedWords(name).replaceAll(" ", "").includes(rest);
}

/**
 * Whether the request has all words that only this value has, or a form of each: "zielonym" for "Zielony", "large"
 * for "Large 14 inch +$7.00" beside "Personal 10 inch".
 */
function tellsAll(value: string, values: readonly string[], told: readonly string[]): boolean {
  // A letter is a label: "Type F Europe".
  const own = onlyOf(value, values).filter((word) => !/^\d/.test(word) && word.length > 1);
  return own.length > 0 && own.every((word) => word.length >= leastLetters && told.includes(word));
}

/** The words that only this value has; without what it remarks in brackets and its price, if it has other words. */
function onlyOf(value: string, values: readonly string[]): string[] {
  const others = values.filter((other) => other !== value);
  const isAny = (word: string) => others.some((other) => wordsIn(other).includes(word));
  const bare = withoutPrice(value);
  const isShared = bare === "" || others.some((other) => withoutPrice(other) === bare);
  const words = isShared ? wordsIn(value) : bare.split(" ");
  return words.filter((word) => !isAny(word));
}

/** "Breakfast, 14,00 € per person" without what it costs and for what; "Case of 6 – €99.50" without the price. */
export function withoutPrice(value: string): string {
  return bareWords(value.replace(price, " "));
}

const price = /\p{Sc}\s?\d[\d.,]*|(?<![\d.,])(?:\d{1,3}(?:\s\d{3})+(?:[.,]\d{2})?|\d[\d.,]*)\s?\p{Sc}/gu;

/** Whether a word of the request tells that another of the option's values is meant. */
export function isContradicted(
  value: string,
  { values }: OfferOption,
  { tokens, isFree }: FreeWords,
): boolean {
  return !hasAll(value, tellingWords(values, { tokens, isFree, isSame }), isSame);
}

type SameWord = (one: string, other: string) => boolean;

interface Matching extends FreeWords {
  isSame: SameWord;
  /** Of the option: "standard size" tells one, and "standard" alone may be said of anything. */
  names?: readonly string[];
}

const isSame: SameWord = (one, other) => one === other;

/** The words of the request that some values have, and others don't. */
export function tellingWords(
  values: readonly string[],
  { tokens, isFree, isSame, names = [] }: Matching,
): TellingWord[] {
  const words = values.map((value) => ({ value, own: wordsIn(value) }));
  return tokens.flatMap(({ folded }, index) => {
    const isBeside = !isBreak(tokens[index]) && names.includes(tokens[index + 1]?.folded ?? "");
    const mayTell = isBeside || !saysNothing(folded);
    const isWord = (/^\p{L}{3,}$/u.test(folded) || isCode(folded)) && mayTell && isFree(index);
    const holders = words
      .filter(({ own }) => own.some((one) => isSame(one, folded)))
      .map(({ value }) => value);
    return isWord && holders.length > 0 && holders.length < values.length ? [{ folded, index, holders }] : [];
  });
}

function hasAll(value: string, telling: readonly TellingWord[], isSame: SameWord): boolean {
  const own = wordsIn(value);
  return telling.every(({ folded }) => own.some((one) => isSame(one, folded)));
}
