import { isUnspaced } from "../words/normalise.ts";
import { articles } from "../words/number-words.ts";
import { requestWords } from "../words/request-words.ts";
import { withoutWords } from "../words/without-words.ts";
import { clauseOf, isBreak, type Token } from "./tokens.ts";

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
export function isNegated(tokens: readonly Token[], start: number, end = start + 1): boolean {
  const words = tokens.slice(Math.max(0, start - reach), start).map(({ folded }) => folded);
  if (requestWords.negatingPairs.includes(words.slice(-2).join(" "))) return true;
  while (words.length > 0 && between.has(words.at(-1) ?? "")) words.pop();
  const before = words.at(-1) ?? "";
  const pair = words.slice(-2).join(" ");
  return negations.has(before) || requestWords.negatingPairs.includes(pair) || isNegatedBehind(tokens, end);
}

/** "角丸加工は不要です": in scripts without spaces the clause ends with what negates it. */
function isNegatedBehind(tokens: readonly Token[], end: number): boolean {
  const last = tokens[end - 1];
  if (!isUnspaced(last?.raw ?? "") || isBreak(last)) return false;
  return asksForNothing(
    clauseOf(tokens, { start: end, end: end + 1 })
      .filter((at) => at >= end)
      .map((at) => tokens[at]?.raw)
      .join(""),
  );
}

/** Whether the clause asks for nothing, in a script without spaces: "角丸加工は不要です". */
export function asksForNothing(clause: string): boolean {
  return negatingEnd.test(clause);
}

const negatingEnd = new RegExp(`(?:${requestWords.negatingBehind.join("|")})\\p{Script=Hiragana}*$`, "u");
