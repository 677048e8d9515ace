import { findOnly } from "../../../find-only.ts";
import { sideCalled } from "../../../words/goods/side-words.ts";
import { type Unit, unitsByName } from "../../../words/goods/units.ts";
import type { OfferOption } from "../../offer.ts";
import { readTokens, type Token, wordsIn } from "../../request/tokens.ts";
import { agreedPart, type FreeWords, type Part } from "../part.ts";
import { measuresIn } from "./find-measure.ts";

/**
 * The value with a number of the request that is said of a side, without a unit: "120 wide" is "120 cm", "800 mm long by 200
 * deep" is the depth "20 cm". Undefined if no value has it or several have, or if the option is of another side.
 */
export function findSide({ name, values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const own = wordsIn(name).flatMap(sideCalled);
  const unit = lengthUnitOf(tokens);
  const sized = values.map((value) => ({ value, sizes: sizesOf(value) }));
  const found = tokens.flatMap((token, start) => {
    const side = tokens[start + 1]?.folded ?? "";
    const isOther = own.length > 0 && !own.includes(side);
    const isSide =
      sideCalled(side).length > 0 && /^\d{1,4}(?:\.\d+)?$/.test(token.folded) && token.after === " ";
    if (!isSide || isOther || !isFree(start)) return [];
    const number = Number(token.folded);
    const asWritten = sized.filter(({ sizes }) => sizes.some((one) => one.number === number));
    const inUnit = sized.filter(({ sizes }) => sizes.some((one) => one.size === number * (unit?.times ?? 0)));
    const only = findOnly(unit ? inUnit : asWritten);
    return only ? [{ value: only.value, start, end: start + 2 }] : [];
  });
  return agreedPart(found);
}

/** The unit in which the request gives another length. */
function lengthUnitOf(tokens: readonly Token[]): Unit | undefined {
  if (!measuresIn(tokens).some(({ size }) => size.endsWith(" length"))) return undefined;
  return tokens
    .map(({ folded }) => unitsByName.get(/^\d[\d.]*(\p{L}+)$/u.exec(folded)?.[1] ?? folded))
    .find((unit) => unit?.kind === "length");
}

/** The first number of a value, and in the smallest unit if it is a length. */
function sizesOf(value: string): { number: number; size: number | undefined }[] {
  const tokens = readTokens(value);
  const at = tokens.findIndex(({ folded }) => /^\d/.test(folded));
  const [, number, joined = ""] = /^(\d+(?:\.\d+)?)(\p{L}*)$/u.exec(tokens[at]?.folded ?? "") ?? [];
  if (number === undefined) return [];
  const unit = unitsByName.get(joined || (tokens[at + 1]?.folded ?? ""));
  const isLength = unit?.kind === "length";
  if (unit && !isLength) return [];
  return [{ number: Number(number), size: isLength ? Number(number) * unit.times : undefined }];
}
