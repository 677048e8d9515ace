import { findOnly } from "../../find-only.ts";
import { coverWords } from "../../words/goods/cover-words.ts";
import { negations } from "../../words/grammar/negations.ts";
import { languages } from "../../words/languages.ts";
import type { OfferOption } from "../offer.ts";
import { isInflected } from "../request/akin.ts";
import { isNegated } from "../request/is-negated.ts";
import { saysNothing } from "../request/says-nothing.ts";
import type { FreeWords, Part } from "./part.ts";
import { bareWords, foldedWords } from "./value-names.ts";

/** Shorter words are too easily others. */
const leastLetters = 4;

/**
 * Of two values that are a thing and going without it, the one that the request means by speaking of that thing in
 * any form: "Engraving (+ €8.00)" beside "No engraving" for "engraved with J.R.", "No" of a "Shipping protection" for
 * "leave out the shipping protection". Of more values only the one without it: "No coverage" for "no insurance".
 * Undefined for other values.
 */
export function findWithOrWithout(
  { name, values }: OfferOption,
  { tokens, isFree }: FreeWords,
): Part | undefined {
  const things = values.map((value) => ({ value, ...thingIn(value) }));
  const [without, ...others] = things.filter(({ isWithout }) => isWithout);
  const [having, ...more] = things.filter(({ isWithout }) => !isWithout);
  if (!without || !having || others.length > 0) return undefined;
  const isIn = (word: string) => having.words.some((other) => isInflected(word, other));
  const isOwn = isAnswer(having.value);
  const thing = isOwn ? thingIn(name).words : without.words;
  const isMeant = (folded: string) =>
    folded.length >= leastLetters && thing.some((word) => isSame(word, folded));
  const at = tokens.findIndex(({ folded }, index) => isFree(index) && isMeant(folded));
  if (at < 0) return undefined;
  if (!isNegated(tokens, at)) {
    const isSameThing = more.length === 0 && (isOwn || without.words.every(isIn));
    return isSameThing ? { value: having.value, start: at, end: at + 1 } : undefined;
  }
  if (!isOwn && more.length === 0 && !without.words.some(isIn)) return undefined;
  const start = tokens.slice(0, at).findLastIndex(({ folded }) => negations.has(folded));
  return { value: without.value, start: Math.max(0, start), end: at + 1 };
}

function isSame(one: string, other: string): boolean {
  return isInflected(one, other) || (coverWords.has(one) && coverWords.has(other));
}

/** "Yes", "Ja, bitte"; "no": "Nee, bedankt". */
function isAnswer(value: string, answer: "yes" | "no" = "yes"): boolean {
  const words = `${bareWords(value)} `;
  return languages.some(({ answers }) =>
    answers[answer].some((one) => words.startsWith(`${foldedWords(one)} `)),
  );
}

/**
 * The only value, if the request speaks of all that it is, in any form: "Add gift wrapping (+$5.00)" for "gift
 * wrapped".
 */
export function findThing({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const value = findOnly(values);
  if (value === undefined) return undefined;
  const words = bareWords(value)
    .split(" ")
    .filter((word) => !saysNothing(word));
  const isLong = words.some((word) => word.length >= leastLetters);
  const places = words.map((word) =>
    tokens.findIndex(({ folded }, index) => isFree(index) && isInflected(word, folded)),
  );
  if (!isLong || places.some((at) => at < 0)) return undefined;
  return { value, start: Math.min(...places), end: Math.max(...places) + 1 };
}

function thingIn(value: string): { words: readonly string[]; isWithout: boolean } {
  const words = bareWords(value).split(" ");
  return {
    words: words.filter((word) => word.length >= leastLetters && !saysNothing(word)),
    isWithout: isAnswer(value, "no") || words.some((word) => negations.has(word)),
  };
}
