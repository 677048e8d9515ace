import { findOnly } from "../../../find-only.ts";
import { familyWords, partyWords } from "../../../words/goods/party-words.ts";
import { unitsByName } from "../../../words/goods/units.ts";
import { ofWords, usWords } from "../../../words/grammar/beside-numbers.ts";
import type { OfferOption } from "../../offer.ts";
import { isInflected } from "../../request/akin.ts";
import { measuringTokens } from "../../request/count-words.ts";
import { isBreak, type Token, wordsIn } from "../../request/tokens.ts";
import { agreedPart, type FreeWords, type Part } from "../part.ts";
import { measuresIn } from "./find-measure.ts";

/** "10–12 people", "6 to 8 guests", "52–66 cm". */
const range =
  /(?<![\d.,])(\d{1,4}(?:[.,]\d)?)\s?(?:[-–—]|to|bis|a|à)\s?(\d{1,4}(?:[.,]\d)?)(?![\d.,]*\d)\s*(\p{L}*)/u;

/**
 * The value whose range holds a number of the request that counts or measures the same: "10–12 people" for "12 people",
 * "M (52–66 cm)" for "58 cm around the chest", "4-5 people" for "a family of five". Undefined if none does; of two that
 * share an end, neither.
 */
export function findRange({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const ranges = values.flatMap((value) => rangeIn(value) ?? []);
  if (ranges.length === 0) return undefined;
  const measured = measuresIn(tokens).flatMap(({ size, start, end }) => {
    const held = ranges.filter((one) => holdsMeasure(one, size));
    return [{ held, start, end }];
  });
  const counted = measuringTokens(tokens).flatMap((token, at, all) => {
    const number = isBreak(token) ? undefined : Number(token.folded);
    const counts = countedBy(all, at);
    const held = ranges.filter(
      ({ least, most, unit }) =>
        number !== undefined &&
        number >= least &&
        number <= most &&
        counts.some((noun) => countsSame(unit, noun)),
    );
    return [{ held, start: token.start, end: token.end }];
  });
  const found = [...measured, ...counted].flatMap(({ held, start, end }) => {
    const only = findOnly(held);
    return only && isFree(start) && isFree(end - 1) ? [{ value: only.value, start, end }] : [];
  });
  return agreedPart(found);
}

/** Whether the value is a range without a unit that holds the number: "39–41". */
export function holdsNumber(value: string, number: number): boolean {
  const found = rangeIn(value);
  return found !== undefined && found.unit === "" && number >= found.least && number <= found.most;
}

interface Range {
  value: string;
  least: number;
  most: number;
  /** Folded; empty if it has none. */
  unit: string;
}

function rangeIn(value: string): Range | undefined {
  const [, least, most, unit = ""] = range.exec(value) ?? [];
  const [folded = ""] = wordsIn(unit);
  const plain = (number: string) => Number(number.replace(",", "."));
  return least === undefined || most === undefined
    ? undefined
    : { value, least: plain(least), most: plain(most), unit: folded };
}

function holdsMeasure({ least, most, unit }: Range, size: string): boolean {
  const own = unitsByName.get(unit);
  const [measured = "", kind] = size.split(" ");
  if (!own || own.kind !== kind) return false;
  const number = Number(measured) / (own.times * 1_000);
  return number >= least && number <= most;
}

/** What a number counts: "12 people", "a family of five", "five of us". */
function countedBy(tokens: readonly Pick<Token, "folded">[], at: number): string[] {
  const word = (by: number) => tokens[at + by]?.folded ?? "";
  const isOfUs = ofWords.has(word(1)) && usWords.has(word(2));
  const isFamily = ofWords.has(word(-1)) && familyWords.has(word(-2));
  return isOfUs || isFamily ? [...partyWords] : [word(1)];
}

function countsSame(unit: string, noun: string): boolean {
  return unit !== "" && (isInflected(unit, noun) || (partyWords.has(unit) && partyWords.has(noun)));
}
