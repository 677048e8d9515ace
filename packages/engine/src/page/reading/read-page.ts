import type { Frame, Page } from "playwright-core";
import { languagesFor } from "../../words/languages.ts";
import { callInPage } from "../call-in-page.ts";
import { describeFrame } from "../describe-frame.ts";
import type { FrameSnapshot } from "../fields/control-snapshot.ts";
import { judgeControls } from "../fields/judge-controls.ts";
import { whatSells } from "../fields/what-frame-sells.ts";
import { framesOf } from "../frames-of.ts";
import type { DocumentReading } from "../in-page/read-document.ts";
import { moveOf } from "../moves/move-of.ts";
import { recordedAlerts } from "../outcomes/page-dialogs.ts";
import { ownFrames } from "../own-frames.ts";
import type { Pace } from "../waiting/pace.ts";
import type { FrameReading, PageReading } from "./page-reading.ts";

/** A reading and its frames, to turn its plain data into elements. */
export interface SeenPage {
  reading: PageReading;
  /** In the same order as in the reading. */
  frames: readonly Frame[];
}

/** Reading a whole document takes as long as its parts together. */
const limitMs = 6_000;

/**
 * Reads a page at one moment: each document in one evaluation, all in parallel. Decisions use only this
 * reading; after an action the page is read again. `platformButton` is a selector.
 */
export async function readPage(
  page: Page,
  pace: Pace,
  { platformButton = null }: { platformButton?: string | null | undefined } = {},
): Promise<SeenPage> {
  const frames = framesOf(page);
  const own = new Set(ownFrames(page));
  const found = await Promise.all(frames.map((frame) => readFrame(frame, pace, platformButton)));
  const language = found[0]?.document.language ?? "";
  const documentOf = new Map(found.map(({ document }, index) => [frames[index], document]));
  const judged = await judgeControls(
    page,
    found.flatMap(({ document, surroundings }, index) => controlsOf(frames[index], document, surroundings)),
    { language, pace, sells: (frame) => whatSells(documentOf.get(frame)?.pressables ?? []) },
  );
  const languages = languagesFor(language);
  const readings = found.map(({ document, surroundings }, index): FrameReading => {
    const frame = frames[index] ?? page.mainFrame();
    const around = frame.parentFrame();
    return {
      ...document,
      parent: around ? frames.indexOf(around) : -1,
      isOwn: own.has(frame),
      ...(surroundings && { surroundings }),
      controls: judged.fields
        .filter((one) => one.frame === frame)
        .map(({ control: { frame: _frame, ...control }, role, score, purpose, recipient }) => ({
          ...control,
          role,
          score,
          ...(purpose && { purpose }),
          ...(recipient && { recipient }),
        })),
      pressables: document.pressables.map((one) => ({ ...one, ...moveOf(one, languages) })),
    };
  });
  const url = found[0]?.document.url || page.url();
  return { reading: { url, language, alerts: [...recordedAlerts(page)], frames: readings }, frames };
}

interface ReadFrame {
  document: DocumentReading;
  /** Undefined for the page itself, or if a person can't see the frame. */
  surroundings: FrameSnapshot | undefined;
}

async function readFrame(frame: Frame, pace: Pace, platformButton: string | null): Promise<ReadFrame> {
  const isPage = frame.parentFrame() === null;
  const [document, surroundings] = await Promise.all([
    readDocument(frame, pace, platformButton),
    isPage ? undefined : describeFrame(frame, pace),
  ]);
  return { document, surroundings };
}

/** Best effort: a frame may vanish or still be loading while it is read; then it has no content. */
async function readDocument(
  frame: Frame,
  pace: Pace,
  platformButton: string | null,
): Promise<DocumentReading> {
  try {
    return await callInPage({ frame, pace, limitMs }, "readDocument", platformButton);
  } catch {
    pace.signal.throwIfAborted();
    return { ...nothing, url: frame.url() };
  }
}

/** Ignores controls in frames that a person can't see. */
function controlsOf(frame: Frame | undefined, { controls }: DocumentReading, surroundings?: FrameSnapshot) {
  if (!frame || (frame.parentFrame() !== null && surroundings === undefined)) return [];
  return controls.map((control) => ({
    frame,
    control: surroundings ? { ...control, frame: surroundings } : control,
  }));
}

const nothing: DocumentReading = {
  url: "",
  language: "",
  controls: [],
  pressables: [],
  tabs: [],
  texts: { controls: [], texts: [] },
  complaints: [],
  lines: [],
  amounts: { amounts: [], currency: "", dollar: "", language: "" },
  buttonsBeside: [],
  platformButton: null,
};
