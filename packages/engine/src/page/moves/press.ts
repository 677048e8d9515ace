import type { ElementHandle, Frame, Locator, Page } from "playwright-core";
import { callInPage } from "../call-in-page.ts";
import { type Agreement, expectDialogs } from "../outcomes/page-dialogs.ts";
import { ownFrames } from "../own-frames.ts";
import type { Pace } from "../waiting/pace.ts";
import { PageTimeoutError, pause, timeLimit, untilStopped } from "../waiting/pace.ts";
import { watchRequests } from "../waiting/request-watch.ts";
import { holdAndRelease, type Release } from "./hold-and-release.ts";

/** What a press triggered. `nothing` without a sent request proves that the page never handled it. */
export interface PressProof {
  began: "navigation" | "request" | "busy" | "changed" | "nothing";
  /** Requests sent by the page since the press: documents, XHR, fetch, web socket frames. */
  sentRequests: number;
  /** Set if the press could not be made: covered, gone, disabled. */
  why?: string;
}

export interface PressOptions {
  /** How long to watch for an effect. */
  watchMs?: number;
  /** How long the target may stay covered. */
  clickMs?: number;
  /** Browser dialogs with a question are dismissed unless this accepts the question. */
  agreesTo?: Agreement;
  /**
   * Called twice: with the pointer on the target, and once more with the mouse button down. False cancels the
   * press, and no click happens.
   */
  mayPress?: ((moment: PressMoment) => Promise<boolean>) | undefined;
}

export type PressMoment = "pointed" | "held";

/** Presses once and watches the effect. Never presses a second time on its own. */
export async function press(
  page: Page,
  target: Locator,
  pace: Pace,
  options: PressOptions = {},
): Promise<PressProof> {
  const requests = watchRequests(page);
  expectDialogs(page, options.agreesTo);
  const before = {
    url: page.url(),
    sent: requests.sentCount(),
    telling: requests.tellingCount(),
    documents: requests.documentCount(),
  };
  const changes = await startWatching(page, pace);
  const isSameDocument = () => page.url() === before.url && requests.documentCount() === before.documents;
  const { why, isUnheard } = await click(page, target, pace, { ...options, isSameDocument });
  const sent = () => requests.sentCount() - before.sent;
  if (why !== undefined) {
    stopWatching(changes, pace);
    return { began: isSameDocument() ? "nothing" : "navigation", sentRequests: sent(), why };
  }
  const until = Date.now() + (isUnheard ? unheardMs : (options.watchMs ?? 1_500));
  for (;;) {
    const seen = await changesSeen(changes, pace);
    const hasMoved = page.url() !== before.url || requests.documentCount() > before.documents;
    const answer = requests.tellingCount() > before.telling ? "request" : seen;
    const began = hasMoved || seen === "navigation" ? "navigation" : answer;
    if (began !== "nothing" || Date.now() >= until) {
      stopWatching(changes, pace);
      return { began, sentRequests: sent() };
    }
    await pause(pace, 8);
  }
}

interface ChangeWatch {
  frame: Frame;
  id: number;
}

/** The target is in one of these frames; changes in other frames of the same site count too. */
async function startWatching(page: Page, pace: Pace): Promise<readonly ChangeWatch[]> {
  const watches = ownFrames(page).map(async (frame) => {
    const id = await callInPage({ frame, pace }, "watchChange").catch(() => pace.signal.throwIfAborted());
    return id === undefined ? [] : [{ frame, id }];
  });
  return (await Promise.all(watches)).flat();
}

/** Not awaited: a document that is gone has taken its watch along. */
function stopWatching(changes: readonly ChangeWatch[], pace: Pace): void {
  for (const { frame, id } of changes) callInPage({ frame, pace }, "endWatch", id).catch(() => undefined);
}

async function changesSeen(changes: readonly ChangeWatch[], pace: Pace): Promise<PressProof["began"]> {
  const seen = await Promise.all(changes.map((change) => changeSeen(change, pace)));
  return (["navigation", "busy", "changed"] as const).find((kind) => seen.includes(kind)) ?? "nothing";
}

