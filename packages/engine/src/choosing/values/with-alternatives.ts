import { requestWords } from "../../words/requests/request-words.ts";
import type { OfferOption } from "../offer.ts";
import { isInflected } from "../request/akin.ts";
import { isBreak, type Token } from "../request/tokens.ts";
import { tellingWords } from "./find-telling.ts";
import type { Mention } from "./part.ts";

const joining: ReadonlySet<string> = new Set([
  ...requestWords.alternatives,
  ...requestWords.alternativesAbroad,
]);
/** "Or the deep teal": between the joining word and what tells the other value. */
const mostBehind = 3;

/** "Either the lilac or the teal would do": with "Deep Teal" as well, which a word behind the first value tells. */
export function withAlternatives(
  mention: Mention,
  options: readonly OfferOption[],
  tokens: readonly Token[],
): Mention {
  const [only, ...others] = mention.candidates;
  const option = options.find(({ name }) => name === only?.option);
  const isJoined = joining.has(tokens[mention.end]?.folded ?? "") && !isBreak(tokens[mention.end - 1]);
  if (!only || !option || others.length > 0 || !isJoined) return mention;
  const start = mention.end + 1;
  const length = tokens.slice(start, start + mostBehind).findIndex(isBreak) + 1;
  const end = start + (length === 0 ? mostBehind : length);
  const isFree = (index: number) => index >= start && index < end;
  const told = tellingWords(option.values, { tokens, isFree, isSame: isInflected });
  const values = new Set(told.flatMap(({ holders }) => holders).filter((value) => value !== only.value));
  return {
    ...mention,
    candidates: [only, ...[...values].map((value) => ({ option: option.name, value }))],
  };
}
