/// <reference lib="dom" />

import type { FrameSnapshot } from "../fields/control-snapshot.ts";
import { closest } from "./flat-tree.ts";
import { isBesideContent } from "./is-beside-content.ts";
import { isSeen } from "./is-seen.ts";
import { labelOf, nearbyText } from "./label-of.ts";
import { sectionHeading } from "./section-of.ts";
import { shownText } from "./text-of.ts";
import type { Visibility } from "./visibility.ts";
import { visibilityOfBox } from "./visibility-of-box.ts";

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
