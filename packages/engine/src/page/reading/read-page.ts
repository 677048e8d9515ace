import type { Frame, Page } from "playwright-core";
import type { Recipient } from "../../secrets/decide-recipient.ts";
import { languagesFor } from "../../words/languages.ts";
import { callInPage } from "../call-in-page.ts";
import { describeFrame } from "../describe-frame.ts";
import { controlsOf, type JudgedControl, judgeControls, namesOf } from "../fields/judge-controls.ts";
import type { FramedDocument, WithheldField } from "../fields/withhold-fields.ts";
import { framesOf } from "../frames-of.ts";
import type { FrameInDocument } from "../in-page/frame-names.ts";
import { wordsOnButtons } from "../in-page/presses/words-on-buttons.ts";
import type { DocumentReading } from "../in-page/read-document.ts";
import { moveOf } from "../moves/move-of.ts";
import { recordedAlerts } from "../outcomes/page-dialogs.ts";
import { ownFrames } from "../own-frames.ts";
import type { Pace } from "../waiting/pace.ts";
import { watchRequests } from "../waiting/request-watch.ts";
import type { FrameReading, PageReading } from "./page-reading.ts";

/** A reading and its frames, to turn its plain data into elements. */
export interface SeenPage {
  reading: PageReading;
  /** In the same order as in the reading. */
  frames: readonly Frame[];
  /** The number of the top-level document in this run. */
  document: number;
  /** The page belongs to a payment provider that the shop handed over to. */
  isOfPayment: boolean;
  /** Fields that ask for a secret and must not get it. */
  withheld: readonly WithheldField<JudgedControl>[];
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
  {
    platformButton = null,
    anew = false,
  }: { platformButton?: string | null | undefined; anew?: boolean } = {},
): Promise<SeenPage> {
  const document = watchRequests(page).arrivedCount();
  const frames = framesOf(page);
  const own = new Set(ownFrames(page));
  const [words, ...found] = await Promise.all([
    wordsOfShown(page.mainFrame(), pace, platformButton),
    ...frames.map((frame) => readFrame(frame, pace, anew)),
  ]);
  const language = found[0]?.document.language ?? "";
  const judged = judgeControls(
    page,
    found.flatMap(({ frame, document, surroundings }) => controlsOf(frame, document.controls, surroundings)),
    { language, pace, framed: new Map(found.map((one) => [one.frame, framedDocument(one)])) },
  );
  const languages = languagesFor(language);
  const readings = found.map(({ frame, document, surroundings }): FrameReading => {
    const around = frame.parentFrame();
    const { origin: _origin, ...plain } = document;
    return {
      ...plain,
      parent: around ? frames.indexOf(around) : -1,
      isOwn: own.has(frame),
      platformButton: around ? null : words,
      ...(surroundings && { surroundings: namesOf(surroundings) }),
      controls: judged.fields.filter((one) => one.frame === frame).map(readingOf),
      pressables: document.pressables.map((one) => ({ ...one, ...moveOf(one, languages) })),
    };
  });
  const url = found[0]?.document.url || page.url();
  return {
    reading: { url, language, alerts: [...recordedAlerts(page)], frames: readings },
    frames,
    document,
    isOfPayment: pace.recipients?.isOfPayment(page.url()) ?? false,
    withheld: judged.withheld,
  };
}

function readingOf({
  control,
  role,
  score,
  purpose,
  recipient,
}: JudgedControl & { recipient?: Recipient | undefined }): FrameReading["controls"][number] {
  const { frame: _frame, ...plain } = control;
  return { ...plain, role, score, ...(purpose && { purpose }), ...(recipient && { recipient }) };
}

interface ReadFrame {
  frame: Frame;
  document: DocumentReading;
  /** Undefined for the page itself, or if a person can't see the frame. */
  surroundings: FrameInDocument | undefined;
}

/** On the platform's own button. */
async function wordsOfShown(frame: Frame, pace: Pace, button: string | null): Promise<string | null> {
  if (button === null) return null;
  return callInPage({ frame, pace }, "wordsOfShown", button).catch(() => {
    pace.signal.throwIfAborted();
    return null;
  });
}

async function readFrame(frame: Frame, pace: Pace, anew: boolean): Promise<ReadFrame> {
  const isPage = frame.parentFrame() === null;
  const [document, surroundings] = await Promise.all([
    readDocument(frame, pace, anew),
    isPage ? undefined : describeFrame(frame, pace),
  ]);
  return { frame, document, surroundings };
}

function framedDocument({ document, surroundings }: ReadFrame): FramedDocument {
  return { origin: document.origin, buttons: wordsOnButtons(document.pressables), surroundings };
}

/** Best effort: a frame may vanish or still be loading while it is read; then it has no content. */
async function readDocument(frame: Frame, pace: Pace, anew: boolean): Promise<DocumentReading> {
  try {
    return await callInPage({ frame, pace, limitMs, anew }, "readDocument");
  } catch {
    pace.signal.throwIfAborted();
    return { ...nothing, url: frame.url() };
  }
}

const nothing: DocumentReading = {
  url: "",
  origin: "null",
  language: "",
  controls: [],
  pressables: [],
  tabs: [],
  texts: { controls: [], texts: [] },
  complaints: [],
  lines: [],
  amounts: { amounts: [], currency: "", dollar: "", language: "" },
  buttonsBeside: [],
};
