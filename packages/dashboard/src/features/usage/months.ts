export interface Month {
  /** `2026-11`. */
  id: string;
  name: string;
  from: string;
  /** The first day after the month. */
  to: string;
  days: string[];
}

const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** The latest months in UTC, as the service counts them, newest first. */
export function latestMonths(count: number, now: Date): Month[] {
  return Array.from({ length: count }, (_, back) => monthOf(now.getUTCFullYear(), now.getUTCMonth() - back));
}

function monthOf(year: number, month: number): Month {
  const first = new Date(Date.UTC(year, month, 1));
  const next = new Date(Date.UTC(year, month + 1, 1));
  const dayCount = Math.round((next.getTime() - first.getTime()) / 86_400_000);
  const days = Array.from({ length: dayCount }, (_, index) =>
    toDay(new Date(first.getTime() + index * 86_400_000)),
  );
  return {
    id: toDay(first).slice(0, 7),
    name: monthName.format(first),
    from: toDay(first),
    to: toDay(next),
    days,
  };
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
