import { rangeWords } from "../../words/grammar/range-words.ts";
import { languageCodes } from "../../words/languages.ts";
import { normalise } from "../../words/normalise.ts";

const numbered = /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g;
/** With the year first, slashes leave no doubt either: "2026/12/05(土)". */
const slashed = /(?<![\d/])(\d{4})\/(\d{1,2})\/(\d{1,2})(?![\d/])/g;
/** Points are written between day, month and year only; slashes between month and day as well. */
const pointed = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/g;
/** "14 December 2026", "14. Dezember 2026", "14 de diciembre de 2026", "14th of December, 2026". */
const dayFirst =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|\.)?\s+(?:of\s+|de\s+|di\s+)?(\p{L}{3,})(?:\.?,?\s+(?:de\s+|del\s+)?(\d{4})(?!\d))?/giu;
const until = `\\s*(?:[-–—]|(?<!\\p{L})(?:${rangeWords.join("|")})(?!\\p{L}))\\s*`;
/** "December 14, 2026", "December 14 to 16, 2026" */
const monthFirst = new RegExp(
  `(?<!\\p{L})(\\p{L}{3,})\\.?\\s+(\\d{1,2})(?!\\d)(?:st|nd|rd|th)?(?:${until}(\\d{1,2})(?!\\d)(?:st|nd|rd|th)?)?(?:,?\\s+(\\d{4})(?!\\d))?`,
  "giu",
);
/** The day before that of a range whose month is named once: "from 14 to" 16 December. */
const dayBefore = new RegExp(`(?<![\\d.,:])(\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?${until}$`, "iu");
/** "2026年12月14日" */
const inHan = /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日/g;

/** A day that a text names. */
export interface NamedDay {
  /** `MM-DD` */
  day: string;
  /** `YYYY`; undefined if the text names none. */
  year: string | undefined;
}

/** A day without a year is the same in any. */
export function isSameDay(left: NamedDay, right: NamedDay): boolean {
  const isYear = left.year === undefined || right.year === undefined || left.year === right.year;
  return left.day === right.day && isYear;
}

/** The day as `YYYY-MM-DD`; without a year, the next one from today on. */
export function nextDate({ day, year }: NamedDay, today: Date): string {
  const [thisYear = "", ...rest] = today.toISOString().slice(0, 10).split("-");
  const next = day < rest.join("-") ? String(Number(thisYear) + 1) : thisYear;
  return `${year ?? next}-${day}`;
}

interface Found extends NamedDay {
  at: number;
}

/** The days that a text names in full, in its order, as `YYYY-MM-DD`. */
export function findDates(text: string): string[] {
  return findDays(text).flatMap(({ day, year }) => (year === undefined ? [] : [`${year}-${day}`]));
}

/**
 * The days that a text names, in its order. A date with slashes and the year behind is left out: it may be meant in
 * more than one way.
 */
export function findDays(text: string): NamedDay[] {
  const dayBeforeMonth = [
    ...matches(text, pointed, ([day, month, year]) => ({ year, month: Number(month), day })),
    ...matches(text, dayFirst, ([day, month, year]) => ({ year, month: monthOf(month), day })),
  ];
  // "Mar. 8 déc." is a Tuesday: a number before a month is the day of no word before it.
  const isBeforeMonth = new Set(dayBeforeMonth.map(({ at }) => at));
  const dayBehindMonth = [
    ...matches(text, monthFirst, ([month, day, , year]) => ({ year, month: monthOf(month), day })),
    ...matches(text, monthFirst, ([month, , last, year]) => ({ year, month: monthOf(month), day: last })),
  ].filter(({ at }) => !isBeforeMonth.has(at + text.slice(at).search(/\d/)));
  const found = [
    ...matches(text, numbered, ([year, month, day]) => ({ year, month: Number(month), day })),
    ...matches(text, slashed, ([year, month, day]) => ({ year, month: Number(month), day })),
    ...dayBeforeMonth.flatMap((day) => [...startOfRange(text, day), day]),
    ...dayBehindMonth,
    ...matches(text, inHan, ([year, month, day]) => ({ year, month: Number(month), day })),
  ];
  const inOrder = found.toSorted((left, right) => left.at - right.at);
  return inOrder.map(({ day, year }, at) => ({ day, year: year ?? yearBehind(day, inOrder[at + 1]) }));
}

