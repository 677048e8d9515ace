import { callOnElement } from "../call-in-page.ts";
import type { Field } from "../fields/read-fields.ts";
import { type Pace, pause } from "../waiting/pace.ts";

/** Enough for temporary covers, such as a loading overlay or an open list, to disappear. */
const coverMs = 2_000;

/** Whether a person can see the field, with nothing painted over it. */
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
