import { timeLimit } from "../../../page/waiting/pace.ts";
import { settle } from "../../../page/waiting/settle.ts";
import type { Visit } from "../../visit.ts";

const answerLimitMs = 15_000;

/**
 * Returns from a dead end to the page before it, where the way that led here isn't taken again. Returns false
 * if the last way didn't leave its page.
 */
export async function stepBack(visit: Visit): Promise<boolean> {
  const { page, pace, journal } = visit;
  const last = journal.entries.at(-1);
  if (last?.outcome !== "changed" || last.url === page.url()) return false;
  journal.blameLast();
  const options = { waitUntil: "commit", timeout: timeLimit(pace, answerLimitMs) } as const;
  await page.goBack(options).catch(() => pace.signal.throwIfAborted());
  await settle(page, pace);
  return true;
}
