import { findOnly } from "../../find-only.ts";
import { measureWords } from "../../words/goods/measure-words.ts";
import { packWords, pairWords, pieceWords } from "../../words/goods/piece-words.ts";
import { ofWords, singularArticles } from "../../words/grammar/beside-numbers.ts";
import { functionWords } from "../../words/grammar/function-words.ts";
import { allWords } from "../../words/grammar/number-words.ts";
import { houseWords } from "../../words/grammar/others-words.ts";
import { pleaseWords, requestBeginnings } from "../../words/requests/beginnings.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { type CountToken, countTokens } from "../request/count-words.ts";
import { isNumberOfOthers } from "../request/is-number-of-others.ts";
import { isOfClock } from "../request/number-tokens.ts";
import { isAmount } from "../request/request-amounts.ts";
import { saysNothing } from "../request/says-nothing.ts";
import { isBreak, type Token } from "../request/tokens.ts";
import { mostPieces, quantityOf, type RequestedQuantity } from "./requested-quantity.ts";

const between: ReadonlySet<string> = new Set(requestWords.betweenSides);

/**
 * The only number of a request with which a clause begins, and that names nothing: "100 g pouch, 2 please", "Two,
 * standard size", "3 sets". If it stands before something that is not known to be bought in pieces ("3 wheels"), a
 * person has to say how many; so they have where another small number is explained by nothing ("we are four").
 *
 * @param isOpen whether the word at this index names nothing yet
 * @param goods the words of the product's title, folded
 */
export function leftCount(
  tokens: readonly Token[],
  isOpen: (index: number) => boolean,
  goods: readonly string[] = [],
): RequestedQuantity | undefined {
  const counted = countTokens(tokens);
  const numbers = counted.filter(
    (token, at) => isSmall(token) && isOpen(token.start) && isFirst(counted, at) && !measures(counted, at),
  );
  const only = findOnly(numbers);
  if (!only) {
    const isCount = (token: CountToken, at: number) =>
      isSmall(token) &&
      isOpen(token.start) &&
      !measures(counted, at) &&
      !isOfOnePiece(counted, at) &&
      !isNumberOfOthers(counted, at, { tokens, goods });
    return counted.some(isCount) ? { quantity: 1, words: undefined, isUncounted: true } : undefined;
  }
  const next = tokens[only.end];
  const isAtBeginning = only.start === 0 || /[.!?]/.test(tokens[only.start - 1]?.after ?? "");
  const isApart = !next || isBreak(tokens[only.end - 1]);
  const isAlone = pleaseWords.has(next?.folded ?? "") || (isAtBeginning && isApart);
  const isOfPieces = ofWords.has(next?.folded ?? "") || isPack(next?.folded ?? "");
  const words = { start: only.start, end: only.end };
  return isAlone || isOfPieces
    ? quantityOf(only, words)
    : { quantity: 1, words: undefined, isUncounted: true };
}

/** "With four colours", "a 5", "the pair", "seat 2", "number 10": it says what one of them is. */
function isOfOnePiece(tokens: readonly CountToken[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  const isBehind = before !== undefined && !isBreak(before);
  const isLabelled = isBehind && /^\p{L}{3,}$/u.test(before.folded) && !mayPrecede(before.folded);
  const isOfBundle = token?.words.split(" ").some((word) => pairWords.has(word)) ?? false;
  // Where words have no spaces between them, a word may be several tokens: "2営業日".
  const isUnspaced = /^\p{Script=Han}/u.test(token?.after ?? "");
  return isLabelled || isUnspaced || isOfBundle || (isBehind && describing.has(before.folded));
}

function mayPrecede(word: string): boolean {
  return requestBeginnings.has(word) || functionWords.has(word) || saysNothing(word);
}

const describing: ReadonlySet<string> = new Set([
  ...houseWords,
  ...requestWords.with,
  ...singularArticles,
  ...allWords,
  "between",
]);

/** Written without a leading zero: "02" is a shade. */
function isSmall({ folded }: CountToken): boolean {
  return /^[1-9]\d?$/.test(folded) && Number(folded) > 1 && Number(folded) <= mostPieces;
}

/** At the beginning of a clause, or behind words with which requests begin. */
function isFirst(tokens: readonly CountToken[], index: number): boolean {
  const from = tokens.slice(0, index).findLastIndex(isBreak) + 1;
  return tokens.slice(from, index).every(({ folded }) => requestBeginnings.has(folded));
}

/** A measure, a time, money, a side ("2 by 3 metres"), or the number of a house ("24 Hill Road"). */
function measures(tokens: readonly CountToken[], index: number): boolean {
  const [token, next] = tokens.slice(index, index + 2);
  if (!token || isOfClock(tokens, index) || isAmount(tokens, index)) return true;
  if (/["″”′°%/-]/.test(token.after)) return true;
  if (next === undefined || isBreak(token)) return /[.:/]\S/.test(token.after);
  const isSide = between.has(next.folded) || measureWords.has(next.folded);
  return isSide || (/^\d/.test(token.words) && /^\p{Lu}/u.test(next.raw));
}

function isPack(word: string): boolean {
  return packWords.has(word) || pieceWords.has(word);
}
