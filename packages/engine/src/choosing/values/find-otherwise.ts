import type { OfferOption } from "../offer.ts";
import { isNegated } from "../request/is-negated.ts";
import { isInRun } from "../request/tokens.ts";
import { findCode } from "./find-code.ts";
import { findLeft } from "./find-left.ts";
import { findPart } from "./find-part.ts";
import { findTelling, isContradicted } from "./find-telling.ts";
import { findThing, findWithOrWithout } from "./find-with-or-without.ts";
import { findMeaning, isOfLonger, isOnlyInPhrases, type Meant } from "./meanings/find-meaning.ts";
import { findAmount } from "./measures/find-amount.ts";
import { findMeasure } from "./measures/find-measure.ts";
import { findNumber, findNumberOf, findParty } from "./measures/find-number.ts";
import { findPair } from "./measures/find-pair.ts";
import { findRange } from "./measures/find-range.ts";
import { findSide } from "./measures/find-side.ts";
import type { FreeWords, Mention, Part } from "./part.ts";
import { findDay } from "./times/find-day.ts";
import { findDayPart } from "./times/find-day-part.ts";
import { findHurry } from "./times/find-hurry.ts";
import { findLater } from "./times/find-later.ts";
import { findTime } from "./times/find-time.ts";
import { findWeekday } from "./times/find-weekday.ts";

/** The values of an option that a request names in any other way than by their names. */
export function findOtherwise(option: OfferOption, words: FreeWords): Meant | undefined {
  const part = finders
    .values()
    .map((find) => find(option, words))
    .find((found) => found !== undefined);
  if (part && isContradicted(part.value, option, words)) return undefined;
  const told = part ? [part] : findTelling(option, words).filter(isWhole(words));
  const meant = part ? undefined : findMeaning(option, words);
  const isExcluded = told.some(({ start, end }) => isNegated(words.tokens, start, end));
  if (told.length > 0 && !isExcluded) return toldAlike(told, option, meant);
  if (meant && told.length === 0) return wellMeant(meant, option, words);
  const left = findLeft(option, words);
  return left && toldAlike([left], option, undefined);
}

/** Any other way to name a value, surest first. */
const finders: readonly ((option: OfferOption, words: FreeWords) => Part | undefined)[] = [
  findDay,
  findTime,
  findDayPart,
  findWeekday,
  findHurry,
  findLater,
  findAmount,
  findPart,
  findPair,
  findMeasure,
  findSide,
  findNumberOf,
  findParty,
  findNumber,
  findCode,
  findRange,
  findWithOrWithout,
  findThing,
];

/** "Black" of "matt black" is not "Gloss black". */
function isWhole({ tokens }: FreeWords): (part: Part) => boolean {
  return (part) => !isOfLonger(part.value, part, tokens);
}

/** What words of a value tell, unless what they mean is another value. */
function toldAlike(
  told: readonly Part[],
  { name }: OfferOption,
  meant: Meant | undefined,
): Meant | undefined {
  const values = [...new Set(told.map(({ value }) => value))];
  if (meant && !values.every((value) => meant.values.includes(value))) return undefined;
  return { option: name, values, runs: [...told, ...(meant?.runs ?? [])] };
}

/** Without the values that other words of the request contradict: "room" is none of "Room only". */
function wellMeant(meant: Meant, option: OfferOption, { tokens, isFree }: FreeWords): Meant | undefined {
  const isTelling = (index: number) =>
    isFree(index) &&
    !isInRun(meant.runs, index) &&
    !isNegated(tokens, index) &&
    !isOnlyInPhrases(tokens[index]?.folded ?? "", option.values);
  const others = { tokens, isFree: isTelling };
  const values = meant.values.filter((value) => !isContradicted(value, option, others));
  return values.length > 0 ? { ...meant, values } : undefined;
}

/**
 * What is meant of each option, as mentions: a word may be of several options. Not of one of which it tells too
 * little, nor of one that leaves out what another takes: "the white and red one" is not "Red" laces.
 */
export function mentionsOf(all: readonly Meant[]): Mention[] {
  const isPartOf = (one: Meant, other: Meant) =>
    one.runs.length < other.runs.length && one.runs.every(({ start }) => isInRun(other.runs, start));
  const meant = all.filter((one) => !all.some((other) => isPartOf(one, other)));
  const runs = new Map(meant.flatMap((one) => one.runs.map((run) => [run.start, run])));
  return [...runs.values()].flatMap(({ start, end }) => {
    const here = meant.filter((one) => isInRun(one.runs, start));
    const candidates = here.flatMap(({ option, values }) => values.map((value) => ({ option, value })));
    return here.length === 1 && candidates.length > 1 ? [] : [{ start, end, candidates }];
  });
}
