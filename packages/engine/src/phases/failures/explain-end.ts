import type { CheckoutOutcome } from "../../checkout-host.ts";
import { RunStoppedError } from "../../checkout-host.ts";
import { navigationObjection } from "../guards/watch-guards.ts";
import type { Visit } from "../visit.ts";
import { failures } from "./failures.ts";
import { isPageTrouble } from "./is-page-trouble.ts";
import { PurchaseFailed } from "./purchase-failed.ts";

/** Turns the error that ended a purchase into its outcome. Rethrows errors that aren't outcomes. */
export function explainEnd(error: unknown, visit: Visit): CheckoutOutcome {
  if (error instanceof RunStoppedError) throw error;
  // Errors caused by stopping the run explain nothing.
  visit.host.signal.throwIfAborted();
  const cause = visit.pace.signal.aborted ? visit.pace.signal.reason : error;
  const failure = failureOf(cause, visit);
  if (!failure && !visit.orderPresses.isOpen) throw error;
  const { code, message, reason } =
    visit.orderPresses.isOpen || !failure ? unknownState(visit, failure) : failure;
  return { status: "failed", reason, code, message: unlessNamed(visit, message) + leftUnpaid(visit) };
}

/**
 * A shop that knows who buys may have taken an order at a button that said nothing of it, and have shown a page that
 * nobody understands. Whoever just tries again may buy twice.
 */
function unlessNamed({ isBuyerNamed, session }: Visit, message: string): string {
  const isNamed = isBuyerNamed === true || session === "restored" || session === "signed_in";
  return isNamed ? message.replace(tryAgain, lookFirst) : message;
}

const tryAgain = /(?:Nothing was ordered\. )?Try again later\.$/;
const lookFirst =
  "The shop knew by then who buys: look there, or in the buyer's e-mail, for an order before you try again.";

/** "Nothing was ordered" would be untrue if the shop has taken the order and asks for payment afterwards. */
function leftUnpaid({ orderPresses }: Visit): string {
  return orderPresses.isLeftUnpaid
    ? " The order was sent to the shop before that, and is not paid: it may stand open there."
    : "";
}

/** The driver's limits are whole milliseconds, and end slightly before the run does. */
const roundingMs = 20;

function failureOf(error: unknown, visit: Visit): PurchaseFailed | undefined {
  const isTimeUp = visit.host.remainingMs() <= roundingMs;
  // A wait cut short by the end of the run says nothing about the page.
  if (error instanceof PurchaseFailed && !(isTimeUp && error.code === "stuck")) return error;
  const objection = navigationObjection(visit.browser);
  if (objection) return objection;
  if (visit.browser.lost.aborted) return failures.browserEnded(visit);
  if (isTimeUp) return failures.timeUp(visit, lastWords(error, visit));
  // The driver's messages may quote typed values, so they are not passed on.
  if (isPageTrouble(error)) return failures.pageTrouble(visit);
  return undefined;
}

/** What the run was waiting for when it timed out. */
function lastWords(error: unknown, { page }: Visit): string {
  if (error instanceof PurchaseFailed) return ` ${error.message.replace(/ Try again later\.$/, "")}`;
  const { host, origin, pathname } = new URL(page.url());
  return host === "" ? "" : ` It was waiting for ${origin}${pathname}.`;
}

/** The order was about to be placed, and it isn't known whether it was. */
function unknownState(visit: Visit, failure: PurchaseFailed | undefined): PurchaseFailed {
  if (failure?.code === "order_state_unknown") return failure;
  return failures.orderUnseen(visit, failure);
}
