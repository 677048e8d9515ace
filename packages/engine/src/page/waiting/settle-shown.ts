import type { Page } from "playwright-core";
import { callInPage } from "../call-in-page.ts";
import type { Pace } from "./pace.ts";
import { settle } from "./settle.ts";

/** The longest usual animation between an answer and what it changes on the page. */
const showLimitMs = 1_000;

/**
 * Acts, and settles. If the page's scripts were answered and the document hasn't changed since, waits a moment
 * for that as well: what is done before would be overwritten, or done twice. `visit.page` is read again after the
 * act, which may have opened another tab.
 */
export async function settleShown<Result>(
  visit: { readonly page: Page; readonly pace: Pace },
  act: () => Promise<Result>,
): Promise<Result> {
  const { page, pace } = visit;
  const inDocument = { frame: page.mainFrame(), pace };
  const watch = await callInPage(inDocument, "watchAnswers").catch(giveUp(pace));
  const result = await act();
  await settle(visit.page, pace);
  if (watch === undefined || visit.page !== page) return result;
  await callInPage(inDocument, "untilAnswersShow", watch, showLimitMs).catch(giveUp(pace));
  await settle(page, pace);
  return result;
}

/** The document is being replaced, which shows more than any answer. */
function giveUp({ signal }: Pace): () => undefined {
  return () => signal.throwIfAborted() as undefined;
}
