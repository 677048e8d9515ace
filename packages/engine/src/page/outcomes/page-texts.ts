import type { Frame, Page } from "playwright-core";
import { callInPage } from "../call-in-page.ts";
import { framesOf } from "../frames-of.ts";
import type { TextsOnPage } from "../in-page/text/read-texts.ts";
import type { SeenPage } from "../reading/read-page.ts";
import type { Pace } from "../waiting/pace.ts";
import { watchRequests } from "../waiting/request-watch.ts";
import { recordedAlerts } from "./page-dialogs.ts";
import { blocksOf, lineOf } from "./text-blocks.ts";

/** The visible text of a page at one moment, in pieces with their positions. */
export interface PageTexts {
  /** The number of the top-level document in this run: in a different document all text is new. */
  document: number;
  frames: readonly FrameTexts[];
  /** Shown in browser dialogs since the last press. */
  alerts: readonly string[];
}

export interface FrameTexts extends TextsOnPage {
  frame: Frame;
  /** Of the document that was read: the frame may have been led on since. */
  url: string;
}

export async function readPageTexts(page: Page, pace: Pace): Promise<PageTexts> {
  const document = watchRequests(page).arrivedCount();
  const frames = await Promise.all(framesOf(page).map((frame) => readFrame(frame, pace)));
  return { document, frames, alerts: recordedAlerts(page) };
}

/** Same, from a reading. */
export function textsOf({ reading, frames, document }: SeenPage): PageTexts {
  const perFrame = reading.frames.flatMap(({ texts, url }, index) => {
    const frame = frames[index];
    return frame ? [{ frame, url, ...texts }] : [];
  });
  return { document, frames: perFrame, alerts: reading.alerts };
}

async function readFrame(frame: Frame, pace: Pace): Promise<FrameTexts> {
  const url = frame.url();
  try {
    return { frame, url, ...(await callInPage({ frame, pace }, "readTexts")) };
  } catch {
    pace.signal.throwIfAborted();
    return { frame, url, controls: [], texts: [] };
  }
}

/** The text of the main frame, in pieces, one per element. */
export function piecesOf({ frames }: PageTexts): string[] {
  return (frames[0]?.texts ?? []).map(({ text }) => text);
}

/** Same, joined into paragraphs, cells and lines. */
export function linesOf({ frames }: PageTexts): string[] {
  return blocksOf(frames[0]?.texts ?? []).map(lineOf);
}
