import type { UsageReport } from "@cartwright/contract";

/** One line for each day of the month, days without a completion among them. Lines end as RFC 4180 has it. */
export function toCsv(days: readonly string[], { byDay }: Pick<UsageReport, "byDay">): string {
  const counts = new Map(byDay.map(({ day, count }) => [day, count]));
  const lines = days.map((day) => `${day},${counts.get(day) ?? 0}`);
  return ["day,completed_checkouts", ...lines, ""].join("\r\n");
}
