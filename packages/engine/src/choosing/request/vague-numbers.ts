import {
  hedgesAfter,
  hedgesBefore,
  numberRangeWords,
  vagueNumerals,
} from "../../words/grammar/number-words.ts";
import type { CountToken } from "./count-words.ts";
import { standAt } from "./tokens.ts";

/** Any number above one: if it counts pieces, a person is asked for the exact one. */
const anyNumber = "2";
/** Between a number and what is said of it: "ten blue mugs or so". */
const mostBetween = 2;

/**
 * Marks numbers that are not exact and leaves out the words that say so. They are then read like any other
 * number: "ten or so of these" like "ten of these", "two or three" and "some" like one number.
 */
export function markVagueNumbers(tokens: readonly CountToken[]): CountToken[] {
  const marked: CountToken[] = [];
  for (let index = 0; index < tokens.length; ) index += markNext(tokens, index, marked);
  return marked;
}

/** Returns how many tokens it has dealt with. */
function markNext(tokens: readonly CountToken[], index: number, marked: CountToken[]): number {
  const token = tokens[index];
  if (!token) return 1;
  const before = phraseAt(hedgesBefore, tokens, index);
  if (before > 0 && isNumber(tokens[index + before])) {
    const length = markNext(tokens, index + before, marked);
    markLastNumber(marked);
    return before + length;
  }
  const after = phraseAt(hedgesAfter, tokens, index);
  if (after > 0 && markLastNumber(marked)) return after;
  const length = rangeAt(tokens, index);
  if (length > 0) marked.push({ ...token, after: tokens[index + length - 1]?.after ?? "", isVague: true });
  else marked.push(vagueNumerals.has(token.folded) ? { ...token, folded: anyNumber, isVague: true } : token);
  return Math.max(1, length);
}

/** The length of "two or three", "2 to 4" and "2-3"; 0 if there is no such range. */
function rangeAt(tokens: readonly CountToken[], index: number): number {
  const [first, between, last] = tokens.slice(index, index + 3);
  if (!isNumber(first)) return 0;
  if (/[-–]/.test(first?.after ?? "") && isNumber(between)) return 2;
  if (!numberRangeWords.has(between?.folded ?? "") || !isNumber(last)) return 0;
  // "Of" is "or" in Dutch: "twee of drie". In English, "two of 250 g" counts.
  const isNext = Number(last?.folded) - Number(first?.folded) === 1;
  return between?.folded !== "of" || isNext ? 3 : 0;
}

function markLastNumber(marked: CountToken[]): boolean {
  const at = marked.findLastIndex(isNumber);
  const number = marked[at];
  if (!number || marked.length - 1 - at > mostBetween) return false;
  marked[at] = { ...number, isVague: true };
  return true;
}

function phraseAt(
  phrases: readonly (readonly string[])[],
  tokens: readonly CountToken[],
  index: number,
): number {
  return phrases.find((words) => standAt(tokens, index, words))?.length ?? 0;
}

function isNumber(token: CountToken | undefined): boolean {
  return token !== undefined && /^\d{1,3}$/.test(token.folded);
}
