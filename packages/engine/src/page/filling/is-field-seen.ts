import { callOnElement } from "../call-in-page.ts";
import type { Field } from "../fields/read-fields.ts";
import { type Pace, pause } from "../waiting/pace.ts";

/** What covers a field for a moment, a mark that says "wait" or an open list, is gone by then. */
const coverMs = 2_000;

/** Whether a person has the field in plain sight, with nothing painted over it. */
export async function isFieldSeen(
  { locator, frame, selector }: Pick<Field, "locator" | "frame" | "selector">,
  pace: Pace,
): Promise<boolean> {
  const until = Date.now() + coverMs;
  for (;;) {
    const visibility = await callOnElement({ locator, frame, selector, pace }, "visibilityOf").catch(() => {
      pace.signal.throwIfAborted();
      return "unseen";
    });
    if (visibility === "seen") return true;
    if (Date.now() >= until) return false;
    await pause(pace, 100);
  }
}
