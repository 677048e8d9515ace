import type { FailureCode } from "@cartwright/contract";
import type { CheckoutOutcome } from "../checkout-host.ts";
import { hostOf, type Visit } from "./visit.ts";

/** What a visit looks like whose way out is closed. */
const codesOfSilence: ReadonlySet<FailureCode> = new Set([
  "merchant_unreachable",
  "stuck",
  "timed_out",
  "not_a_shop",
]);

/** A shop that could not be reached is not to blame where the exit of the run is dead: that is said instead. */
export async function blameExit(outcome: CheckoutOutcome, visit: Visit): Promise<CheckoutOutcome> {
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
