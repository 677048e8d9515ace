import type { Checkout, ProgressItem } from "@cartwright/contract";
import { isTerminal } from "@cartwright/contract";

export interface TimelineEntry {
  item: ProgressItem;
  /** When that which the entry stands for began, from the beginning of the checkout. */
  startMs: number;
  /** Undefined for what takes no time, and for what still goes on. */
  durationMs: number | undefined;
  isOpen: boolean;
}

export interface ReadTimeline {
  entries: readonly TimelineEntry[];
  /** What is being done now, and nobody's question. */
  work: { startMs: number } | undefined;
  totalMs: number;
}

/** A step is told when it is done; a question when it is asked, and then it waits for what comes after it. */
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
    // The wait for an answer is shown with its question.
    const isTimed = item.kind === "step" && before !== undefined && before.kind !== "user_action";
    const startMs = isTimed ? sinceBegin(before.at) : atMs;
    return { item, startMs, durationMs: isTimed ? atMs - startMs : undefined, isOpen: false };
  });
  const isWorking = !hasEnded && status !== "awaiting_user_action";
  return { entries, work: isWorking ? { startMs: lastMs } : undefined, totalMs };
}