/** "From 30 November to 2 December 2026": the year is named with the later day. */
function yearBehind(day: string, next: NamedDay | undefined): string | undefined {
  return next && day < next.day ? next.year : undefined;
}

/** The first day of a range, if its month and year are only named with the last one: "11 to 13 December 2026". */
function startOfRange(text: string, { at, day, year }: Found): Found[] {
  const [whole = "", first = ""] = dayBefore.exec(text.slice(0, at)) ?? [];
  const [month = "", last = ""] = day.split("-");
  const isBefore = Number(first) > 0 && Number(first) < Number(last);
  return isBefore ? [{ at: at - whole.length, day: `${month}-${first.padStart(2, "0")}`, year }] : [];
}

/** A month of a calendar. */
export interface NamedMonth {
  /** `YYYY` */
  year: string;
  /** `MM` */
  month: string;
}

const titleOfMonth = /^[^\p{L}\d]*(\p{L}{3,})\.?\s+(?:de\s+|del\s+)?(\d{4})\P{L}*$/iu;
const numberedMonth = /^\D*(\d{4})\s?[年/.-]\s?(\d{1,2})\s?月?\D*$/u;

/** The month that a calendar's title names: "December 2026". */
export function findMonth(title: string): NamedMonth | undefined {
  const [, word = "", year] = titleOfMonth.exec(title) ?? [];
  const [, yearFirst, number = ""] = numberedMonth.exec(title) ?? [];
  const month = monthOf(word) || Number(number);
  const found = year ?? yearFirst;
  return found && month >= 1 && month <= 12
    ? { year: found, month: String(month).padStart(2, "0") }
    : undefined;
}

const monthAndYear = /(?<!\p{L})(\p{L}{3,})\.?\s*(?:de\s+|del\s+)?(?<!\d)(\d{4})(?!\d)/giu;
const yearAndMonth = /(\d{4})\s?年?\s?(\d{1,2})\s?月/gu;

/** The last month that is named among other words, as above the days of a calendar: "‹ December 2026 › Mo Tu We". */
export function monthIn(text: string): NamedMonth | undefined {
  const named = [...text.matchAll(monthAndYear)].map(([, word, year = ""]) => ({
    year,
    month: monthOf(word),
  }));
  const numbered = [...text.matchAll(yearAndMonth)].map(([, year = "", month]) => ({
    year,
    month: Number(month),
  }));
  const last = [...named, ...numbered].findLast(({ month }) => month >= 1 && month <= 12);
  return last && { year: last.year, month: String(last.month).padStart(2, "0") };
}

interface Parts {
  year: string | undefined;
  month: number;
  day: string | undefined;
}

type Groups = (string | undefined)[];

function matches(text: string, pattern: RegExp, read: (groups: Groups) => Parts): Found[] {
  return [...text.matchAll(pattern)].flatMap((found) => {
    const { year, month, day = "" } = read(found.slice(1));
    const named = `${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
    return isDay(`${year ?? leapYear}-${named}`) ? [{ at: found.index, day: named, year }] : [];
  });
}

const leapYear = "2028";

/** Excludes the 31st of February. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

const months: ReadonlyMap<string, number> = new Map(
  languageCodes.flatMap((code) =>
    (["long", "short"] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(code, { month: style, day: "numeric", timeZone: "UTC" });
      return Array.from({ length: 12 }, (_, at): [string, number] => {
        const parts = format.formatToParts(Date.UTC(2026, at, 1));
        return [normalise(parts.find(({ type }) => type === "month")?.value ?? ""), at + 1];
      });
    }),
  ),
);

/** From 1 to 12, by its name in any language or its short form; 0 for any other word. */
export function monthOf(word = ""): number {
  return months.get(normalise(word)) ?? 0;
}
