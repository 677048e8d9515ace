import type { Page } from "playwright-core";
import { type Pace, timeLimit } from "./pace.ts";

/** The longest wait for a document that another one was found to lead to; for the one that is asked for first. */
export const shortLoadMs = 5_000;
export const longLoadMs = 30_000;

/** Until the document has been read to its end, if that happens within the limit. */
export async function untilLoaded(page: Page, pace: Pace, limitMs: number): Promise<void> {
  await page
    .waitForLoadState("domcontentloaded", { timeout: timeLimit(pace, limitMs) })
    .catch(() => undefined);
}
