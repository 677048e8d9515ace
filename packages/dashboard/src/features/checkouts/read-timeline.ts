import type { Checkout, ProgressItem } from "@cartwright/contract";
import { isTerminal } from "@cartwright/contract";

export interface TimelineEntry {
  item: ProgressItem;
  /** When the entry began, since the beginning of the checkout. */
  startMs: number;
  /** Undefined for entries that take no time. */
  durationMs: number | undefined;
  isOpen: boolean;
}

export interface ReadTimeline {
  entries: readonly TimelineEntry[];
  /** The step in progress; undefined while a question is open. */
  work: { startMs: number } | undefined;
  totalMs: number;
}

/** Steps are reported when done, questions when asked; a question lasts until the next item. */
export function readTimeline(checkout: Checkout, nowMs: number): ReadTimeline {
  const { progressItems: items, createdAt, status } = checkout;
  const beginMs = Date.parse(createdAt);
  const sinceBegin = (at: string): number => Math.max(0, Date.parse(at) - beginMs);
  const hasEnded = isTerminal(status);
  const lastMs = sinceBegin(items.at(-1)?.at ?? createdAt);
  const totalMs = hasEnded ? lastMs : Math.max(lastMs, nowMs - beginMs);
  const entries = items.map((item, index): TimelineEntry => {
    const atMs = sinceBegin(item.at);
    const before = items[index - 1];
    const next = items[index + 1];
    if (item.kind === "user_action") {
      const endMs = next ? sinceBegin(next.at) : totalMs;
      return {
        item,
        startMs: atMs,
        durationMs: endMs - atMs,
        isOpen: status === "awaiting_user_action" && !next,
      };
    }
    // The time spent waiting for an answer is shown with its question.
    const isTimed = item.kind === "step" && before !== undefined && before.kind !== "user_action";
    const startMs = isTimed ? sinceBegin(before.at) : atMs;
    return { item, startMs, durationMs: isTimed ? atMs - startMs : undefined, isOpen: false };
  });
  const isWorking = !hasEnded && status !== "awaiting_user_action";
  return { entries, work: isWorking ? { startMs: lastMs } : undefined, totalMs };
}
