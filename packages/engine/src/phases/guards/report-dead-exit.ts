import type { FailureCode } from "@cartwright/contract";
import type { CheckoutOutcome } from "../../checkout-host.ts";
import { hostOf, type Visit } from "../visit.ts";

/** Failures that can also be caused by a dead exit. */
const codesOfSilence: ReadonlySet<FailureCode> = new Set([
  "merchant_unreachable",
  "stuck",
  "timed_out",
  "not_a_shop",
]);

/** Reports a dead exit of the run instead of blaming the shop for being unreachable. */
export async function reportDeadExit(outcome: CheckoutOutcome, visit: Visit): Promise<CheckoutOutcome> {
  if (outcome.status !== "failed" || !codesOfSilence.has(outcome.code)) return outcome;
  const trouble = await visit.browser.findExitTrouble();
  if (!trouble) return outcome;
  const { countryCode } = visit.order;
  const exit = countryCode === undefined ? "The exit" : `The exit for ${countryCode}`;
  return {
    ...outcome,
    code: "exit_unavailable",
    message: `${exit} ${trouble}, so ${hostOf(visit)} could not be visited. Nothing was ordered, and nothing went around it. Try again later.`,
  };
}
