import type { UsageReport } from "@cartwright/contract";
import { nameDay } from "./days.ts";

/** How many of the completed checkouts were live and how many bought in the sandbox; empty if there are none. */
export function describeCompletions({
  completedCheckouts,
  live,
}: Pick<UsageReport, "completedCheckouts" | "live">): string {
  if (!live || completedCheckouts === 0) return "";
  return byMode(completedCheckouts, live.completedCheckouts);
}

/** Checkouts that completed on each of the days, and how many of them were live. */
export function completionsByDay(
  days: readonly string[],
  { byDay, live }: Pick<UsageReport, "byDay" | "live">,
): { day: string; all: number; live: number }[] {
  const [all, ofLive] = [byDay, live?.byDay ?? []].map(
    (counts) => new Map(counts.map(({ day, count }) => [day, count])),
  );
  return days.map((day) => ({ day, all: all?.get(day) ?? 0, live: ofLive?.get(day) ?? 0 }));
}

/** The bars of a chart of them: the live part below, the sandbox's above it. */
export function completionBars(days: readonly string[], report: Pick<UsageReport, "byDay" | "live">) {
  return completionsByDay(days, report).map(({ day, all, live }) => ({
    id: day,
    label: nameDay(day),
    value: all,
    main: live,
    words: all === 0 ? "none completed" : `${all} completed, ${byMode(all, live)}`,
  }));
}

function byMode(all: number, live: number): string {
  return `${live} live, ${all - live} in the sandbox`;
}
