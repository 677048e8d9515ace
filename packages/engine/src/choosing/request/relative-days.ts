import { languageCodes } from "../../words/languages.ts";
import type { NamedDay } from "./find-dates.ts";
import { readTokens, standAt, type Token, wordsIn } from "./tokens.ts";

const dayMs = 86_400_000;
const mostDaysAhead = 2;

interface RelativeDay {
  day: NamedDay;
  start: number;
  end: number;
}

/** "Today" and "tomorrow" in a request, in any language in which the word is not that for the morning as well. */
export function relativeDays(tokens: readonly Token[], today: Date): RelativeDay[] {
  const found = phrases.flatMap(({ words, ahead }) =>
    tokens.flatMap((_, start) => {
      return standAt(tokens, start, words)
        ? [{ day: dayAfter(today, ahead), start, end: start + words.length }]
        : [];
    }),
  );
  return found.filter(
    (one) =>
      !found.some((other) => other.start <= one.start && other.end >= one.end && length(other) > length(one)),
  );
}

function length({ start, end }: RelativeDay): number {
  return end - start;
}

function dayAfter(today: Date, ahead: number): NamedDay {
  const [year, ...rest] = new Date(today.getTime() + ahead * dayMs).toISOString().slice(0, 10).split("-");
  return { day: rest.join("-"), year };
}

const phrases = languageCodes.flatMap((code) => {
  const format = new Intl.RelativeTimeFormat(code, { numeric: "auto" });
  return Array.from({ length: mostDaysAhead + 1 }, (_, ahead) => {
    const words = wordsIn(format.format(ahead, "day"));
    return { words, ahead };
  }).filter(({ words }) => !words.some((word) => /\d/.test(word) || saysMorning(code, word)));
});

/** "Mañana" is tomorrow and the morning. */
function saysMorning(code: string, word: string): boolean {
  const format = new Intl.DateTimeFormat(code, {
    hour: "numeric",
    hour12: true,
    dayPeriod: "long",
    timeZone: "UTC",
  });
  return [5, 7, 9, 11].some((hour) =>
    readTokens(format.format(Date.UTC(2026, 0, 1, hour))).some(({ folded }) => folded.startsWith(word)),
  );
}
