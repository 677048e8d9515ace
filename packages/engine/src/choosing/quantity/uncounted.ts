import { pairWords } from "../../words/goods/piece-words.ts";
import { ofWords, pluralArticles, pointerWords } from "../../words/grammar/beside-numbers.ts";
import {
  allWords,
  andWords,
  bundleWords,
  oneWords,
  uncountedWords,
} from "../../words/grammar/number-words.ts";
import { pleaseWords, requestBeginnings } from "../../words/requests/beginnings.ts";
import type { CountToken } from "../request/count-words.ts";
import { isBreak } from "../request/tokens.ts";
import type { RequestedQuantity } from "./requested-quantity.ts";

/** The index of the first words by which several are wanted, without a number: "several mugs", "all of them". */
export function findUncounted(
  tokens: readonly CountToken[],
  { reserved, title }: { reserved: ReadonlySet<string>; title: ReadonlySet<string> },
): number | undefined {
  const at = tokens.findIndex(
    ({ words }, index) =>
      !reserved.has(words) &&
      (countsSomething(tokens, index) ||
        isOfAll(tokens, index) ||
        isBoth(tokens, index, title) ||
        isOneMore(tokens, index)),
  );
  return at < 0 ? undefined : at;
}

export const uncounted: RequestedQuantity = { quantity: 1, words: undefined, isUncounted: true };

/** "All of them"; and "a mug or two", where the number does not follow another. */
function isOfAll(tokens: readonly CountToken[], index: number): boolean {
  const [token, next, after] = tokens.slice(index, index + 3);
  const isAll = allWords.has(token?.folded ?? "") && ofWords.has(next?.folded ?? "");
  if (isAll) return pointerWords.has(after?.folded ?? "");
  const isMaybeMore = token?.folded === "or" && Number(next?.folded) > 1 && !/^\d/.test(next?.words ?? "");
  return isMaybeMore && (after === undefined || pleaseWords.has(after.folded));
}

/** "One for home and one for the office": at least two, of one kind or of several. */
function isOneMore(tokens: readonly CountToken[], index: number): boolean {
  const isOne = (at: number) => oneWords.has(tokens[at]?.words ?? "");
  const isFirst = tokens.slice(0, index).some((_, at) => isOne(at));
  return isFirst && isOne(index) && andWords.has(tokens[index - 1]?.folded ?? "");
}

/** "Les deux", "les 2", "tutte e due", "alle zwei", where the request does not say of what. */
function isBoth(tokens: readonly CountToken[], index: number, title: ReadonlySet<string>): boolean {
  const [token, before, between] = [tokens[index], tokens[index - 1], tokens[index - 2]];
  if (!(Number(token?.folded) > 1)) return false;
  // After other words digits are a day or a number of the house, and in the title a model.
  const isAtStart = tokens.slice(0, index - 1).every(({ folded }) => beginsRequest(folded));
  if (/^\d/.test(token?.words ?? "") && (!isAtStart || title.has(token?.folded ?? ""))) return false;
  const all = before?.folded === "e" ? between : before;
  const isPointedAt = allWords.has(all?.folded ?? "") || pluralArticles.has(before?.folded ?? "");
  const next = tokens[index + 1];
  const isAlone = next === undefined || /[,.;]/.test(token?.after ?? "") || pleaseWords.has(next.folded);
  return isPointedAt && isAlone;
}

function beginsRequest(word: string): boolean {
  return requestBeginnings.has(word) || allWords.has(word);
}

/** A counting word that yielded no number: a person must say how many. */
export function isCountingWord(words: string): boolean {
  return words
    .split(" ")
    .some((word) => uncountedWords.has(word) || (bundleWords.has(word) && !pairWords.has(word)));
}

/** "Several mugs", "a few, please"; what ends another clause counts what that is about: "the invoice must carry both". */
function countsSomething(tokens: readonly CountToken[], index: number): boolean {
  if (!isCountingWord(tokens[index]?.words ?? "")) return false;
  const from = tokens.slice(0, index).findLastIndex(isBreak) + 1;
  const isLast = index === tokens.length - 1 || isBreak(tokens[index]);
  const others = tokens.slice(from, index).filter(({ folded }) => !requestBeginnings.has(folded));
  return !isLast || others.length < sentenceWords;
}

/** Somebody, and what they do: "the invoice must carry". */
export const sentenceWords = 3;
