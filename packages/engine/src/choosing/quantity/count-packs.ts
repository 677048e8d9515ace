import {
  containersInOne,
  containerWords,
  holdingWords,
  packWords,
  pairedGoods,
  pairWords,
  pieceWords,
} from "../../words/goods/piece-words.ts";
import { articles, ofWords } from "../../words/grammar/beside-numbers.ts";
import { numbersOfTimes, perWords, timesWords } from "../../words/grammar/number-words.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { isOfInstalments } from "../money/of-instalments.ts";
import { isInflected } from "../request/akin.ts";
import type { CountToken } from "../request/count-words.ts";
import { isBreak } from "../request/tokens.ts";
import { quantityOf, type RequestedQuantity } from "./requested-quantity.ts";

/**
 * "Two pairs of socks" means two if socks are sold by the pair; so does "two pairs", since only such goods are
 * counted so. "Two pairs of mugs" are four.
 */
export function ofPairs(
  tokens: readonly CountToken[],
  index: number,
  { title, nouns }: { title: ReadonlySet<string>; nouns: ReadonlySet<string> },
): RequestedQuantity | undefined {
  const [token, next] = tokens.slice(index, index + 2);
  const [count = "", ...rest] = token?.words.split(" ") ?? [];
  if (!token || !/^\d/.test(token.folded) || !pairWords.has(rest.at(-1) ?? count)) return undefined;
  const from = ofWords.has(next?.folded ?? "") ? index + 2 : index + 1;
  const named = tokens.slice(from, from + mostOfGoods);
  // "Candles (pair)": one piece of them is one.
  const isSoldSo = title.values().some((word) => pairWords.has(word));
  const isPaired = isSoldSo || named.some((one) => title.has(one.folded) || pairedGoods.has(one.folded));
  const isCounted = rest.length > 0 && !articles.has(count) && !named.some((one) => nouns.has(one.folded));
  if (!isPaired && !isCounted) return undefined;
  return { quantity: Number(token.folded) / 2, words: { start: index, end: index + 1 } };
}

/** Behind "two pairs of": "black wool hiking socks". */
const mostOfGoods = 4;

/** "Three times the print", "drie keer", "dvakrát", "3mal"; not "twice a day". */
export function ofTimes(tokens: readonly CountToken[], index: number): RequestedQuantity | undefined {
  if (isOfInstalments(tokens, index)) return undefined;
  const [token, next, after] = tokens.slice(index, index + 3);
  const inOne = /^(\d{1,3})(?:mal|krat|maal)$/.exec(token?.folded ?? "")?.[1];
  const value = inOne ? Number(inOne) : numbersOfTimes.get(token?.folded ?? "");
  if (value !== undefined)
    return perWords.has(next?.folded ?? "")
      ? undefined
      : { quantity: value, words: { start: index, end: index + 1 } };
  // "40 mal 60" is a measure.
  const isTimes =
    timesWords.has(next?.folded ?? "") &&
    !/^\d/.test(after?.folded ?? "") &&
    !perWords.has(after?.folded ?? "");
  return isTimes ? quantityOf(token, { start: index, end: index + 2 }) : undefined;
}

/** "two of these", "3 pieces", "2 packs"; not "set of 2", where the number comes after. */
export function beforePieces(tokens: readonly CountToken[], index: number): RequestedQuantity | undefined {
  const isOfPacks = tokens.some((_, at) => at !== index && countsContainers(tokens, at));
  const isPart = having.has(tokens[index - 1]?.folded ?? "") && !isBreak(tokens[index - 1]);
  const isPieces = isOneOf(pieceWords, tokens[index + 1]) && !isOfPacks && !isHeld(tokens, index) && !isPart;
  const isCounted = isPieces || countsContainers(tokens, index);
  return isCounted ? quantityOf(tokens[index], { start: index, end: index + 2 }) : undefined;
}

/** "A set with 100 pieces". */
const having: ReadonlySet<string> = new Set([...requestWords.with, "s", "se"]);

function countsContainers(tokens: readonly CountToken[], index: number): boolean {
  const isOfSet = ofWords.has(tokens[index - 1]?.folded ?? "");
  const isNumber = /^\d{1,3}$/.test(tokens[index]?.folded ?? "");
  const isBeforeContainer = isOneOf(containerWords, tokens[index + 1]);
  return isNumber && isBeforeContainer && !isOfSet && !isHeld(tokens, index);
}

/** Longer words in any form: "egzemplarzy" is one of "egzemplarz". */
function isOneOf(words: ReadonlySet<string>, token: CountToken | undefined): boolean {
  if (!token) return false;
  if (words.has(token.folded)) return true;
  // "2 pack" and "2 packs" are different things.
  const isLong = token.folded.length >= leastInflected && !containersInOne.has(token.folded);
  return (
    isLong && [...words].some((word) => word.length >= leastInflected && isInflected(word, token.folded))
  );
}

const leastInflected = 6;

/** "Pack of 50 pieces", "Karton mit 12 Flaschen": what one of them holds. */
export function isHeld(tokens: readonly Pick<CountToken, "folded">[], index: number): boolean {
  const [pack, holding] = [tokens[index - 2], tokens[index - 1]];
  return packWords.has(pack?.folded ?? "") && holdingWords.has(holding?.folded ?? "");
}
