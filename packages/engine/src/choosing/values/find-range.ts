import { findOnly } from "../../find-only.ts";
import type { OfferOption } from "../offer.ts";
import { isInflected } from "../request/akin.ts";
import { countIn } from "../request/number-tokens.ts";
import { isBreak, wordsIn } from "../request/tokens.ts";
import { agreedPart, type FreeWords, type Part } from "./part.ts";

/** "10–12 people", "6 to 8 guests". */
const range = /(?<![\d.,])(\d{1,4})\s?(?:[-–—]|to|bis|a|à)\s?(\d{1,4})\s+(\p{L}{3,})/u;

/**
 * The value whose range holds a number of the request that counts the same: "10–12 people" for "12 people". Undefined if
 * none does, or several do.
 */
export function findRange({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const ranges = values.flatMap((value) => rangeIn(value) ?? []);
  const found = tokens.flatMap((token, start) => {
    const number = isBreak(token) ? undefined : countIn(token);
    const noun = tokens[start + 1]?.folded ?? "";
    const held = ranges.filter(
      ({ least, most, unit }) =>
        number !== undefined && number >= least && number <= most && isInflected(unit, noun),
    );
    const only = findOnly(isFree(start) && isFree(start + 1) ? held : []);
    return only ? [{ value: only.value, start, end: start + 2 }] : [];
  });
  return agreedPart(found);
}

function rangeIn(value: string): { value: string; least: number; most: number; unit: string } | undefined {
  const [, least, most, unit = ""] = range.exec(value) ?? [];
  const [folded = ""] = wordsIn(unit);
  return least === undefined ? undefined : { value, least: Number(least), most: Number(most), unit: folded };
}
