import { cpus } from "node:os";

/** Whether the machine has processor time to spare. */
export interface IdleProcessor {
  /** True once after each look that found some, for the first who asks: what begins then uses it up. */
  take(): boolean;
  close(): void;
}

export interface ProcessorTimes {
  idle: number;
  all: number;
}

/** Below this share of the time since the last look, what is idle is what the others leave between two steps. */
const leastShare = 0.2;
const lookMs = 1_000;

/** Looks once a second; `onLook` is called after each look. */
export function watchIdleProcessor(onLook: () => void, readTimes = readProcessorTimes): IdleProcessor {
  let last = readTimes();
  let isIdle = false;
  const timer = setInterval(() => {
    const now = readTimes();
    isIdle = now.idle - last.idle > leastShare * (now.all - last.all);
    last = now;
    onLook();
  }, lookMs).unref();
  return {
    take: () => {
      const taken = isIdle;
      isIdle = false;
      return taken;
    },
    close: () => clearInterval(timer),
  };
}

function readProcessorTimes(): ProcessorTimes {
  const times = cpus().map((each) => each.times);
  const idle = times.reduce((sum, each) => sum + each.idle, 0);
  const all = times.flatMap((each) => Object.values(each)).reduce((sum, each) => sum + each, 0);
  return { idle, all };
}
