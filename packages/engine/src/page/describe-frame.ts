import type { ElementHandle, Frame } from "playwright-core";
import { evaluateOnHandle } from "./evaluate-in-page.ts";
import type { FrameSnapshot } from "./fields/control-snapshot.ts";
import { frameNames } from "./in-page/frame-names.ts";
import { basicScope } from "./in-page-scopes.ts";
import type { Pace } from "./waiting/pace.ts";
import { bounded } from "./waiting/pace.ts";

/** What the parent says about a frame, or undefined where a person cannot see it. */
export async function describeFrame(frame: Frame, pace: Pace): Promise<FrameSnapshot | undefined> {
  try {
    const own = await bounded(pace, 3_000, () => readFrameElement(frame));
    const parent = frame.parentFrame();
    if (own === null || !parent) return undefined;
    return parent.parentFrame() ? withParent(own, await describeFrame(parent, pace)) : own;
  } catch {
    pace.signal.throwIfAborted();
    return undefined;
  }
}

async function readFrameElement(frame: Frame): Promise<FrameSnapshot | null> {
  const element = await elementOf(frame);
  return evaluateOnHandle(frame.parentFrame() ?? frame, { run: frameNames, scope: basicScope }, element);
}

/** A frame keeps its element as long as it lives, so it is looked up once. The handle goes with the parent's document. */
export function elementOf(frame: Frame): Promise<ElementHandle> {
  const known = elements.get(frame);
  if (known) return known;
  const element = frame.frameElement();
  elements.set(frame, element);
  element.catch(() => elements.delete(frame));
  return element;
}

const elements = new WeakMap<Frame, Promise<ElementHandle>>();

/** Providers nest a frame in a frame; the outer one carries the name that a person would hear. */
function withParent(own: FrameSnapshot, parent: FrameSnapshot | undefined): FrameSnapshot | undefined {
  if (!parent) return undefined;
  return {
    title: own.title || parent.title,
    name: own.name || parent.name,
    label: own.label || parent.label,
    section: own.section || parent.section,
  };
}
