import { readTotal } from "../../../page/amounts/read-total.ts";
import { callInPage } from "../../../page/call-in-page.ts";
import { press } from "../../../page/moves/press.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { says } from "../../../words/says.ts";
import type { Visit } from "../../visit.ts";

/** Elements that only show another part of the page when pressed. */
const shutParts = "details:not([open]) > summary, [aria-expanded=false]:not(input, select, a[href])";
const mostLetters = 60;

/** Opens a collapsed order summary if no total can be read elsewhere. */
export async function unfoldSummary({ page, pace, currency }: Visit): Promise<void> {
  const frame = page.mainFrame();
  const shut = await callInPage({ frame, pace }, "shownTexts", shutParts).catch(() => []);
  const summary = shut.find(({ text, enabled }) => enabled && namesSummary(text));
  if (!summary || (await readTotal(page, pace, currency))) return;
  await press(page, frame.locator(summary.selector).first(), pace, { clickMs: 2_000, watchMs: 300 });
  await settle(page, pace);
}

function namesSummary(text: string): boolean {
  return text.length <= mostLetters && says(text, ({ orderSummary }) => orderSummary);
}
