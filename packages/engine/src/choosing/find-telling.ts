import type { Part } from "./find-part.ts";
import type { OfferOption } from "./offer.ts";
import { silentWords } from "./silent-words.ts";
import { readTokens, type Token } from "./tokens.ts";

/** A single word is too easily part of something else. */
const leastWords = 2;

/** A word of the request that some of an option's values have, and others don't. */
interface TellingWord {
  folded: string;
  index: number;
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
  const telling = tellingWords(values, tokens, isFree);
  if (new Set(telling.map(({ folded }) => folded)).size < leastWords) return [];
  const [only, ...others] = values.filter((value) => hasAll(value, telling));
  if (only === undefined || others.length > 0) return [];
  return telling.map(({ index }) => ({ value: only, start: index, end: index + 1 }));
}

/** Whether a word of the request tells that another of the option's values is meant. */
export function isContradicted(
  value: string,
  { values }: OfferOption,
  { tokens, isFree }: { tokens: readonly Token[]; isFree: (index: number) => boolean },
): boolean {
  return !hasAll(value, tellingWords(values, tokens, isFree));
}

function tellingWords(
  values: readonly string[],
  tokens: readonly Token[],
  isFree: (index: number) => boolean,
): TellingWord[] {
  const words = values.map(wordsOf);
  return tokens.flatMap(({ folded }, index) => {
    const isWord = /^\p{L}{3,}$/u.test(folded) && !silentWords.has(folded) && isFree(index);
    const holders = words.filter((own) => own.has(folded)).length;
    return isWord && holders > 0 && holders < values.length ? [{ folded, index }] : [];
  });
}

function hasAll(value: string, telling: readonly TellingWord[]): boolean {
  const own = wordsOf(value);
  return telling.every(({ folded }) => own.has(folded));
}

function wordsOf(value: string): Set<string> {
  return new Set(readTokens(value).map(({ folded }) => folded));
}
