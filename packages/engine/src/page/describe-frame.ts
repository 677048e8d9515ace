import type { Frame } from "playwright-core";
import { callOnFrameElement } from "./call-in-page.ts";
import type { FrameSnapshot } from "./fields/control-snapshot.ts";
import type { Pace } from "./waiting/pace.ts";

/** What the parent document says about a frame. Undefined if a person can't see the frame. */
export async function describeFrame(frame: Frame, pace: Pace): Promise<FrameSnapshot | undefined> {
  try {
    const own = await callOnFrameElement({ frame, pace }, "frameNames");
    const parent = frame.parentFrame();
    if (own === null || !parent) return undefined;
    return parent.parentFrame() ? withParent(own, await describeFrame(parent, pace)) : own;
  } catch {
    pace.signal.throwIfAborted();
    return undefined;
  }
}

/** Providers nest a frame in a frame; the outer one has the human-readable name. */
function withParent(own: FrameSnapshot, parent: FrameSnapshot | undefined): FrameSnapshot | undefined {
  if (!parent) return undefined;
  return {
    title: own.title || parent.title,
    name: own.name || parent.name,
    label: own.label || parent.label,
    section: own.section || parent.section,
    formText: parent.formText,
    isAside: own.isAside || parent.isAside,
  };
}
