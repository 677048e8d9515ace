import { type Pace, pause, timeLimit } from "./pace.ts";

export interface Looking {
  limitMs: number;
  everyMs?: number;
}

/** If fewer looks fit into the limit, the machine is slow, and so is the page. */
const leastLooks = 5;
const mostTimesLimit = 3;

/**
 * Looks at least once, and again until `look` finds something. Undefined once the limit, or the run's time, is over;
 * rejects if the run is stopped. Where looking itself takes long, the limit is up to three times as long, for a few looks
 * at least.
 */
export async function lookUntil<Found>(
  pace: Pace,
  { limitMs, everyMs = 100 }: Looking,
  look: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const from = Date.now();
  const until = from + timeLimit(pace, limitMs);
  const latest = from + timeLimit(pace, limitMs * mostTimesLimit);
  for (let looks = 1; ; looks += 1) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() >= (looks < leastLooks ? latest : until)) return undefined;
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
