import type { UsageReport } from "@cartwright/contract";

/** How many of the completed checkouts were live and how many bought in the sandbox; empty if there are none. */
export function describeCompletions({
  completedCheckouts,
  live,
}: Pick<UsageReport, "completedCheckouts" | "live">): string {
  if (!live || completedCheckouts === 0) return "";
  return `${live.completedCheckouts} live, ${completedCheckouts - live.completedCheckouts} in the sandbox`;
}
