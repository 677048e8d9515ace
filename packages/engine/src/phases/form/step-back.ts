import { timeLimit } from "../../page/waiting/pace.ts";
import { settle } from "../../page/waiting/settle.ts";
import type { Visit } from "../visit.ts";

const answerLimitMs = 15_000;

/**
 * Back from a page that leads nowhere to the one before it, where the way that led here is not taken again. False where
 * the last way has not left its page.
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
