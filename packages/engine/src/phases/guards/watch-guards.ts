import type { RunBrowser } from "../../browser/run-browser.ts";
import type { CheckoutHost } from "../../checkout-host.ts";
import { type Pace, PageTimeoutError } from "../../page/waiting/pace.ts";
import { createRecipients, type Recipients } from "../../secrets/recipients.ts";
import { failures } from "../failures/failures.ts";
import type { PurchaseFailed } from "../failures/purchase-failed.ts";

export const noticeMs = 100;

interface WatchedPace extends Pace {
  readonly recipients: Recipients;
  stopWatching(): void;
}

/** The pace of one purchase, which also ends if a page leads to a forbidden host, or if the browser dies. */
export function watchGuards(host: CheckoutHost, browser: RunBrowser, patience?: number): WatchedPace {
  const blocking = new AbortController();
  const check = () => {
    const objection = navigationObjection(browser);
    if (objection) blocking.abort(objection);
  };
  // The guard records a refusal shortly after the browser is affected by it.
  const checkSoon = () => void setTimeout(check, noticeMs).unref();
  // A refused document shows as a failed request; a refused pop-up that made no request just closes.
  browser.context.on("requestfailed", checkSoon);
  browser.context.on("page", (page) => page.on("close", checkSoon));
  // A hanging page blocks whatever waits for it, so the end of the time is signalled from outside.
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

/** The failure to report if the page tried to lead to a host that isn't part of this purchase. */
export function navigationObjection(browser: RunBrowser): PurchaseFailed | undefined {
  const [violation] = browser.violations();
  if (!violation) return undefined;
  return failures.ledAway(violation.host);
}
