import type { UsageReport } from "@cartwright/contract";

/** One line per day of the month, including days without completions. Lines end in CRLF, as in RFC 4180. */
export function toCsv(days: readonly string[], { byDay }: Pick<UsageReport, "byDay">): string {
  const counts = new Map(byDay.map(({ day, count }) => [day, count]));
  const lines = days.map((day) => `${day},${counts.get(day) ?? 0}`);
  return ["day,completed_checkouts", ...lines, ""].join("\r\n");
}
