import { articles } from "../words/number-words.ts";
import { requestWords } from "../words/request-words.ts";
import { withoutWords } from "../words/without-words.ts";
import type { Token } from "./tokens.ts";

/** Precede what is not wanted, in any language. */
export const negations: ReadonlySet<string> = new Set([
  ...requestWords.negating,
  ...requestWords.negatingAbroad,
  ...withoutWords,
]);
const between: ReadonlySet<string> = new Set([
  ...requestWords.betweenNegation,
  ...requestWords.pointing,
  ...articles,
]);
/** Words before what is excluded, with "not" itself. */
const reach = 3;

/** "not the black one", "anything but red", "instead of red": named, but not wanted. */
export function isNegated(tokens: readonly Token[], start: number): boolean {
  const words = tokens.slice(Math.max(0, start - reach), start).map(({ folded }) => folded);
  while (words.length > 0 && between.has(words.at(-1) ?? "")) words.pop();
  const before = words.at(-1) ?? "";
  const pair = words.slice(-2).join(" ");
  return negations.has(before) || requestWords.negatingPairs.includes(pair);
}
