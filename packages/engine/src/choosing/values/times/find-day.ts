import { findOnly } from "../../../find-only.ts";
import { requestWords } from "../../../words/requests/request-words.ts";
import type { OfferOption } from "../../offer.ts";
import { timesIn } from "../../request/clock-times.ts";
import { findDays, isSameDay, type NamedDay, nextDate } from "../../request/find-dates.ts";
import { relativeDays } from "../../request/relative-days.ts";
import { type Token, written } from "../../request/tokens.ts";
import { agreedPart, type FreeWords, type Part } from "../part.ts";
import { isInPartOfDay } from "./find-day-part.ts";
import { weekdayAt, weekdayIn, weekdayOf } from "./find-weekday.ts";

/** "14th of December, 2026" */
const mostWords = 5;

/**
 * The value of an option on the day that the request names: "12 December" for "Sat 12 December 2026, 10:00".
 * Of several on that day, the one at the time it names. Undefined if none or several are meant.
 */
export function findDay({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const dated = values.flatMap((value) => {
    const day = findOnly(findDays(value));
    return day ? [{ value, day }] : [];
  });
  if (dated.length === 0) return undefined;
  const named = daysOf({ tokens, isFree });
  const today = fromToday({ tokens, isFree });
  const days = [named, today, onWeekdays({ tokens, isFree })].find(({ length }) => length > 0) ?? [];
  const found = [...days, ...ordinalsIn({ tokens, isFree }, days)].flatMap(({ isMeant, start, end }) => {
    const onDay = dated.filter(({ value, day }) => isMeant(day, value)).map(({ value }) => value);
    const value = findOnly(onDay.length > 1 ? onDay.filter((one) => isAtTime(one, tokens)) : onDay);
    return value !== undefined ? [{ value, start, end }] : [];
  });
  return agreedPart(found);
}

interface DayOfRequest {
  isMeant: (day: NamedDay, value?: string) => boolean;
  start: number;
  end: number;
}

interface NamedInRequest extends DayOfRequest {
  year: string | undefined;
}

/** Each day with the shortest run of words that names it, with its year if the request names one. */
export function daysOf({ tokens, isFree }: FreeWords): DayOfRequest[] {
  let days: NamedInRequest[] = [];
  for (let length = 1; length <= mostWords; length += 1)
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const end = start + length;
      const run = tokens.slice(start, end);
      const day = findOnly(findDays(written(run)));
      if (!day || !run.every((_, offset) => isFree(start + offset))) continue;
      const inside = days.filter((one) => one.start >= start && one.end <= end);
      if (inside.some(({ year }) => year !== undefined || day.year === undefined)) continue;
      days = days.filter((one) => !inside.includes(one));
      days.push({ isMeant: (one) => isSameDay(one, day), year: day.year, start, end });
    }
  return days;
}

/** "Tomorrow", of a request that names no day. */
function fromToday({ tokens, isFree }: FreeWords): DayOfRequest[] {
  return relativeDays(tokens, new Date()).flatMap(({ day, start, end }) =>
    isFree(start) ? [{ isMeant: (one: NamedDay) => isSameDay(one, day), start, end }] : [],
  );
}

/** "Saturday", of a request that names no other day: the only one that is offered. */
function onWeekdays({ tokens, isFree }: FreeWords): DayOfRequest[] {
  return tokens.flatMap((_, start) => {
    const weekday = isFree(start) ? weekdayAt(tokens, start) : undefined;
    if (weekday === undefined) return [];
    // What the shop itself says of its day counts: without a year it may be of another than the next.
    const isMeant = (one: NamedDay, value = "") =>
      (weekdayIn(value) ?? new Date(`${nextDate(one, new Date())}T00:00:00Z`).getUTCDay()) === weekday.day;
    return [{ isMeant, start, end: weekday.end }];
  });
}

/** "Saturday", "sabato". */
export function isWeekday(token: Token | undefined): boolean {
  return weekdayOf(token) !== undefined;
}

const ordinal = new RegExp(`^(\\d{1,2})(?:${requestWords.ordinalEndings.join("|")})$`);

/** "The 25th", without a month. */
function ordinalsIn({ tokens, isFree }: FreeWords, days: readonly DayOfRequest[]): DayOfRequest[] {
  return tokens.flatMap(({ folded }, start) => {
    const number = ordinal.exec(folded)?.[1]?.padStart(2, "0");
    const isOfDay = days.some((one) => start >= one.start && start < one.end);
    if (number === undefined || isOfDay || !isFree(start)) return [];
    return [{ isMeant: ({ day }: NamedDay) => day.endsWith(`-${number}`), start, end: start + 1 }];
  });
}

function isAtTime(value: string, tokens: readonly Token[]): boolean {
  const [time] = timesIn(value);
  if (time !== undefined && isInPartOfDay(time, tokens)) return true;
  const said = tokens.map(({ raw, after }) => `${raw}${/[:.]/.test(after) ? after : " "}`).join("");
  return time !== undefined && timesIn(said).includes(time);
}
