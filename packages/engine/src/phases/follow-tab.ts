import type { Page } from "playwright-core";
import { expectDocuments } from "../page/call-in-page.ts";
import { type Field, readFields } from "../page/fields/read-fields.ts";
import type { PressProof } from "../page/moves/press.ts";
import { hearDialogs } from "../page/outcomes/page-dialogs.ts";
import { siteOf } from "../page/own-frames.ts";
import { pause, timeLimit } from "../page/waiting/pace.ts";
import type { Visit } from "./visit.ts";

/** As long as a shop may take to answer what was sent there. */
const answerLimitMs = 40_000;
const documentLimitMs = 10_000;

export interface TabWatch {
  /** Goes on in the tab that the press has opened, where it began nothing else. */
  follow(proof: PressProof): Promise<void>;
}

/**
 * Some shops go on in a tab of its own: the purchase follows, and comes back where that tab closes. A press that moves
 * the page itself is followed there, whatever else opens beside it.
 */
export function watchTabs(visit: Visit): TabWatch {
  const { page, pace, browser } = visit;
  const address = page.url();
  const opened: Page[] = [];
  const note = (tab: Page) => void opened.push(tab);
  browser.context.on("page", note);
  return {
    follow: async ({ began, sentRequests }) => {
      const until = Date.now() + timeLimit(pace, answerLimitMs);
      const isElsewhere = began === "nothing" && sentRequests > 0;
      const isOpen = () => opened.length > 0 || page.url() !== address;
      while (isElsewhere && !isOpen() && Date.now() < until) await pause(pace, 20);
      browser.context.off("page", note);
      const tab = opened.find((one) => !one.isClosed() && one.url().startsWith("http"));
      if (!isElsewhere || !tab) return;
      await tab
        .waitForLoadState("domcontentloaded", { timeout: timeLimit(pace, documentLimitMs) })
        .catch(() => undefined);
      goOnIn(visit, tab);
    },
  };
}

/** Comes back where the tab closes. */
function goOnIn(visit: Visit, tab: Page): void {
  const { page } = visit;
  expectDocuments(tab);
  hearDialogs(tab);
  visit.page = tab;
  tab.once("close", () => {
    if (visit.page === tab) visit.page = page;
  });
}

/**
 * Goes on in a window that the page has opened, at once or after it has asked its server, as soon as that asks for a card
 * or for a bank's code, or is a page of whom the payment goes on at: what merely advertises is neither.
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

/** Neither the shop's nor of the page that has opened it, and let in. */
function isOfPayment({ order, page, browser }: Visit, tab: Page): boolean {
  const isElsewhere = [order.url, page.url()].every((own) => siteOf(own) !== siteOf(tab.url()));
  return isElsewhere && browser.mayVisit(tab.url());
}

function asksForPayment({ role, enabled, value }: Field): boolean {
  return enabled && value === "" && (role === "cardNumber" || role === "oneTimeCode");
}
