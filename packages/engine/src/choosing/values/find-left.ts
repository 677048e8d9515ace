import { findOnly } from "../../find-only.ts";
import type { OfferOption } from "../offer.ts";
import { isInflected } from "../request/akin.ts";
import { isNegated } from "../request/is-negated.ts";
import { tellingWords } from "./find-telling.ts";
import { valuesUnwanted } from "./meanings/find-meaning.ts";
import type { FreeWords, Part } from "./part.ts";

/**
 * The only value that is left once the request has excluded the others: "Standard 12 months" for "no extended warranty",
 * "White" of black and white for "not the black one".
 */
export function findLeft(option: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const { at, values } = excludedIn(option, { tokens, isFree });
  const only = findOnly(option.values.filter((value) => !values.includes(value)));
  if (at === undefined || only === undefined) return undefined;
  return { value: only, start: at, end: at + 1 };
}

/** The values that a request does not want, and where it says so first. */
export function excludedIn(
  { values }: OfferOption,
  { tokens, isFree }: FreeWords,
): { at: number | undefined; values: readonly string[] } {
  const telling = tellingWords(values, { tokens, isFree, isSame: isInflected });
  const called = telling.filter(({ index }) => isNegated(tokens, index));
  const excluded = called.length > 0 ? called : valuesUnwanted(values, { tokens, isFree });
  return { at: excluded[0]?.index, values: excluded.flatMap(({ holders }) => holders) };
}
