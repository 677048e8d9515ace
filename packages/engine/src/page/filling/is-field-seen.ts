import { callOnElement } from "../call-in-page.ts";
import type { Field } from "../fields/read-fields.ts";
import { waitUntil } from "../waiting/look-until.ts";
import type { Pace } from "../waiting/pace.ts";

/** Enough for temporary covers, such as a loading overlay or an open list, to disappear. */
const coverMs = 2_000;

/** Whether a person can see the field, with nothing painted over it. */
export async function isFieldSeen(
  { locator, frame, selector }: Pick<Field, "locator" | "frame" | "selector">,
  pace: Pace,
): Promise<boolean> {
  return waitUntil(pace, { limitMs: coverMs }, async () => {
    const visibility = await callOnElement({ locator, frame, selector, pace }, "visibilityOf").catch(() =>
      pace.signal.throwIfAborted(),
    );
    return visibility === "seen";
  });
}
