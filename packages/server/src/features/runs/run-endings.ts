import type { FailureCode } from "@cartwright/contract";
import type { CheckoutOutcome } from "@cartwright/engine/server";
import type { RunEnding } from "./run-record.ts";

/** Converts the engine's outcome into the ending the checkout records. */
export function endingOf(outcome: CheckoutOutcome): RunEnding {
  if (outcome.status === "failed") return outcome;
  if (outcome.status === "quoted") return { status: "succeeded", quote: outcome.quote };
  const { total, merchantOrderId, evidenceUrl } = outcome;
  return { status: "succeeded", receipt: { total, merchantOrderId, evidence: { url: evidenceUrl } } };
}

export const orderMayExist = "An order may exist at the merchant: look there before buying again.";

export const endings = {
  orderStateUnknown: failed(
    "order_state_unknown",
    `The order was submitted, but its outcome is not known. ${orderMayExist}`,
  ),
  browserUnavailable: failed("browser_unavailable", "No browser could be opened for this run."),
  timedOut: failed("timed_out", "The run took longer than it may."),
  internalError: failed(
    "internal_error",
    "The run broke off by a fault of the service. No order was submitted.",
  ),
  pageOverwhelmed: failed(
    "page_overwhelmed",
    "The shop's page ended its browser twice: it used up all memory, or nothing answered any more. No order was submitted.",
  ),
  /** The same, at a shop that knew who buys. */
  overwhelmedUnseen: failed(
    "order_state_unknown",
    `The shop's page ended its browser twice, and knew by then who buys. ${orderMayExist}`,
  ),
  givenUp: failed(
    "internal_error",
    "The run was begun several times and never came to an end. No order was submitted.",
  ),
} as const;

function failed(code: FailureCode, message: string): RunEnding {
  return { status: "failed", reason: "automation_failed", code, message };
}
