import type { Page } from "playwright-core";
import { callInPage } from "../call-in-page.ts";
import type { Pace } from "./pace.ts";
import { pause } from "./pace.ts";

/** Waits until the page changes or gives way to another one, `limitMs` at most. Comes back no sooner than `leastMs`. */
export async function awaitStir(
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

/** A document that goes meanwhile is a change too. */
async function stirIn(page: Page, pace: Pace, limitMs: number): Promise<void> {
  try {
    await callInPage({ frame: page.mainFrame(), pace }, "untilStir", limitMs);
  } catch {
    pace.signal.throwIfAborted();
  }
}
