import { containerWords, holdingWords, placeWords } from "../../words/goods/piece-words.ts";
import { inWords, ofWords } from "../../words/grammar/beside-numbers.ts";
import { requestBeginnings } from "../../words/requests/beginnings.ts";
import { isInflected } from "../request/akin.ts";
import type { CountToken } from "../request/count-words.ts";
import { isBreak } from "../request/tokens.ts";
import type { Nouns } from "./count-nouns.ts";
import { quantityOf, type RequestedQuantity } from "./requested-quantity.ts";

interface Goods {
  nouns: Nouns;
  /** The page names what it counts ("Seats"): other goods are not those. */
  isUnitKnown: boolean;
  /** The words of each value. */
  packs: readonly (readonly string[])[];
}

/**
 * "3 standing tickets", "due posti": containers or places with which the request begins, though a value has the number as
 * a label ("Kat. 3"). Not where it holds that many, or counts in that unit.
 */
export function leadingPieces(
  tokens: readonly CountToken[],
  index: number,
  { packs, nouns, isUnitKnown }: Goods,
): RequestedQuantity | undefined {
  const isAtStart = tokens.slice(0, index).every(({ folded }) => requestBeginnings.has(folded));
  if (!isAtStart || isUnitKnown) return undefined;
  const near = wordsBehind(tokens, index);
  const at = near.findIndex((word) => containerWords.has(word) || placeWords.has(word));
  const word = near[at] ?? "";
  const number = tokens[index]?.folded ?? "";
  const isLabel = packs.every((words) =>
    words.every((one, place) => one !== number || (place > 0 && !holding.has(words[place - 1] ?? ""))),
  );
  const isOwn = placeWords.has(word) && (nouns.title.has(word) || nouns.values.has(word));
  if (at < 0 || !isLabel || isOwn || isOfPack(tokens, index, packs)) return undefined;
  return quantityOf(tokens[index], { start: index, end: index + 1 });
}

const holding: ReadonlySet<string> = new Set([...ofWords, ...holdingWords]);
/** Between a number and what it counts: "two large adult tickets". */
const mostBetween = 3;

/** The next words in the clause, up to another number. */
function wordsBehind(tokens: readonly CountToken[], index: number): string[] {
  const words: string[] = [];
  for (let at = index; words.length < mostBetween && !isBreak(tokens[at]); at += 1) {
    const next = tokens[at + 1]?.folded;
    if (next === undefined || /^\d/.test(next) || ofWords.has(next) || inWords.has(next)) break;
    words.push(next);
  }
  return words;
}

/** "Six bottles" of the shop's "Case of 6 bottles". */
export function isOfPack(tokens: readonly CountToken[], index: number, packs: Goods["packs"]): boolean {
  const [number, counted] = tokens.slice(index, index + 2);
  if (!number || !counted || !/\p{L}/u.test(number.words)) return false;
  return packs.some((words) =>
    words.some((word, at) => word === number.folded && isInflected(words[at + 1] ?? "", counted.folded)),
  );
}
