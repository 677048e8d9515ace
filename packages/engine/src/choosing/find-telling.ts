import { requestWords } from "../words/request-words.ts";
import type { Part } from "./find-part.ts";
import type { OfferOption } from "./offer.ts";
import { readTokens, type Token } from "./tokens.ts";

/** A single word is too easily part of something else. */
const leastWords = 2;
const silent = new Set([
  ...requestWords.everyday,
  ...requestWords.ordinary,
  ...requestWords.delivery,
  ...requestWords.payment,
]);

/**
 * The value that all words of the request point to that tell the option's values apart: "Double room, sea view,
 * breakfast included" for "double room with sea view". Empty if no value has all of them, or several have.
 */
export function findTelling(
  { values }: OfferOption,
  tokens: readonly Token[],
  isFree: (index: number) => boolean,
): Part[] {
  const worded = values.map((value) => ({
    value,
    words: new Set(readTokens(value).map((one) => one.folded)),
  }));
  const telling = tokens.flatMap(({ folded }, index) => {
    const isWord = /^\p{L}{3,}$/u.test(folded) && !silent.has(folded) && isFree(index);
    const holders = worded.filter(({ words }) => words.has(folded)).length;
    return isWord && holders > 0 && holders < values.length ? [{ folded, index }] : [];
  });
  if (new Set(telling.map(({ folded }) => folded)).size < leastWords) return [];
  const meant = worded.filter(({ words }) => telling.every(({ folded }) => words.has(folded)));
  const [only, ...others] = meant;
  if (!only || others.length > 0) return [];
  return telling.map(({ index }) => ({ value: only.value, start: index, end: index + 1 }));
}
