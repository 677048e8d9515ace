import { findOnly } from "../../find-only.ts";
import { measureWords } from "../../words/measure-words.ts";
import { numberWords } from "../../words/number-words.ts";
import { partyWords } from "../../words/party-words.ts";
import type { OfferOption } from "../offer.ts";
import { isAkin, isInflected } from "../request/akin.ts";
import { countIn } from "../request/number-tokens.ts";
import { mayBeCounted } from "../request/plurals.ts";
import { isAmount } from "../request/request-amounts.ts";
import { isBreak, readTokens, type Token, wordsIn } from "../request/tokens.ts";
import type { FreeWords, Part } from "./part.ts";
import { bareWords } from "./value-names.ts";

/**
 * The value that begins with a number that the request says right behind the option's name: "framemaat 57" is
 * "57 cm — 1,76 tot 1,86 m". Undefined if several do.
 */
export function findNumberOf({ name, values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const names = readTokens(name).filter(({ folded }) => /^\p{L}{3,}$/u.test(folded));
  const found = tokens.flatMap(({ folded }, end) => {
    const [before, start] = [tokens[end - 1], end - 1];
    const isOf = (word: string, said: string) =>
      isAkin(word, said) || (said.length > 3 && word.endsWith(said));
    const isNamed = before !== undefined && names.some((word) => isOf(word.folded, before.folded));
    if (!isNamed || isBreak(before) || !isFree(end) || !/^\d+(?:\.\d+)?$/.test(folded)) return [];
    const value = findOnly(values.filter((one) => readTokens(one)[0]?.folded === folded));
    return value === undefined ? [] : [{ value, start, end: end + 1 }];
  });
  return findOnly(found);
}

/** How many people something is booked for: "2" of the "Guests" for "for two people". */
export function findParty({ name, values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  if (!wordsIn(name).some((word) => partyWords.has(word))) return undefined;
  const numbersOf = (value: string) => wordsIn(value).filter((word) => /^\d+$/.test(word));
  const found = tokens.flatMap((token, start) => {
    const isCounting = isFree(start) && !isBreak(token) && partyWords.has(tokens[start + 1]?.folded ?? "");
    const count = isCounting ? String(countIn(token) ?? numberWords.get(token.folded) ?? token.folded) : "";
    const value = findOnly(values.filter((one) => numbersOf(one).join() === count));
    return value === undefined ? [] : [{ value, start, end: start + 2 }];
  });
  return findOnly(found);
}

/**
 * The value that has a number of the request, whatever it counts: "50 bulbs" is "50 bollen" beside "25 bollen" and
 * "100 bollen", "6 cups" is "6 tazze". Undefined if the values differ in more than their number.
 */
export function findNumber({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const counted = values.map(numberIn);
  const [unit] = counted.map((one) => one?.unit);
  const isOneUnit = unit !== undefined && counted.every((one) => one?.unit === unit);
  if (values.length < 2 || !isOneUnit) return undefined;
  const found = tokens.flatMap(({ folded }, index) => {
    const at = counted.findIndex((one) => one?.number === folded);
    const value = isFree(index) && counts(tokens, index, unit) ? values[at] : undefined;
    return value === undefined ? [] : [{ value, start: index, end: index + 2 }];
  });
  return findOnly(found);
}

/** "50 bollen" is 50 of "bollen", "0.7 mm" is 0.7 of "mm". */
function numberIn(value: string): { number: string; unit: string } | undefined {
  const words = bareWords(value).split(" ");
  const number = findOnly(words.filter((word) => /^\d+(?:\.\d+)?$/.test(word)));
  const unit = words.filter((word) => word !== number).join(" ");
  return number === undefined || unit === "" ? undefined : { number, unit };
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
  const isNoun = /\p{L}{3}/u.test(unit);
  return isNoun && !isBreak(tokens[index]) && (mayBeCounted(counted) || isInflected(unit, counted));
}
