/// <reference lib="dom" />
import type { FrameSnapshot } from "../fields/control-snapshot.ts";

declare const isSeen: typeof import("./visibility-of.ts").isSeen;
declare const labelOf: typeof import("./label-of.ts").labelOf;
declare const nearbyText: typeof import("./label-of.ts").nearbyText;
declare const sectionHeading: typeof import("./label-of.ts").sectionHeading;

/** How the parent names a frame; null where a person cannot see it. */
export function frameNames(frame: Element): FrameSnapshot | null {
  if (!isSeen(frame)) return null;
  return {
    title: frame.getAttribute("title") ?? frame.getAttribute("aria-label") ?? "",
    name: `${frame.getAttribute("name") ?? ""} ${frame.id}`.slice(0, 120),
    label: labelOf(frame) || nearbyText(frame),
    section: sectionHeading(frame),
  };
}
