import { pairWords } from "../../words/goods/piece-words.ts";
import { articles } from "../../words/grammar/beside-numbers.ts";
import { eachWords } from "../../words/grammar/number-words.ts";
import type { OfferOption } from "../offer.ts";
import { countTokens } from "../request/count-words.ts";
import { isBreak, type Token } from "../request/tokens.ts";
import { findMentions } from "../values/find-mentions.ts";
import type { CountedLine } from "./count-goods.ts";

/**
 * The same number of pieces of several values of one option: "one pair each in navy, rust and olive", "two of each: S, M".
 * Undefined if the request doesn't say so of exactly one option.
 */
export function countEach(
  options: readonly OfferOption[],
  tokens: readonly Token[],
): readonly CountedLine[] | undefined {
  const count = numberOfEach(tokens);
  if (count === undefined) return undefined;
  const named = options.map(({ name, values }) => {
    const mentions = findMentions([{ name, values }], tokens, () => false);
    return {
      name,
      values: [...new Set(mentions.flatMap((one) => one.candidates.map(({ value }) => value)))],
    };
  });
  const several = named.filter(({ values }) => values.length > 1);
  const [option] = several;
  if (!option || several.length > 1) return undefined;
  const common = named.flatMap(({ name, values: [value] }) =>
    name === option.name || value === undefined ? [] : [[name, value] as const],
  );
  return option.values.map((value) => ({ count, values: new Map([[option.name, value], ...common]) }));
}

/** "One each", "one pair each", "two of each", "je zwei". */
function numberOfEach(tokens: readonly Token[]): number | undefined {
  const counted = countTokens(tokens);
  const at = counted.findIndex(({ folded }) => eachWords.has(folded));
  if (at < 0) return undefined;
  const numberOf = (place: number) => {
    const { folded = "", words = "" } = counted[place] ?? {};
    if (articles.has(folded) && folded !== "the") return 1;
    const number = /^[1-9]\d?$/.test(folded) ? Number(folded) : undefined;
    // What comes in pairs is counted by them.
    return number && words.split(" ").some((word) => pairWords.has(word)) ? number / 2 : number;
  };
  const before = [at - 1, at - 2].filter((place) => !counted.slice(place, at).some(isBreak));
  return [...before, at + 1].map(numberOf).find((number) => number !== undefined);
}
