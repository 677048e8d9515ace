import type { Clock } from "../../platform/clock.ts";

/** The time a run has worked. It stands still while a human is asked. */
export interface MachineTime {
  remainingMs(): number;
  pause(): void;
  resume(): void;
  stop(): void;
}

/** A clock may be moved under a timer, so no timer sleeps longer than this before it looks again. */
export const longestSleepMs = 1000;

/** An engine whose time is up still gets so long to say what it was waiting for. */
const lastWordsMs = 2000;

/** Runs at once. `onExceeded` is called a moment after the limit is used up. */
export function startMachineTime(options: {
  clock: Pick<Clock, "elapsedMs">;
  limitMs: number;
  onExceeded: () => void;
  graceMs?: number;
}): MachineTime {
  const { clock, limitMs, onExceeded, graceMs = lastWordsMs } = options;
  let usedMs = 0;
  let runningSince: number | undefined;
  let timer: NodeJS.Timeout | undefined;

  const remainingMs = (): number => {
    const runningMs = runningSince === undefined ? 0 : clock.elapsedMs() - runningSince;
    return Math.max(0, limitMs - usedMs - runningMs);
  };
  const look = (): void => {
    const remaining = remainingMs();
    if (remaining === 0) timer = setTimeout(onExceeded, graceMs);
    else timer = setTimeout(look, Math.min(remaining, longestSleepMs));
  };
  const resume = (): void => {
    if (runningSince !== undefined) return;
    runningSince = clock.elapsedMs();
    look();
  };
  const pause = (): void => {
    clearTimeout(timer);
    usedMs = limitMs - remainingMs();
    runningSince = undefined;
  };

  resume();
  return { remainingMs, pause, resume, stop: pause };
}
