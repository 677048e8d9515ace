import type { Page } from "playwright-core";
import { languages, languagesFor } from "../../words/languages.ts";
import { callInPage } from "../call-in-page.ts";
import { pageLanguage } from "../page-language.ts";
import { waitUntil } from "./look-until.ts";
import type { Pace } from "./pace.ts";
import { pause } from "./pace.ts";
import { watchRequests } from "./request-watch.ts";

export interface SettleOptions {
  /** Total limit. */
  limitMs?: number;
  /** How long the document must be idle. */
  quietMs?: number;
  /** After typing: how long to wait for the page to save on its own, without a button. */
  awaitSaveMs?: number;
}

/**
 * Waits until the effects of the last action are over: its requests answered, the document idle, no busy
 * marks. Returns true if the document is idle. Never rejects because a page stays busy: then it ends at the
 * limit, and the next step decides.
 */
export async function settle(page: Page, pace: Pace, options: SettleOptions = {}): Promise<boolean> {
  const { limitMs = 10_000, quietMs = 30, awaitSaveMs = 0 } = options;
  const requests = watchRequests(page);
  const until = Date.now() + Math.min(limitMs, pace.remainingMs());
  if (awaitSaveMs > 0) await awaitRequest(page, pace, awaitSaveMs);
  let answeredAt = Date.now();
  while (Date.now() < until) {
    if (requests.pendingOwnCount(longPollMs) > 0) {
      await pause(pace, 15);
      answeredAt = Date.now();
      continue;
    }
    const { state, marks } = await documentState(page, pace, quietMs);
    const isAnswered = requests.pendingOwnCount(longPollMs) === 0;
    if (isAnswered && isOver(state, Date.now() - answeredAt)) {
      for (const mark of marks) decorationOf(page).add(mark);
      return state === "quiet";
    }
    await pause(pace, 25);
  }
  return false;
}

/** A request that is unanswered for this long is held open by the server. */
const longPollMs = 5_000;

type DocumentState = "quiet" | "moving" | "busy" | "gone";

/** A busy mark or movement that outlasts all requests by seconds is decoration. */
function isOver(state: DocumentState, sinceAnsweredMs: number): boolean {
  switch (state) {
    case "quiet":
      return true;
    case "busy":
      return sinceAnsweredMs > 4_000;
    case "moving":
      return sinceAnsweredMs > 3_000;
    case "gone":
      return false;
  }
}

async function awaitRequest(page: Page, pace: Pace, limitMs: number): Promise<void> {
  const requests = watchRequests(page);
  const before = requests.sentCount();
  await waitUntil(pace, { limitMs, everyMs: 20 }, () => requests.sentCount() > before);
}

/** `moving`: keeps changing; `busy`: idle, but with busy marks; `gone`: being replaced. */
async function documentState(
  page: Page,
  pace: Pace,
  quietMs: number,
): Promise<{ state: DocumentState; marks: readonly string[] }> {
  try {
    const words = busyWords(await pageLanguage(page, pace));
    const frame = page.mainFrame();
    // An answer that has just arrived takes a moment to render.
    const leastMs = Math.max(0, quietMs - watchRequests(page).sinceAnswerMs());
    const wait = { quietMs, leastMs, limitMs: 500 };
    const rest = await callInPage({ frame, pace }, "waitUntilQuiet", wait, words);
    if (!rest.isQuiet) return { state: "moving", marks: [] };
    const marks = rest.marks.filter((mark) => !decorationOf(page).has(mark));
    return { state: marks.length > 0 ? "busy" : "quiet", marks };
  } catch {
    pace.signal.throwIfAborted();
    return { state: "gone", marks: [] };
  }
}

/**
 * In the page's language and in English: "loading" in one language is a shop in another. In all languages if
 * the page's own is unknown.
 */
function busyWords(language: string): string[] {
  const [own, english] = languagesFor(language);
  const isKnown = own !== undefined && language.toLowerCase().startsWith(own.language);
  const meant = isKnown ? [own, english] : languages;
  return meant.flatMap((words) => words?.busy ?? []);
}

const decorations = new WeakMap<Page, { url: string; marks: Set<string> }>();

/** This document's marks that have outlasted all requests: these are awaited once, not each time. */
function decorationOf(page: Page): Set<string> {
  const url = page.url().replace(/#.*$/, "");
  const known = decorations.get(page);
  if (known?.url === url) return known.marks;
  const marks = new Set<string>();
  decorations.set(page, { url, marks });
  return marks;
}
