import { waitUntil } from "../../page/waiting/look-until.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import type { Visit } from "../visit.ts";

/** An admitted document arrives within this time, if its server answers at all. */
const arriveLimitMs = 10_000;

/**
 * Waits while a person is asked about a page outside the purchase, and until the page they have agreed to is
 * there. Returns true if it waited.
 */
export async function awaitAdmission({ browser, pace }: Pick<Visit, "browser" | "pace">): Promise<boolean> {
  const shown = () =>
    browser.context
      .pages()
      .map((page) => `${watchRequests(page).arrivedCount()} ${page.url()}`)
      .join();
  const before = shown();
  if (!(await browser.untilAdmitted())) return false;
  // A refused document ends the run by the signal.
  await waitUntil(pace, { limitMs: arriveLimitMs, everyMs: 20 }, () => shown() !== before);
  return true;
}
