import type { RunBrowser } from "../browser/run-browser.ts";
import type { CheckoutHost } from "../checkout-host.ts";
import { type Pace, PageTimeoutError } from "../page/waiting/pace.ts";
import { createRecipients, type Recipients } from "../secrets/recipients.ts";
import { failures } from "./failures.ts";
import type { PurchaseFailed } from "./purchase-failed.ts";

export const noticeMs = 100;

interface WatchedPace extends Pace {
  readonly recipients: Recipients;
  stopWatching(): void;
}

/** The pace of one purchase, which also ends when a page leads where the run may not go, or when the browser dies. */
export function watchGuards(host: CheckoutHost, browser: RunBrowser, patience?: number): WatchedPace {
  const blocking = new AbortController();
  const check = () => {
    const objection = navigationObjection(browser);
    if (objection) blocking.abort(objection);
  };
  // The guard notes a refusal a moment after the browser has felt it.
  const checkSoon = () => void setTimeout(check, noticeMs).unref();
  // A refused document fails as a request; a refused pop-up that asked no server only closes.
  browser.context.on("requestfailed", checkSoon);
  browser.context.on("page", (page) => page.on("close", checkSoon));
  // A page that hangs holds up whatever waits for it: the end of the time is told from outside.
  const clock = setInterval(() => {
    if (host.remainingMs() <= 0) blocking.abort(new PageTimeoutError("the run has no time left"));
  }, 500);
  clock.unref();
  return {
    patience,
    recipients: createRecipients((address) => browser.mayVisit(address)),
    signal: AbortSignal.any([host.signal, browser.lost, blocking.signal]),
    remainingMs: () => host.remainingMs(),
    typeSecret: (type) => browser.view.typeSecret(type),
    stopWatching: () => {
      clearInterval(clock);
      browser.context.off("requestfailed", checkSoon);
    },
  };
}

/** What to say when the page tried to lead to a host that is no part of this purchase. */
export function navigationObjection(browser: RunBrowser): PurchaseFailed | undefined {
  const [violation] = browser.violations();
  if (!violation) return undefined;
  return failures.ledAway(violation.host);
}
