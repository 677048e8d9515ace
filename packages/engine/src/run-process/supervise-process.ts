import { treeBytes } from "../browser/resident-memory.ts";
import type { MemoryBudget } from "./memory-budget.ts";

export interface ProcessSupervision {
  readonly processId: number;
  readonly maxMemoryBytes: number;
  readonly memoryBudget: MemoryBudget;
  /** A process that gives no sign of life for so long is frozen. */
  readonly silenceMs: number;
  readonly onSilent: () => void;
  readonly onTooLarge: (bytes: number) => void;
}

export interface SupervisedProcess {
  /** It has given a sign of life. */
  hear(): void;
  stop(): void;
}

const lookIntervalMs = 1_000;
const looksPerMeasure = 2;

/**
 * Watches a run's process from outside. One that has not been heard yet is still starting, which has a limit of its own. Silence is counted in looks that were made, not in time that has gone by: a
 * server that was itself held up, or put to sleep with its machine, ends no run for that.
 */
export function superviseProcess(options: ProcessSupervision): SupervisedProcess {
  const { processId, maxMemoryBytes, memoryBudget, silenceMs, onSilent, onTooLarge } = options;
  let silentLooks = 0;
  let isStarting = true;
  let looks = 0;
  let isMeasuring = false;
  let isStopped = false;
  const measure = async (): Promise<void> => {
    const bytes = await treeBytes(processId);
    if (isStopped) return;
    const isLargest = memoryBudget.isExceededBy(processId, bytes);
    if (bytes > maxMemoryBytes || isLargest) onTooLarge(bytes);
  };
  const timer = setInterval(() => {
    if (!isStarting) silentLooks += 1;
    if (silentLooks * lookIntervalMs > silenceMs) return onSilent();
    looks += 1;
    if (isMeasuring || looks % looksPerMeasure !== 0) return;
    isMeasuring = true;
    // A process that goes meanwhile is measured no more.
    void measure()
      .catch(() => undefined)
      .finally(() => {
        isMeasuring = false;
      });
  }, lookIntervalMs);
  timer.unref();
  return {
    hear: () => {
      silentLooks = 0;
      isStarting = false;
    },
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      memoryBudget.forget(processId);
    },
  };
}
