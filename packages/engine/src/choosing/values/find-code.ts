import { findOnly } from "../../find-only.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import type { OfferOption } from "../offer.ts";
import { isBreak, wordsIn } from "../request/tokens.ts";
import { agreedPart, type FreeWords, type Part } from "./part.ts";

/**
 * The value that begins with a number by which the request calls it: "220 Sand" for "two of the 220". Undefined if several
 * do, or something else follows the number.
 */
export function findCode({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const found = tokens.flatMap((token, start) => {
    const isCalled = pointing.has(tokens[start - 1]?.folded ?? "") && /^\d{2,4}$/.test(token.folded);
    const isEnd = tokens[start + 1] === undefined || isBreak(token);
    if (!isCalled || !isEnd || !isFree(start)) return [];
    const value = findOnly(values.filter((one) => wordsIn(one)[0] === token.folded));
    return value === undefined ? [] : [{ value, start, end: start + 1 }];
  });
  return agreedPart(found);
}

const pointing: ReadonlySet<string> = new Set(requestWords.pointing);
