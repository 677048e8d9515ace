import type { Frame } from "playwright-core";
import { elementOf } from "./describe-frame.ts";
import { evaluateOnHandle } from "./evaluate-in-page.ts";
import { type Visibility, visibilityOf } from "./in-page/visibility-of.ts";
import { visibilityScope } from "./in-page-scopes.ts";
import type { Pace } from "./waiting/pace.ts";
import { bounded } from "./waiting/pace.ts";

/** Whether a person has the frame in plain sight: neither hidden nor covered, in a parent of which the same is true. */
export async function isFrameSeen(frame: Frame, pace: Pace): Promise<boolean> {
  return (await frameVisibility(frame, pace)) === "seen";
}

/** The least visible of a frame and the frames around it. What cannot be told counts as unseen. */
export async function frameVisibility(frame: Frame, pace: Pace): Promise<Visibility> {
  const parent = frame.parentFrame();
  if (!parent) return frame === frame.page().mainFrame() ? "seen" : "unseen";
  try {
    const [own, outer] = await Promise.all([
      bounded(pace, 3_000, async () =>
        evaluateOnHandle(parent, { run: visibilityOf, scope: visibilityScope }, await elementOf(frame)),
      ),
      frameVisibility(parent, pace),
    ]);
    return (["unseen", "covered"] as const).find((state) => own === state || outer === state) ?? "seen";
  } catch {
    pace.signal.throwIfAborted();
    return "unseen";
  }
}
