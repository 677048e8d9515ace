import type { UsageReport } from "@cartwright/contract";
import { completionsByDay } from "../../lib/completions.ts";

/** One line per day of the month, including days without completions. Lines end in CRLF, as in RFC 4180. */
export function toCsv(days: readonly string[], report: Pick<UsageReport, "byDay" | "live">): string {
  const lines = completionsByDay(days, report).map(({ day, all, live }) =>
    [day, all, live, all - live].join(),
  );
  return ["day,completed_checkouts,live,sandbox", ...lines, ""].join("\r\n");
}
