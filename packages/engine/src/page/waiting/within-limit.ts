import { bounded, type Pace } from "./pace.ts";

const limitMs = 2_000;

/**
 * Asks the driver something for which it has no time limit of its own: a page that is stuck in its script never answers.
 * `otherwise` stands for no answer in time, and for an element or a document that is gone.
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
