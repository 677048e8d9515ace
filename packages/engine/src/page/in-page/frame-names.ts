/// <reference lib="dom" />

import type { FrameSnapshot } from "../fields/control-snapshot.ts";
import { labelOf, nearbyText } from "./text/label-of.ts";
import { shownText } from "./text/text-of.ts";
import { closest } from "./tree/flat-tree.ts";
import { isBesideContent } from "./tree/is-beside-content.ts";
import { sectionHeading } from "./tree/section-of.ts";
import { isSeen } from "./visibility/is-seen.ts";
import type { Visibility } from "./visibility/visibility.ts";
import { visibilityOfBox } from "./visibility/visibility-of-box.ts";

export interface FrameInDocument extends FrameSnapshot {
  visibility: Visibility;
}

/** What the parent document says and shows of a frame. Null if a person can't see it. */
export function frameNames(frame: Element): FrameInDocument | null {
  if (!isSeen(frame)) return null;
  const form = closest(frame, "form") ?? closest(frame, "section, [role=form], [role=group]");
  return {
    visibility: visibilityOfBox(frame, frame.getBoundingClientRect()),
    title: frame.getAttribute("title") ?? frame.getAttribute("aria-label") ?? "",
    name: `${frame.getAttribute("name") ?? ""} ${frame.id}`.slice(0, 120),
    label: labelOf(frame) || nearbyText(frame),
    section: sectionHeading(frame),
    formText: form ? shownText(form, 3_000) : "",
    isAside: isBesideContent(frame),
  };
}
