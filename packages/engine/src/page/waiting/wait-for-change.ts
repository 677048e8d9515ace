import type { Page } from "playwright-core";
import { callInPage } from "../call-in-page.ts";
import type { Pace } from "./pace.ts";
import { pause } from "./pace.ts";

/** Waits until the page changes or is replaced, for at least `leastMs` and at most `limitMs`. */
export async function waitForChange(
  page: Page,
  pace: Pace,
  { leastMs, limitMs }: { leastMs: number; limitMs: number },
): Promise<void> {
  const { promise: replaced, resolve } = Promise.withResolvers<void>();
  const onReplaced = () => resolve();
  page.once("domcontentloaded", onReplaced);
  try {
    await pause(pace, leastMs);
    await Promise.race([stirIn(page, pace, limitMs), replaced]);
  } finally {
    page.off("domcontentloaded", onReplaced);
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
