/** The only source of time in the server, so that a test can move it. */
export interface Clock {
  now(): Date;
  /** From any beginning, and never set forward or back with the machine's time: for how long something lasts. */
  elapsedMs(): number;
}

export const systemClock: Clock = { now: () => new Date(), elapsedMs: () => performance.now() };
