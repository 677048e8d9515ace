import { findOnly } from "../../../find-only.ts";
import { clockWords, dayParts, halfPast, namedTimes } from "../../../words/delivery/day-parts.ts";
import { numberWords } from "../../../words/grammar/number-words.ts";
import type { OfferOption } from "../../offer.ts";
import { timesIn } from "../../request/clock-times.ts";
import { countIn } from "../../request/number-tokens.ts";
import { clauseOf, isBreak, standAt, type Token } from "../../request/tokens.ts";
import { agreedPart, type FreeWords, type Part } from "../part.ts";

/**
 * The value at a time that the request says in words: "16:00" for "4 in the afternoon", "12:00" for "noon", "19:30" for
 * "half past seven", "Thu 18:30" for "the evening class". Undefined if none is at that time, or several are.
 */
export function findDayPart({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const timed = values.flatMap((value) => {
    const [time] = timesIn(value);
    return time === undefined ? [] : [{ value, time }];
  });
  if (timed.length < 2) return undefined;
  const said = [...timesSaid(tokens), ...partsSaid(tokens)].filter(
    ({ start, end }) => isFree(start) && isFree(end - 1),
  );
  const exact = said.filter(({ isExact }) => isExact);
  const found = (exact.length > 0 ? exact : said).flatMap(({ isMeant, start, end }) => {
    const only = findOnly(timed.filter(({ time }) => isMeant(time)));
    return only ? [{ value: only.value, start, end }] : [];
  });
  return agreedPart(found);
}

/** Whether a time, as "HH:MM", is in the part of the day that a request names. */
export function isInPartOfDay(time: string, tokens: readonly Token[]): boolean {
  return partsSaid(tokens).some(({ isMeant }) => isMeant(time));
}

interface SaidTime {
  isMeant: (time: string) => boolean;
  /** A time of the clock, and not only a part of the day. */
  isExact: boolean;
  start: number;
  end: number;
}

/** "In the evening", of a request that names one part. */
function partsSaid(tokens: readonly Token[]): SaidTime[] {
  const found = tokens.flatMap((_, start) => {
    const part = partAt(tokens, start);
    return part ? [{ ...part, isExact: false, start, end: start + part.length }] : [];
  });
  return found.length === 1 ? found : [];
}

function partAt(tokens: readonly Token[], at: number) {
  const [word, next] = [tokens[at]?.folded ?? "", tokens[at + 1]?.folded ?? ""];
  for (const length of [2, 1]) {
    const said = length === 2 ? `${word} ${next}` : word;
    const part = dayParts.find(({ words }) => words.has(said));
    if (!part) continue;
    const isMeant = (time: string) => hourOf(time) >= part.from && hourOf(time) < part.until;
    return { isMeant, length, from: part.from };
  }
  return undefined;
}

/** "Noon", "4 in the afternoon", "half past seven", "7 o'clock". */
function timesSaid(tokens: readonly Token[]): SaidTime[] {
  return tokens.flatMap((token, start): SaidTime[] => {
    const named = namedTimes.get(token.folded);
    if (named !== undefined)
      return [{ isMeant: (time) => time === named, isExact: true, start, end: start + 1 }];
    const isHalf = standAt(tokens, start, halfPast);
    const at = isHalf ? start + halfPast.length : start;
    const hour = hourAt(tokens, at);
    if (hour === undefined) return [];
    const minutes = isHalf ? "30" : "00";
    const part = partBehind(tokens, at);
    const isClock = isHalf || clockWords.has(tokens[at + 1]?.folded ?? "");
    if (!part && !isClock) return [];
    const isMeant = (time: string) =>
      [hour, hour + 12].some((one) => time === `${String(one % 24).padStart(2, "0")}:${minutes}`) &&
      (!part || part.isMeant(time));
    return [{ isMeant, isExact: true, start, end: at + 1 }];
  });
}

function hourAt(tokens: readonly Token[], at: number): number | undefined {
  const { folded = "" } = tokens[at] ?? {};
  const hour = countIn(tokens[at]) ?? (folded === "1" || numberWords.get(folded) === 1 ? 1 : undefined);
  return hour !== undefined && hour <= 12 ? hour : undefined;
}

/** "4 in the afternoon": the part of the day within three words behind. */
function partBehind(tokens: readonly Token[], at: number) {
  if (isBreak(tokens[at])) return undefined;
  const near = clauseOf(tokens, { start: at, end: at + 1 }).filter((one) => one > at && one <= at + 3);
  return near.map((one) => partAt(tokens, one)).find((part) => part !== undefined);
}

function hourOf(time: string): number {
  return Number(time.slice(0, 2));
}
