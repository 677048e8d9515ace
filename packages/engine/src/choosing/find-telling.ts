import { isInflected } from "./akin.ts";
import type { Part } from "./find-part.ts";
import type { OfferOption } from "./offer.ts";
import { saysNothing } from "./says-nothing.ts";
import { readTokens, type Token } from "./tokens.ts";

/** A single word is too easily part of something else, unless it is all that tells a value from the others. */
const leastWords = 2;
/** Forms of shorter words are too easily other words. */
const leastLetters = 5;

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
  { values }: OfferOption,
  tokens: readonly Token[],
  isFree: (index: number) => boolean,
): Part[] {
  const telling = tellingWords(values, tokens, { isFree, isSame: isInflected });
  const [only, ...others] = values.filter((value) => hasAll(value, telling, isInflected));
  if (only === undefined || others.length > 0) return [];
  const told = [...wordsOf(only)].filter((word) => telling.some(({ folded }) => isInflected(word, folded)));
  const isOtherNumber = telling.some(({ index }) => hasOtherNumber(only, tokens, index));
  const isEnough = told.length >= leastWords || (tellsAll(only, values, told) && !isOtherNumber);
  return !isEnough ? [] : telling.map(({ index }) => ({ value: only, start: index, end: index + 1 }));
}

/** "Large, 16 inch" is not "Large 14 inch". */
function hasOtherNumber(value: string, tokens: readonly Token[], index: number): boolean {
  const own = wordsOf(value);
  const beside = [tokens[index - 1], tokens[index + 1]].map((token) => token?.folded ?? "");
  return beside.some((word) => /^\d/.test(word) && !own.has(word));
}

/**
 * Whether the request has all words that only this value has, or a form of each: "zielonym" for "Zielony", "large"
 * for "Large 14 inch +$7.00" beside "Personal 10 inch".
 */
function tellsAll(value: string, values: readonly string[], told: readonly string[]): boolean {
  const others = new Set(values.filter((other) => other !== value).flatMap((other) => [...wordsOf(other)]));
  const isNumber = (word: string) => /^\d/.test(word);
  const own = [...wordsOf(value)].filter((word) => !others.has(word) && !isNumber(word));
  return own.length > 0 && own.every((word) => word.length >= leastLetters && told.includes(word));
}

/** Whether a word of the request tells that another of the option's values is meant. */
export function isContradicted(
  value: string,
  { values }: OfferOption,
  { tokens, isFree }: { tokens: readonly Token[]; isFree: (index: number) => boolean },
): boolean {
  return !hasAll(value, tellingWords(values, tokens, { isFree, isSame }), isSame);
}

type SameWord = (one: string, other: string) => boolean;

const isSame: SameWord = (one, other) => one === other;

/** The words of the request that some values have, and others don't. */
export function tellingWords(
  values: readonly string[],
  tokens: readonly Token[],
  { isFree, isSame }: { isFree: (index: number) => boolean; isSame: SameWord },
): TellingWord[] {
  const words = values.map((value) => ({ value, own: [...wordsOf(value)] }));
  return tokens.flatMap(({ folded }, index) => {
    const isWord = /^\p{L}{3,}$/u.test(folded) && !saysNothing(folded) && isFree(index);
    const holders = words
      .filter(({ own }) => own.some((one) => isSame(one, folded)))
      .map(({ value }) => value);
    return isWord && holders.length > 0 && holders.length < values.length ? [{ folded, index, holders }] : [];
  });
}

function hasAll(value: string, telling: readonly TellingWord[], isSame: SameWord): boolean {
  const own = [...wordsOf(value)];
  return telling.every(({ folded }) => own.some((one) => isSame(one, folded)));
}

function wordsOf(value: string): Set<string> {
  return new Set(readTokens(value).map(({ folded }) => folded));
}
