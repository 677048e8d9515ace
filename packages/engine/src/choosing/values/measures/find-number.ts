import { findOnly } from "../../../find-only.ts";
import { measureWords } from "../../../words/goods/measure-words.ts";
import { partyWords } from "../../../words/goods/party-words.ts";
import { containersInOne, pieceWords } from "../../../words/goods/piece-words.ts";
import { ofWords, usWords } from "../../../words/grammar/beside-numbers.ts";
import { numberWords } from "../../../words/grammar/number-words.ts";
import { requestWords } from "../../../words/requests/request-words.ts";
import type { OfferOption } from "../../offer.ts";
import { isHeld } from "../../quantity/count-packs.ts";
import { isAkin, isInflected } from "../../request/akin.ts";
import { type CountToken, countTokens, measuringTokens } from "../../request/count-words.ts";
import { countIn } from "../../request/number-tokens.ts";
import { mayBeCounted, pluralsOf, singularsOf } from "../../request/plurals.ts";
import { isAmount } from "../../request/request-amounts.ts";
import { isBreak, readTokens, type Token, wordsIn } from "../../request/tokens.ts";
import { withoutPrice } from "../find-telling.ts";
import { agreedPart, type FreeWords, type Part } from "../part.ts";
import { holdsNumber } from "./find-range.ts";

/**
 * The value with a number that the request says right behind the option's name, in digits or words: "framemaat 57" is
 * "57 cm — 1,76 tot 1,86 m", "size seven and a half" is "UK 7.5". It is the value's first number, or within the range that
 * the value is: "size 40" is "39–41". Undefined if several have it.
 */
