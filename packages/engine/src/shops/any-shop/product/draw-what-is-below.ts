import { callInPage } from "../../../page/call-in-page.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { waitForChange } from "../../../page/waiting/wait-for-change.ts";
import type { Visit } from "../../../phases/visit.ts";
import { readPageText } from "../cart/await-evidence.ts";

/** A longer page is not scrolled to its end. */
const mostWindows = 10;
const share = 0.9;
/** What is drawn on being seen may be fetched first. */
const drawingMs = 1_500;

/** Scrolls through the page as a reader would, and back up. Returns whether it shows more text than before. */
export async function drawWhatIsBelow(visit: Visit): Promise<boolean> {
  const { page, pace } = visit;
  const frame = page.mainFrame();
  const before = (await readPageText(visit)).length;
  for (let windows = 0; windows < mostWindows; windows += 1) {
    await callInPage({ frame, pace }, "scrollPage", share).catch(() => undefined);
    await settle(page, pace, { limitMs: 1_000 });
  }
  await waitForChange(page, pace, { leastMs: 30, limitMs: drawingMs });
  await settle(page, pace);
  await callInPage({ frame, pace }, "scrollBack", [0, 0]).catch(() => undefined);
  return (await readPageText(visit)).length > before;
}
