import { bounded, type Pace } from "./pace.ts";

const limitMs = 2_000;

/**
 * Asks the driver something without its own time limit: a page whose script hangs never answers. Returns
 * `otherwise` if there is no answer in time, or if the element or document is gone.
 */
export async function withinLimit<Answer>(
  pace: Pace,
  ask: () => Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> {
  try {
    return await bounded(pace, limitMs, ask);
  } catch {
    pace.signal.throwIfAborted();
    return otherwise;
  }
}
