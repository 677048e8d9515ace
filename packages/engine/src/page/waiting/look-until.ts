import { type Pace, pause, timeLimit } from "./pace.ts";

export interface Looking {
  limitMs: number;
  everyMs?: number;
}

/**
 * Looks at least once, and again until `look` finds something. Undefined once the limit, or the run's time, is
 * over; rejects if the run is stopped.
 */
export async function lookUntil<Found>(
  pace: Pace,
  { limitMs, everyMs = 100 }: Looking,
  look: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const until = Date.now() + timeLimit(pace, limitMs);
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() >= until) return undefined;
    await pause(pace, everyMs);
  }
}

/** The same for something that is so or not. Returns whether it became so. */
export async function waitUntil(
  pace: Pace,
  limits: Looking,
  isSo: () => boolean | Promise<boolean>,
): Promise<boolean> {
  return (await lookUntil(pace, limits, async () => (await isSo()) || undefined)) === true;
}
