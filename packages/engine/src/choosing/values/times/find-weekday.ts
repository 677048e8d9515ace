import { findOnly } from "../../../find-only.ts";
import { languageCodes } from "../../../words/languages.ts";
import type { OfferOption } from "../../offer.ts";
import { type Token, wordsIn } from "../../request/tokens.ts";
import { agreedPart, type FreeWords, type Part } from "../part.ts";

/**
 * The value on the day of the week that the request names: "Thu 19:00" for "on Thursdays". Only among values that all
 * begin with such a day, and undefined if several are on it.
 */
export function findWeekday({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const days = daysOf(values).map((day, at) => ({ day, value: values[at] ?? "" }));
  if (days.length === 0) return undefined;
  const found = tokens.flatMap((_, start) => {
    const named = isFree(start) ? weekdayAt(tokens, start) : undefined;
    const only = named && findOnly(days.filter((one) => one.day === named.day));
    return only ? [{ value: only.value, start, end: named.end }] : [];
  });
  return agreedPart(found);
}

/** The number of the day of the week that a word names in full, in one or in several; the first is a Sunday. */
export function weekdayOf(token: Pick<Token, "folded"> | undefined): number | undefined {
  const folded = token?.folded ?? "";
  return weekdays.get(folded) ?? weekdays.get(folded.replace(/s$/, ""));
}

/** The words of a name: "土曜日" is three. */
const mostWords = 3;

/** The day of the week that is named in full from this word on, and where its name ends. */
export function weekdayAt(tokens: readonly Token[], start: number): { day: number; end: number } | undefined {
  const one = weekdayOf(tokens[start]);
  if (one !== undefined) return { day: one, end: start + 1 };
  for (let length = mostWords; length > 1; length -= 1) {
    const words = tokens.slice(start, start + length).map(({ folded }) => folded);
    const day = words.length === length ? weekdays.get(words.join(" ")) : undefined;
    if (day !== undefined) return { day, end: start + length };
  }
  return undefined;
}

/** The day of the week that a value begins with, in full or short: "Sat 14 Mar". Undefined for "So", a Sunday or a Saturday. */
export function weekdayIn(value: string): number | undefined {
  const first = wordsIn(value)[0] ?? "";
  const short = shortWeekdays.flatMap((named) => named.get(first) ?? []);
  return weekdays.get(first) ?? findOnly([...new Set(short)]);
}

/** For each value the day that it begins with, in a language in which all of them do. */
function daysOf(values: readonly string[]): readonly (number | undefined)[] {
  const words = values.map(wordsIn);
  // "Ab Mi 15.01."
  const isCommon = values.length > 1 && words.every(([word]) => word === words[0]?.[0]);
  const first = words.map((own) => own[isCommon ? 1 : 0] ?? "");
  const read = [weekdays, ...shortWeekdays].map((named) => first.map((word) => named.get(word)));
  return read.find((days) => days.every((day) => day !== undefined)) ?? [];
}

function namedDays(code: string, weekday: "long" | "short"): [string, number][] {
  const format = new Intl.DateTimeFormat(code, { weekday, timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, at) => [
    wordsIn(format.format(Date.UTC(2026, 0, 4 + at))).join(" "),
    at,
  ]);
}

const weekdays: ReadonlyMap<string, number> = new Map(
  languageCodes.flatMap((code) => namedDays(code, "long")),
);
/** For each language. Only where a day is expected: "sun" and "do" are words as well. */
const shortWeekdays: readonly ReadonlyMap<string, number>[] = languageCodes.map(
  (code) => new Map(namedDays(code, "short")),
);
