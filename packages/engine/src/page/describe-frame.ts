import type { Frame } from "playwright-core";
import { callOnFrameElement } from "./call-in-page.ts";
import type { FrameInDocument } from "./in-page/frame-names.ts";
import type { Pace } from "./waiting/pace.ts";

/** What the documents around a frame say and show of it. Undefined if a person can't see it. */
export async function describeFrame(frame: Frame, pace: Pace): Promise<FrameInDocument | undefined> {
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
function withParent(own: FrameInDocument, parent: FrameInDocument | undefined): FrameInDocument {
  if (!parent) return { ...own, visibility: "unseen" };
  const states = [own.visibility, parent.visibility];
  return {
    visibility: (["unseen", "covered"] as const).find((state) => states.includes(state)) ?? "seen",
    title: own.title || parent.title,
    name: own.name || parent.name,
    label: own.label || parent.label,
    section: own.section || parent.section,
    formText: parent.formText,
    isAside: own.isAside || parent.isAside,
  };
}