/** If a watch can't be queried any more, its document is gone. */
async function changeSeen({ frame, id }: ChangeWatch, pace: Pace): Promise<PressProof["began"]> {
  try {
    return await callInPage({ frame, pace, limitMs: 1_000 }, "changeSeen", id);
  } catch (error) {
    pace.signal.throwIfAborted();
    return error instanceof PageTimeoutError ? "nothing" : "navigation";
  }
}

/** A page with a busy script handles a press late. */
const unheardMs = 5_000;

interface Click {
  /** Why the press could not be made; undefined if it was. */
  why?: string;
  /** It was made, but the page hasn't handled it yet. */
  isUnheard?: boolean;
}

interface ClickOptions extends PressOptions {
  isSameDocument: () => boolean;
}

/**
 * Presses the element that is there now. If the page re-renders in between, presses its replacement, but
 * never an element of another document with the same selector, which may be the order button. Ends only by
 * the driver's own limit: a press abandoned here could still happen later, unnoticed.
 */
async function click(
  page: Page,
  target: Locator,
  pace: Pace,
  { clickMs = 5_000, mayPress, isSameDocument }: ClickOptions,
): Promise<Click> {
  const until = Date.now() + timeLimit(pace, clickMs);
  let wasAllowed = false;
  const mayStillPress = async (moment: PressMoment) => {
    const isAllowed = mayPress === undefined || (await mayPress(moment));
    wasAllowed ||= isAllowed;
    return isAllowed;
  };
  for (;;) {
    const limit = { timeout: Math.max(1, until - Date.now()), noWaitAfter: true };
    const clicked = await clickElement(page, target, pace, {
      limit,
      isSameDocument,
      mayPress: mayPress && mayStillPress,
    });
    if (clicked.why !== redrawn) return clicked;
    if (wasAllowed || Date.now() >= until) return { why: notThere };
  }
}

async function clickElement(
  page: Page,
  target: Locator,
  pace: Pace,
  {
    limit,
    mayPress,
    isSameDocument,
  }: Pick<ClickOptions, "mayPress" | "isSameDocument"> & { limit: { timeout: number; noWaitAfter: boolean } },
): Promise<Click> {
  let element: ElementHandle | undefined;
  try {
    const found = await untilStopped(pace, () => target.elementHandle(limit));
    element = found;
    if (!isSameDocument()) return { why: notThere };
    if (mayPress) {
      const release = await holdAndRelease(page, { element: found, target }, pace, {
        mayHold: () => mayPress("pointed"),
        mayRelease: () => mayPress("held"),
        limitMs: limit.timeout,
      });
      return readRelease(release);
    }
    await untilStopped(pace, () => found.click(limit));
    return {};
  } catch (error) {
    pace.signal.throwIfAborted();
    return readRefusal(error instanceof Error ? error.message : String(error));
  } finally {
    element?.dispose().catch(() => undefined);
  }
}

/** The reason if `mayPress` returned false. */
export const notAllowed = "not allowed";

const notThere = "not there";
/** The element is gone: the page may have rendered another one in its place. */
const redrawn = "drawn again";

function readRelease(release: Release): Click {
  if (release === "not_allowed") return { why: notAllowed };
  if (release === "missed") return { why: notThere };
  return { isUnheard: release === "unheard" };
}

/** Derived from the driver's log of its steps. */
function readRefusal(message: string): Click {
  if (message.includes("performing click action")) return { isUnheard: true };
  if (/not attached|context was destroyed/.test(message)) return { why: redrawn };
  return { why: describeRefusal(message) };
}

function describeRefusal(message: string): string {
  const line = message.split("\n").find((one) => one.includes("intercepts pointer events"));
  const cover = /<([^<>]{1,200})>/.exec(line ?? "")?.[1];
  if (cover !== undefined) return `covered by <${cover.slice(0, 80)}>`;
  if (/not enabled/.test(message)) return "disabled";
  if (/not visible/.test(message)) return "not visible";
  return notThere;
}
