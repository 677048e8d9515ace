import type { CheckoutOutcome } from "../checkout-host.ts";
import { RunStoppedError } from "../checkout-host.ts";
import { PageTimeoutError } from "../page/waiting/pace.ts";
import { PurchaseFailed } from "./purchase-failed.ts";
import { hostOf, type Visit } from "./visit.ts";
import { navigationObjection } from "./watch-guards.ts";

/** Turns what ended a purchase into its outcome: the one place where that happens. Throws what is none. */
export function explainEnd(error: unknown, visit: Visit): CheckoutOutcome {
  if (error instanceof RunStoppedError) throw error;
  // Whoever stopped the run knows why; what broke because of it explains nothing.
  visit.host.signal.throwIfAborted();
  const cause = visit.pace.signal.aborted ? visit.pace.signal.reason : error;
  const failure = failureOf(cause, visit);
  if (!failure && !visit.orderPresses.isOpen) throw error;
  const { code, message, reason } =
    visit.orderPresses.isOpen || !failure ? unknownState(visit, failure) : failure;
  return { status: "failed", reason, code, message };
}

function failureOf(error: unknown, visit: Visit): PurchaseFailed | undefined {
  const isTimeUp = visit.host.remainingMs() <= 0;
  // A wait that the run's own end cut short says nothing about the page.
  if (error instanceof PurchaseFailed && !(isTimeUp && error.code === "stuck")) return error;
  const objection = navigationObjection(visit.browser);
  if (objection) return objection;
  const host = hostOf(visit);
  if (visit.browser.lost.aborted)
    return new PurchaseFailed("browser_unavailable", `The browser ended while at ${host}. Try again.`);
  if (isTimeUp)
    return new PurchaseFailed(
      "timed_out",
      `The purchase at ${host} took longer than the run may take.${lastWords(error, visit)} Try again later.`,
    );
  // The driver's own messages may quote what was typed: they go no further.
  if (isPageTrouble(error))
    return new PurchaseFailed(
      "stuck",
      `The page at ${host} did not do what was expected of it. Try again later.`,
    );
  return undefined;
}

/** What the run was waiting for when its time was up. */
function lastWords(error: unknown, { page }: Visit): string {
  if (error instanceof PurchaseFailed) return ` ${error.message.replace(/ Try again later\.$/, "")}`;
  const { origin, pathname } = new URL(page.url());
  return ` It was waiting for ${origin}${pathname}.`;
}

function isPageTrouble(error: unknown): boolean {
  if (error instanceof PageTimeoutError) return true;
  if (!(error instanceof Error)) return false;
  return (
    error.name === "TimeoutError" ||
    /^(page|locator|frame|elementHandle|jsHandle|browserContext)\.\w+:/i.test(error.message)
  );
}

/** The order was about to be placed, and nothing shows whether it was. */
function unknownState(visit: Visit, failure: PurchaseFailed | undefined): PurchaseFailed {
  if (failure?.code === "order_state_unknown") return failure;
  return new PurchaseFailed(
    "order_state_unknown",
    `The order was submitted to ${hostOf(visit)}, and what became of it could not be seen: an order may exist. Ask the merchant before buying again.${failure ? ` (${failure.message})` : ""}`,
  );
}
