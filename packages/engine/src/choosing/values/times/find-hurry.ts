import { findOnly } from "../../../find-only.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { requestWords } from "../../../words/requests/request-words.ts";
import type { OfferOption } from "../../offer.ts";
import type { FreeWords, Part } from "../part.ts";

/** "ASAP (35–45 min)" is meant by "delivered as soon as possible". Undefined if several values say so, or none. */
export function findHurry({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const value = findOnly(values.filter((one) => hasPhrase(normalise(one), soonest)));
  if (value === undefined) return undefined;
  const words = tokens.map(({ folded }) => folded);
  for (const phrase of soonest) {
    const length = phrase.split(" ").length;
    const start = words.findIndex((_, at) => words.slice(at, at + length).join(" ") === phrase);
    if (start >= 0 && isFree(start)) return { value, start, end: start + length };
  }
  return undefined;
}

const soonest = requestWords.hurry.filter((phrase) => /possible|asap/.test(phrase));
