import type { Clock } from "../../platform/clock.ts";

/** Measures how long a run has worked. Paused while a human is asked. */
export interface MachineTime {
  remainingMs(): number;
  pause(): void;
  resume(): void;
  stop(): void;
}

/** The clock may be changed while a timer is running, so no timer sleeps longer than this. */
export const longestSleepMs = 1000;

/** How long an engine may still report what it was waiting for after its time is up. */
const lastWordsMs = 2000;

/** Starts right away. `onExceeded` is called shortly after the limit is used up. */
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
