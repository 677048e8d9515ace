import type { Page } from "playwright-core";
import { expectDocuments } from "../../page/call-in-page.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import type { PressProof } from "../../page/moves/press.ts";
import { recordDialogs } from "../../page/outcomes/page-dialogs.ts";
import { linesOf, readPageTexts } from "../../page/outcomes/page-texts.ts";
import { siteOf } from "../../page/own-frames.ts";
import { waitUntil } from "../../page/waiting/look-until.ts";
import { untilLoaded } from "../../page/waiting/until-loaded.ts";
import type { Visit } from "../visit.ts";

/** Limit for a shop's answer to a sent form. */
const answerLimitMs = 40_000;
const documentLimitMs = 10_000;

export interface TabWatch {
  /** Continues in the tab that the press has opened, if the press did nothing else. */
  follow(proof: PressProof): Promise<void>;
}

/**
 * Some shops continue in a new tab: the purchase follows, and returns when that tab closes. If the press
 * navigates the page itself, new tabs are ignored.
 */
export function watchTabs(visit: Visit): TabWatch {
  const { page, pace, browser } = visit;
  const address = page.url();
  const opened: Page[] = [];
  const note = (tab: Page) => void opened.push(tab);
  browser.context.on("page", note);
  return {
    follow: async ({ began, sentRequests, why }) => {
      const isMade = why === undefined;
      const isElsewhere = isMade && began === "nothing" && sentRequests > 0;
      const isOpen = () => opened.length > 0 || page.url() !== address;
      if (isElsewhere) await waitUntil(pace, { limitMs: answerLimitMs, everyMs: 20 }, isOpen);
      browser.context.off("page", note);
      const tab = opened.find((one) => !one.isClosed() && one.url().startsWith("http"));
      if (!isElsewhere || !tab) return;
      await untilLoaded(tab, pace, documentLimitMs);
      await goOnIn(visit, tab);
    },
  };
}

/** Returns to the former page when the tab closes. */
async function goOnIn(visit: Visit, tab: Page): Promise<void> {
  const { page, pace } = visit;
  const texts = await readPageTexts(page, pace);
  if (tab.isClosed()) return;
  visit.behind = { page, lines: linesOf(texts) };
  expectDocuments(tab);
  recordDialogs(tab);
  visit.page = tab;
  tab.once("close", () => {
    if (visit.page === tab) visit.page = page;
  });
}

/**
 * Continues in a window that the page has opened, immediately or after a request, once it asks for a card or
 * a bank's code, or is an admitted payment page. Windows that merely advertise are ignored.
 */
export async function followPayment(visit: Visit): Promise<void> {
  const { page, pace, browser } = visit;
  const others = browser.context.pages().filter((tab) => tab !== page && tab.url().startsWith("http"));
  for (const tab of others) {
    if (tab.isClosed() || (await tab.opener()) !== page) continue;
    if (isOfPayment(visit, tab)) return goOnIn(visit, tab);
    const fields = await readFields(tab, pace).catch(() => {
      pace.signal.throwIfAborted();
      return [];
    });
    if (fields.some(asksForPayment)) return goOnIn(visit, tab);
  }
}

/** Belongs neither to the shop nor to the page that opened it, and may be visited. */
function isOfPayment({ order, page, browser }: Visit, tab: Page): boolean {
  const isElsewhere = [order.url, page.url()].every((own) => siteOf(own) !== siteOf(tab.url()));
  return isElsewhere && browser.mayVisit(tab.url());
}

function asksForPayment({ role, enabled, value }: Field): boolean {
  return enabled && value === "" && (role === "cardNumber" || role === "oneTimeCode");
}
