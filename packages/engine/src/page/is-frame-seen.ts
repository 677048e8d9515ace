import type { Frame } from "playwright-core";
import { callOnFrameElement } from "./call-in-page.ts";
import type { Visibility } from "./in-page/visibility/visibility.ts";
import type { Pace } from "./waiting/pace.ts";

/** Whether a person can see the frame: neither it nor any frame around it is hidden or covered. */
export async function isFrameSeen(frame: Frame, pace: Pace): Promise<boolean> {
  return (await frameVisibility(frame, pace)) === "seen";
}

/** The lowest visibility of a frame and its parents. Unknown counts as unseen. */
export async function frameVisibility(frame: Frame, pace: Pace): Promise<Visibility> {
  const parent = frame.parentFrame();
  if (!parent) return frame === frame.page().mainFrame() ? "seen" : "unseen";
  try {
    const [own, outer] = await Promise.all([
      callOnFrameElement({ frame, pace }, "visibilityOf"),
      frameVisibility(parent, pace),
    ]);
    return (["unseen", "covered"] as const).find((state) => own === state || outer === state) ?? "seen";
  } catch {
    pace.signal.throwIfAborted();
    return "unseen";
  }
}
