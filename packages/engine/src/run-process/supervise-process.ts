import { treeBytes } from "../browser/chromium/resident-memory.ts";
import type { MemoryBudget } from "./memory-budget.ts";

export interface ProcessSupervision {
  readonly processId: number;
  readonly maxMemoryBytes: number;
  readonly memoryBudget: MemoryBudget;
  /** A process that has sent nothing for this long is frozen. */
  readonly silenceMs: number;
  readonly onSilent: () => void;
  readonly onTooLarge: (bytes: number) => void;
}

export interface SupervisedProcess {
  /** Records a sign of life. */
  hear(): void;
  stop(): void;
}

const lookIntervalMs = 1_000;
const looksPerMeasure = 2;

/**
 * Watches a run's process from outside. Until its first message a process is still starting, which has its
 * own limit. Silence is counted in checks made, not in time passed, so no run ends because the server was
 * held up or its machine was asleep.
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
    // A process that exits during the measurement is ignored.
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
