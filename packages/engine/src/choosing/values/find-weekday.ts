import { findOnly } from "../../find-only.ts";
import { languageCodes } from "../../words/languages.ts";
import type { OfferOption } from "../offer.ts";
import { type Token, wordsIn } from "../request/tokens.ts";
import { agreedPart, type FreeWords, type Part } from "./part.ts";

/**
 * The value on the day of the week that the request names: "Thu 19:00" for "on Thursdays". Only among values that all
 * begin with such a day, and undefined if several are on it.
 */
export function findWeekday({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const days = values.map((value) => ({ value, day: dayOf(wordsIn(value)[0] ?? "") }));
  if (days.some(({ day }) => day === undefined)) return undefined;
  const found = tokens.flatMap((token, start) => {
    const day = isFree(start) ? weekdayOf(token) : undefined;
    const only = day === undefined ? undefined : findOnly(days.filter((one) => one.day === day));
    return only ? [{ value: only.value, start, end: start + 1 }] : [];
  });
  return agreedPart(found);
}

/** The number of the day of the week that a word names in full, in one or in several; the first is a Sunday. */
export function weekdayOf(token: Pick<Token, "folded"> | undefined): number | undefined {
  const folded = token?.folded ?? "";
  return weekdays.get(folded) ?? weekdays.get(folded.replace(/s$/, ""));
}

function dayOf(word: string): number | undefined {
  return weekdays.get(word) ?? shortWeekdays.get(word);
}

function namedDays(weekday: "long" | "short"): ReadonlyMap<string, number> {
  return new Map(
    languageCodes.flatMap((code) => {
      const format = new Intl.DateTimeFormat(code, { weekday, timeZone: "UTC" });
      return Array.from(
        { length: 7 },
        (_, at) => [wordsIn(format.format(Date.UTC(2026, 0, 4 + at))).join(" "), at] as const,
      );
    }),
  );
}

const weekdays = namedDays("long");
/** Only where a day is expected: "sun" and "do" are words as well. */
const shortWeekdays = namedDays("short");
