/// <reference lib="dom" />

import type { FrameSnapshot } from "../fields/control-snapshot.ts";
import { labelOf, nearbyText, sectionHeading } from "./label-of.ts";
import { isSeen } from "./visibility-of.ts";

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
