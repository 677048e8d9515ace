import type { Page } from "playwright-core";
import { type Pace, timeLimit } from "./pace.ts";

/** The longest wait for a document before something on it is looked for. */
export const shortLoadMs = 5_000;
/** The same for the first document of a purchase. */
export const longLoadMs = 30_000;

/** Until the document has been read to its end, if that happens within the limit. */
export async function untilLoaded(page: Page, pace: Pace, limitMs: number): Promise<void> {
  await page
    .waitForLoadState("domcontentloaded", { timeout: timeLimit(pace, limitMs) })
    .catch(() => undefined);
}
