import type { Frame, Page } from "playwright-core";
import { callInPage } from "../call-in-page.ts";
import type { Pace } from "./pace.ts";
import { pause } from "./pace.ts";
import { watchRequests } from "./request-watch.ts";

/** A request that is unanswered for longer is a long poll. */
const longPollMs = 10_000;

/**
 * Waits until the page changes or is replaced, until another document arrives in one of its frames, or until
 * its last pending request is answered: for at least `leastMs` and at most `limitMs`.
 */
export async function waitForChange(
  page: Page,
  pace: Pace,
  { leastMs, limitMs }: { leastMs: number; limitMs: number },
): Promise<void> {
  const requests = watchRequests(page);
  const isPending = () => requests.pendingCount(longPollMs) > 0;
  const wasPending = isPending();
  const { promise: stirred, resolve: end } = Promise.withResolvers<void>();
  const onReplaced = () => end();
  const onFrame = (frame: Frame) => {
    if (frame !== page.mainFrame()) end();
  };
  const onAnswer = () => {
    if (wasPending && !isPending()) end();
  };
  page.on("domcontentloaded", onReplaced);
  page.on("framenavigated", onFrame);
  page.on("requestfinished", onAnswer);
  page.on("requestfailed", onAnswer);
  try {
    await pause(pace, leastMs);
    await Promise.race([stirIn(page, pace, limitMs), stirred]);
  } finally {
    page.off("domcontentloaded", onReplaced);
    page.off("framenavigated", onFrame);
    page.off("requestfinished", onAnswer);
    page.off("requestfailed", onAnswer);
  }
}

/** A replaced document counts as a change. */
async function stirIn(page: Page, pace: Pace, limitMs: number): Promise<void> {
  try {
    await callInPage({ frame: page.mainFrame(), pace }, "untilChange", limitMs);
  } catch {
    pace.signal.throwIfAborted();
  }
}
