import type { Page } from "playwright-core";
import { type Pace, timeLimit } from "./pace.ts";

/** Until the document has been read to its end, if that happens within the limit. */
export async function untilLoaded(page: Page, pace: Pace, limitMs: number): Promise<void> {
  await page
    .waitForLoadState("domcontentloaded", { timeout: timeLimit(pace, limitMs) })
    .catch(() => undefined);
}