export function findNumberOf({ name, values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const counted = measuringTokens(tokens);
  const found = counted.flatMap((token, at) => {
    const before = counted[at - 1];
    const isSaid = before !== undefined && isAnnounced(name, before) && !isRegionOfOthers(before, values);
    if (!isSaid || !isFree(token.start) || !/^\d+(?:\.\d+)?$/.test(token.folded)) return [];
    const number = Number(token.folded);
    const value =
      findOnly(values.filter((one) => firstNumber(one) === number)) ??
      findOnly(values.filter((one) => holdsNumber(one, number)));
    return value === undefined ? [] : [{ value, start: before.start, end: token.end }];
  });
  return agreedPart(found);
}

const sizeNames: ReadonlySet<string> = new Set(requestWords.sizeNames);
const beforeSize: ReadonlySet<string> = new Set(requestWords.beforeSizeNumber);
const regionsOfSizes: readonly string[] = ["eu", "uk", "us"];

/** By the option's name, or "in 43", "str. 43", "a UK 10" of a size. */
function isAnnounced(name: string, before: CountToken): boolean {
  const isShort = before.after.startsWith(".") && beforeSize.has(before.folded);
  if (isBreak(before) && !isShort) return false;
  const isSize = wordsIn(name).some((word) => sizeNames.has(word));
  return isNameOf(name, before.folded) || (isSize && beforeSize.has(before.folded));
}

/** "UK 10" is no "EU 10". */
function isRegionOfOthers({ folded }: CountToken, values: readonly string[]): boolean {
  const named = values.flatMap(wordsIn).filter((word) => regionsOfSizes.includes(word));
  return regionsOfSizes.includes(folded) && named.length > 0 && !named.includes(folded);
}

/** "Frame" for the "Framemaat", "size" for the "Talla". */
function isNameOf(name: string, said: string): boolean {
  const isOf = ({ folded }: Token) =>
    isAkin(folded, said) || (said.length > 3 && (folded.endsWith(said) || folded.startsWith(said)));
  const names = readTokens(name).filter(({ folded }) => /^\p{L}{3,}$/u.test(folded));
  return names.some(isOf) || (sizeNames.has(said) && wordsIn(name).some((word) => sizeNames.has(word)));
}

function firstNumber(value: string): number | undefined {
  const first = wordsIn(value).find((word) => /^\d+(?:\.\d+)?$/.test(word));
  return first === undefined ? undefined : Number(first);
}

/** How many people something is booked for: "2" of the "Guests" for "for two people". */
export function findParty({ name, values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const isOfParty = (text: string) => wordsIn(text).some((word) => partyWords.has(word));
  if (!isOfParty(name) && !values.every(isOfParty)) return undefined;
  const numbersOf = (value: string) => wordsIn(withoutPrice(value)).filter((word) => /^\d+$/.test(word));
  const found = tokens.flatMap((token, start) => {
    const [next, after] = [tokens[start + 1]?.folded ?? "", tokens[start + 2]?.folded ?? ""];
    const isOfUs = ofWords.has(next) && usWords.has(after);
    const isCounting = isFree(start) && !isBreak(token) && (partyWords.has(next) || isOfUs);
    const count = isCounting ? String(countIn(token) ?? numberWords.get(token.folded) ?? token.folded) : "";
    const value = findOnly(values.filter((one) => numbersOf(one).join() === count));
    return value === undefined ? [] : [{ value, start, end: start + 2 }];
  });
  return findOnly(found);
}

/**
 * The value that has a number of the request, whatever it counts: "50 bulbs" is "50 bollen" beside "25 bollen" and
 * "100 bollen", "six-cup" is "6 tazze". Undefined if the values differ in more than their number.
 */
export function findNumber({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const counted = values.map(numberIn);
  const [unit] = counted.map((one) => one?.unit);
  const isOneUnit = unit !== undefined && counted.every((one) => one && isOfUnit(unit, one.unit));
  if (values.length < 2 || !isOneUnit) return undefined;
  const numbered = countTokens(tokens);
  const found = numbered.flatMap((token, index) => {
    // "One" is an article as well.
    const number = String(countIn(token) ?? (/^\d/.test(token.words) ? token.folded : ""));
    const at = counted.findIndex((one) => one?.number === number);
    const isJoined = token.after === "-" && /\p{L}{3}/u.test(numbered[index + 1]?.folded ?? "");
    const isMeant = isFree(token.start) && (isJoined || counts(numbered, index, unit));
    const value = isMeant ? values[at] : undefined;
    return value === undefined ? [] : [{ value, start: token.start, end: token.end + 1 }];
  });
  return findOnly(found);
}

/** "50 bollen" is 50 of "bollen", "0.7 mm" is 0.7 of "mm". */
function numberIn(value: string): { number: string; unit: string } | undefined {
  const words = withoutPrice(value).split(" ");
  const number = findOnly(words.filter((word) => /^\d+(?:\.\d+)?$/.test(word)));
  const unit = words.filter((word) => word !== number).join(" ");
  return number === undefined || unit === "" ? undefined : { number, unit };
}

/** "1 bar" and "3 bars" count the same. */
function isOfUnit(one: string, other: string): boolean {
  return one === other || [...pluralsOf(one), ...singularsOf(one)].includes(other) || isInflected(one, other);
}

/** No number of pieces and no number of a house is one. */
function isDecimal(number: string): boolean {
  return number.includes(".");
}

/**
 * Before things in the plural, or before what the values count: not the number of a house, or of days. A decimal number
 * may stand before anything but money and another unit.
 */
function counts(tokens: readonly Token[], index: number, unit: string): boolean {
  const counted = tokens[index + 1]?.folded ?? "";
  if (isDecimal(tokens[index]?.folded ?? "")) return !isAmount(tokens, index) && !measureWords.has(counted);
  if (pieceWords.has(unit)) return countsPieces(tokens, index);
  if (isOfPack(tokens, index)) return !measureWords.has(unit);
  const isNoun = /\p{L}{3}/u.test(unit);
  return isNoun && !isBreak(tokens[index]) && (mayBeCounted(counted) || isInflected(unit, counted));
}

/** "A pack of 6", "the 6 pack": what one of them holds. */
function isOfPack(tokens: readonly Token[], index: number): boolean {
  const [number, next] = [tokens[index], tokens[index + 1]];
  const isBefore = number !== undefined && !isBreak(number) && containersInOne.has(next?.folded ?? "");
  return isBefore || isHeld(tokens, index);
}

/** Before the number of a house, or what something is for. */
const places: ReadonlySet<string> = new Set(requestWords.beforePurpose);

/** "200 business cards" are 200 pieces, whatever their name begins with; "to 6 mill lane" are none. */
function countsPieces(tokens: readonly Token[], index: number): boolean {
  const [before, number, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  const isOfPlace = before !== undefined && !isBreak(before) && places.has(before.folded);
  const isBefore = next !== undefined && !isBreak(number) && /^\p{Ll}[\p{L}\p{M}]{2,}$/u.test(next.raw);
  return isBefore && !isOfPlace && !isAmount(tokens, index) && !measureWords.has(next.folded);
}
