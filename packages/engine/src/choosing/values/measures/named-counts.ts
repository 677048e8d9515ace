import { findOnly } from "../../../find-only.ts";
import { countTokens } from "../../request/count-words.ts";
import { pluralsOf, singularsOf } from "../../request/plurals.ts";
import { readTokens, wordsIn } from "../../request/tokens.ts";

/** Between a number and what it counts: "2 young adults". */
const mostBetween = 1;

/**
 * The number that a request gives for what a list or field of numbers counts: 2 for "Adults (16+)" in "2 adult
 * passengers and a child". Undefined if it gives none, or several.
 */
export function namedCount(name: string, request: string | undefined): number | undefined {
  const [first = ""] = name.split(/[([\d]/);
  const words = wordsIn(first);
  const units = new Set(words.filter((word) => word.length > 2).flatMap(spellings));
  const tokens = countTokens(readTokens(request ?? ""));
  const found = tokens.flatMap(({ folded, words: own }, index) => {
    if (!/^\d{1,2}$/.test(folded)) return [];
    const next = tokens.slice(index + 1, index + 2 + mostBetween).findIndex((one) => units.has(one.folded));
    return next >= 0 && !units.has(own) ? [Number(folded)] : [];
  });
  return findOnly(found);
}

/** "Adults" is "adult" and "adults". */
function spellings(word: string): string[] {
  return [word, ...pluralsOf(word), ...singularsOf(word)];
}
