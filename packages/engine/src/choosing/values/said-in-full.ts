import { findOnly } from "../../find-only.ts";
import { functionWords } from "../../words/grammar/function-words.ts";
import type { OfferOption } from "../offer.ts";
import { isInflected } from "../request/akin.ts";
import { isNegated } from "../request/is-negated.ts";
import { saysNothing } from "../request/says-nothing.ts";
import { wordsIn } from "../request/tokens.ts";
import { withoutPrice } from "./find-telling.ts";
import type { FreeWords, Mention } from "./part.ts";

/**
 * A value may be all that another one says and more: "Bottle in a wooden box" beside "Bottle", "Print + Digital" beside
 * "Digital". If the request says all words of the only such value, that one is meant.
 */
export function withMoreSaid(mention: Mention, options: readonly OfferOption[], words: FreeWords): Mention {
  const [only, ...others] = mention.candidates;
  const option = options.find(({ name }) => name === only?.option);
  if (!only || !option || others.length > 0) return mention;
  const wider = findOnly(
    option.values.filter((value) => saysAllOf(value, only.value) && isSaid(value, words)),
  );
  return wider === undefined ? mention : { ...mention, candidates: [{ option: only.option, value: wider }] };
}

/** Whether a value has all words of another one, and more. */
function saysAllOf(value: string, other: string): boolean {
  const [own, others] = [tellingIn(value), tellingIn(other)];
  return own.length > others.length && others.length > 0 && others.every((word) => own.includes(word));
}

function isSaid(value: string, { tokens, isFree }: FreeWords): boolean {
  return tellingIn(value).every((word) =>
    tokens.some(({ folded }, at) => isFree(at) && isInflected(word, folded) && !isNegated(tokens, at)),
  );
}

/** Without the price, and words that only join others. */
function tellingIn(value: string): string[] {
  return wordsIn(withoutPrice(value)).filter((word) => !functionWords.has(word) && !saysNothing(word));
}
