const dayMs = 86_400_000;
const dayName = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** The last days in UTC, as the service counts them, oldest first: `YYYY-MM-DD`. */
export function lastDays(count: number, nowMs: number): string[] {
  return Array.from({ length: count }, (_, index) => dayOf(nowMs - (count - 1 - index) * dayMs));
}

export function dayOf(time: number | string): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** "21 Nov". */
export function nameDay(day: string): string {
  return dayName.format(new Date(`${day}T00:00:00Z`));
}
