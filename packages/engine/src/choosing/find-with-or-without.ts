import { findOnly } from "../find-only.ts";
import { languages } from "../words/languages.ts";
import { negations } from "../words/negations.ts";
import { isInflected } from "./akin.ts";
import { isNegated } from "./is-negated.ts";
import type { OfferOption } from "./offer.ts";
import type { FreeWords, Part } from "./part.ts";
import { saysNothing } from "./says-nothing.ts";
import { bareWords, foldedWords } from "./value-names.ts";

/** Forms of shorter words are too easily other words. */
const leastLetters = 5;

/**
 * Of two values that are a thing and going without it, the one that the request means by speaking of that thing in
 * any form: "Engraving (+ €8.00)" beside "No engraving" for "engraved with J.R.", "No" of a "Shipping protection" for
 * "leave out the shipping protection". Undefined for other values.
 */
export function findWithOrWithout(
  { name, values }: OfferOption,
  { tokens, isFree }: FreeWords,
): Part | undefined {
  const [first, second, ...others] = values.map((value) => ({ value, ...thingIn(value) }));
  if (!first || !second || others.length > 0 || first.isWithout === second.isWithout) return undefined;
  const [without, having] = first.isWithout ? [first, second] : [second, first];
  const isSameThing = without.words.every((word) => having.words.some((other) => isInflected(word, other)));
  const thing = isAnswer(having.value) ? thingIn(name).words : without.words;
  if (thing.length === 0 || !(isSameThing || isAnswer(having.value))) return undefined;
  const isMeant = (folded: string) =>
    folded.length >= leastLetters && thing.some((word) => isInflected(word, folded));
  const at = tokens.findIndex(({ folded }, index) => isFree(index) && isMeant(folded));
  if (at < 0) return undefined;
  if (!isNegated(tokens, at)) return { value: having.value, start: at, end: at + 1 };
  const start = tokens.slice(0, at).findLastIndex(({ folded }) => negations.has(folded));
  return { value: without.value, start: Math.max(0, start), end: at + 1 };
}

/** "Yes", "Ja, bitte". */
function isAnswer(value: string): boolean {
  const words = `${bareWords(value)} `;
  return languages.some(({ answers: { yes } }) =>
    yes.some((one) => words.startsWith(`${foldedWords(one)} `)),
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
    isWithout: words.some((word) => negations.has(word)),
  };
}
