import {
  articles,
  containerWords,
  holdingWords,
  inWords,
  measureWords,
  ofWords,
  packWords,
  pairWords,
  pieceWords,
  requestBeginnings,
} from "../words/number-words.ts";
import { requestWords } from "../words/request-words.ts";
import type { CountToken } from "./count-words.ts";
import { mayBeCounted } from "./plurals.ts";
import { quantityOf, type RequestedQuantity } from "./requested-quantity.ts";
import { isBreak } from "./tokens.ts";

/**
 * "Two pairs of socks" means two if socks are sold by the pair; so does "two pairs", since only such goods are
 * counted so. "Two pairs of mugs" are four.
 */
export function ofPairs(
  tokens: readonly CountToken[],
  index: number,
  { title, nouns }: { title: ReadonlySet<string>; nouns: ReadonlySet<string> },
): RequestedQuantity | undefined {
  const [token, next, noun, after] = tokens.slice(index, index + 4);
  const [count = "", ...rest] = token?.words.split(" ") ?? [];
  if (!token || !pairWords.has(rest.at(-1) ?? count)) return undefined;
  const named = ofWords.has(next?.folded ?? "") ? [noun, after] : [next, noun];
  const isPaired = named.some((one) => one && title.has(one.folded));
  const isCounted =
    rest.length > 0 && !articles.has(count) && !named.some((one) => one && nouns.has(one.folded));
  if (!isPaired && !isCounted) return undefined;
  return { quantity: Number(token.folded) / 2, words: { start: index, end: index + 1 } };
}

/** "two of these", "3 pieces", "2 packs"; not "set of 2", where the number comes after. */
export function beforePieces(tokens: readonly CountToken[], index: number): RequestedQuantity | undefined {
  const isOfPacks = tokens.some((_, at) => at !== index && countsContainers(tokens, at));
  const isPieces = pieceWords.has(tokens[index + 1]?.folded ?? "") && !isOfPacks && !isHeld(tokens, index);
  const isCounted = isPieces || countsContainers(tokens, index);
  return isCounted ? quantityOf(tokens[index], { start: index, end: index + 2 }) : undefined;
}

function countsContainers(tokens: readonly CountToken[], index: number): boolean {
  const isOfSet = ofWords.has(tokens[index - 1]?.folded ?? "");
  const isNumber = /^\d{1,3}$/.test(tokens[index]?.folded ?? "");
  const isBeforeContainer = containerWords.has(tokens[index + 1]?.folded ?? "");
  return isNumber && isBeforeContainer && !isOfSet && !isHeld(tokens, index);
}

/** "Pack of 50 pieces", "Karton mit 12 Flaschen": what one of them holds. */
function isHeld(tokens: readonly CountToken[], index: number): boolean {
  const [pack, holding] = [tokens[index - 2], tokens[index - 1]];
  return packWords.has(pack?.folded ?? "") && holdingWords.has(holding?.folded ?? "");
}

const endsOfName: ReadonlySet<string> = new Set([
  ...inWords,
  ...ofWords,
  ...requestWords.with,
  ...requestWords.beforePurpose,
]);
/** The longest name of goods before their plural: "2 sets", "3 small red garden chairs". */
const longestName = 5;

/**
 * "2 sets of brake pads", "3 Halden lamps": a number with which the request begins counts the goods that follow in
 * the plural, whatever the shop calls them. Not one of the product's name ("501 jeans"), nor a measure.
 */
export function ofLeadingNumber(
  tokens: readonly CountToken[],
  index: number,
  title: ReadonlySet<string>,
): RequestedQuantity | undefined {
  const [token, ...following] = tokens.slice(index, index + 1 + longestName);
  const isAtStart = tokens.slice(0, index).every(({ folded }) => requestBeginnings.has(folded));
  if (!token || !isAtStart || token.after !== " " || title.has(token.folded)) return undefined;
  const end = following.findIndex((one, at) => endsOfName.has(one.folded) || isBreak(following[at - 1]));
  const name = following.slice(0, end < 0 ? longestName : end).map(({ folded }) => folded);
  const isMeasure = measureWords.has(name[0] ?? "") || /^\d/.test(name[0] ?? "");
  return name.some(mayBeCounted) && !isMeasure
    ? quantityOf(token, { start: index, end: index + 1 })
    : undefined;
}
