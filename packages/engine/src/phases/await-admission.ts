import { pause, timeLimit } from "../page/waiting/pace.ts";
import { watchRequests } from "../page/waiting/request-watch.ts";
import type { Visit } from "./visit.ts";

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
  const until = Date.now() + timeLimit(pace, arriveLimitMs);
  // A refused document ends the run by the signal.
  while (shown() === before && Date.now() < until) await pause(pace, 20);
  return true;
}
