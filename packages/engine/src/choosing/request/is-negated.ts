import { articles } from "../../words/grammar/beside-numbers.ts";
import { negations } from "../../words/grammar/negations.ts";
import { isUnspaced, normalise } from "../../words/normalise.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { clauseOf, isBreak, type Token } from "./tokens.ts";

const between: ReadonlySet<string> = new Set([
  ...requestWords.betweenNegation,
  ...requestWords.pointing,
  ...articles,
]);
/** Words before what is excluded, with "not" itself. */
const reach = 3;

/** "not the black one", "anything but red", "instead of red": named, but not wanted. */
export function isNegated(tokens: readonly Token[], start: number, end = start + 1): boolean {
  const before = tokens.slice(Math.max(0, start - reach), start);
  // "Outlet no, new": what stands before a comma negates what is before it.
  const from =
    before.findLastIndex((token) => isBreak(token) && plainNegations.has(normalise(token.folded))) + 1;
  const words = withoutNumbering(
    before.slice(from).map(({ folded }) => folded),
    tokens[start],
  );
  if (isRefused(tokens, start) || isNegatedAlternative(tokens, start)) return true;
  for (let last = words.length; last > 0; last -= 1) {
    if (negates(words.slice(0, last), 1)) return true;
    if (!between.has(words[last - 1] ?? "")) break;
  }
  return isNegatedBehind(tokens, end);
}

/** "No 44" is a number, and "no 44" is "in 44" in Portuguese. */
function withoutNumbering(words: readonly string[], token: Token | undefined): string[] {
  const isNumber = /^\d/.test(token?.folded ?? "") && words.at(-1) === "no";
  return isNumber ? words.slice(0, -1) : [...words];
}

/** "My cat hates fish", "not to be confused with the 45": what follows in the clause is not wanted. */
function isRefused(tokens: readonly Token[], start: number): boolean {
  return clauseOf(tokens, { start, end: start + 1 }).some((at) => {
    const word = at < start ? (tokens[at]?.folded ?? "") : "";
    if (refusing.has(word)) return !isNegated(tokens, at);
    return confusing.has(word) && isNegated(tokens, at);
  });
}

const refusing: ReadonlySet<string> = new Set(requestWords.refusing);
const confusing: ReadonlySet<string> = new Set(requestWords.confusing);
const alternatives: ReadonlySet<string> = new Set([
  ...requestWords.alternatives,
  ...requestWords.alternativesAbroad,
]);

/** "Not in black or white": what excludes the first excludes the second. */
function isNegatedAlternative(tokens: readonly Token[], start: number): boolean {
  const [first, joiner] = tokens.slice(start - 2, start);
  const isJoined = start > 1 && alternatives.has(joiner?.folded ?? "") && !isBreak(first) && !isBreak(joiner);
  return isJoined && isNegated(tokens, start - 2);
}

/** Behind "don't" or "never" anywhere in its clause, up to "but": "Don't add anything for the fees". */
export function isForbidden(tokens: readonly Token[], index: number): boolean {
  const before = clauseOf(tokens, { start: index, end: index + 1 })
    .filter((at) => at < index)
    .map((at) => tokens[at]?.folded ?? "");
  const from = before.findLastIndex((word) => requestWords.negatingVerbs.includes(word));
  return from >= 0 && !before.slice(from).some((word) => requestWords.but.includes(word));
}

/** Whether what follows these words is excluded by one of the last of them, or by two: "not", "instead of". */
export function negates(words: readonly string[], last = words.length): boolean {
  return words.some((word, at) => {
    const isNegation = plainNegations.has(normalise(word));
    return at >= words.length - last && (isNegation || negatingPairs.has(`${words[at - 1]} ${word}`));
  });
}

const plainNegations: ReadonlySet<string> = new Set([...negations].map(normalise));
const negatingPairs: ReadonlySet<string> = new Set(requestWords.negatingPairs);

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

const negatingEnd = new RegExp(
  `(?:${requestWords.negatingBehind.join("|")})(?:方|\\p{Script=Hiragana})*$`,
  "u",
);
