import type { Clock } from "../../src/platform/clock.ts";

/** A clock that follows the real one until it is moved. */
export interface MovableClock extends Clock {
  moveBy(milliseconds: number): void;
  moveTo(time: Date): void;
}

export function createMovableClock(): MovableClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    elapsedMs: () => performance.now() + offsetMs,
    moveBy: (milliseconds) => {
      offsetMs += milliseconds;
    },
    moveTo: (time) => {
      offsetMs = time.getTime() - Date.now();
    },
  };
}
