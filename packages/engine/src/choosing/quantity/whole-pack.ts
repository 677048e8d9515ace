import { holdingWords, packWords, singleContainers } from "../../words/goods/piece-words.ts";
import { unitsByName } from "../../words/goods/units.ts";
import { requestBeginnings } from "../../words/requests/beginnings.ts";
import type { OfferOption } from "../offer.ts";
import { countTokens } from "../request/count-words.ts";
import type { Run, Token } from "../request/tokens.ts";
import { wordsIn } from "../request/tokens.ts";

export interface WholePack {
  option: string;
  value: string;
  /** The number in the request. */
  words: Run;
}

/**
 * The pack that holds as many pieces as the request begins with: the "Set of 6" for "six wine glasses", and not six single
 * ones. Undefined where the request counts packs itself, or no pack or several hold that many.
 */
export function wholePack(options: readonly OfferOption[], tokens: readonly Token[]): WholePack | undefined {
  const counted = countTokens(tokens);
  const at = counted.findIndex(({ folded }) => /^\d{1,3}$/.test(folded));
  const number = counted[at];
  if (!number || Number(number.folded) < 2) return undefined;
  if (!counted.slice(0, at).every(({ folded }) => requestBeginnings.has(folded))) return undefined;
  const next = counted[at + 1]?.folded ?? "";
  const countsPacks = counted
    .slice(at + 1, at + 1 + mostBetween)
    .some(({ folded }) => packWords.has(folded) && !singleContainers.has(folded));
  if (countsPacks || unitsByName.has(next) || next === "x") return undefined;
  const found = options.flatMap(({ name, values }) => {
    if (values.length < 2) return [];
    const holding = values.filter((value) => heldIn(value, name) === Number(number.folded));
    return holding.map((value) => ({ option: name, value }));
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return { ...only, words: { start: number.start, end: number.end } };
}

/** "Six large dinner plates" */
const mostBetween = 3;

/** "Set of 6", "Lot de 4", "6-pack", or "6" of the option "Pack size": the number of pieces in it. */
function heldIn(value: string, option: string): number | undefined {
  const words = wordsIn(value);
  const isOfPacks = wordsIn(option).some((word) => packWords.has(word) && !singleContainers.has(word));
  if (isOfPacks && words.length === 1 && /^\d{1,3}$/.test(value)) return Number(value);
  const at = words.findIndex((word, place) => {
    if (!/^\d{1,3}$/.test(word) || unitsByName.has(words[place + 1] ?? "")) return false;
    const isHeld = place > 1 && holdingWords.has(words[place - 1] ?? "");
    return isHeld || packWords.has(words[place + 1] ?? "");
  });
  return at < 0 ? undefined : Number(words[at]);
}
