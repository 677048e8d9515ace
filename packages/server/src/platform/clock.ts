/** The only source of time in the server, so that tests can control it. */
export interface Clock {
  now(): Date;
  /**
   * Monotonic, from an arbitrary origin and unaffected by changes to the system time. For measuring
   * durations.
   */
  elapsedMs(): number;
}

export const systemClock: Clock = { now: () => new Date(), elapsedMs: () => performance.now() };
