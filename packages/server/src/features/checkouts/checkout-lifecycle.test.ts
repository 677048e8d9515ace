import { type CheckoutStatus, checkoutStatuses } from "@cartwright/contract";
import { describe, expect, it, test } from "vitest";
import { type CheckoutPosition, decideTransition, type Trigger, transitions } from "./checkout-lifecycle.ts";

/** Each trigger in each status: where it leads, or a dash where it does nothing. */
const table: Record<Trigger, Record<CheckoutStatus, CheckoutStatus | "-">> = {
  browser_is_up: row("running", "-", "-"),
  question_raised: row("-", "awaiting_user_action", "awaiting_user_action"),
  answered: row("-", "-", "running"),
  question_taken_back: row("-", "-", "running"),
  declined: row("-", "-", "failed"),
  action_expired: row("-", "-", "failed"),
  max_cost_exceeded: row("-", "failed", "failed"),
  order_confirmed: row("-", "succeeded", "-"),
  quoted: row("-", "succeeded", "-"),
  run_failed: row("failed", "failed", "failed"),
  cancelled: row("cancelled", "cancelled", "cancelled"),
};

function row(
  queued: CheckoutStatus | "-",
  running: CheckoutStatus | "-",
  awaiting: CheckoutStatus | "-",
): Record<CheckoutStatus, CheckoutStatus | "-"> {
  return { queued, running, awaiting_user_action: awaiting, succeeded: "-", failed: "-", cancelled: "-" };
}

const triggers = Object.keys(transitions) as Trigger[];

function at(status: CheckoutStatus, changes: Partial<CheckoutPosition> = {}): CheckoutPosition {
  return { status, claimId: "held", isSubmitting: false, isCancelRequested: false, ...changes };
}

describe("the life of a checkout", () => {
  const cells = triggers.flatMap((trigger) =>
    checkoutStatuses.map((status) => [trigger, status, table[trigger][status]] as const),
  );
  test.each(cells)("%s at %s leads to %s", (trigger, status, expected) => {
    const decision = decideTransition(at(status), trigger);
    expect(decision.kind === "move" ? decision.transition.to : "-").toBe(expected);
  });

  it.each([
    ["declined", "user_cancelled"],
    ["action_expired", "user_action_expired"],
    ["max_cost_exceeded", "max_cost_exceeded"],
    ["run_failed", "automation_failed"],
  ] as const)("%s fails for %s", (trigger, reason) => {
    expect(transitions[trigger].failureReason).toBe(reason);
  });

  it.each(triggers)("%s of a worker that lost its claim does nothing", (trigger) => {
    const positions = checkoutStatuses.map((status) => decideTransition(at(status), trigger, "lost"));
    expect(positions.every((decision) => decision.kind === "refused")).toBe(true);
  });

  it("keeps a cancel for later while the order is being placed", () => {
    const decision = decideTransition(at("running", { isSubmitting: true }), "cancelled");
    expect(decision).toEqual({ kind: "cancel_later" });
  });

  it("cancels at once where a submitted order came back with a question", () => {
    const decision = decideTransition(at("awaiting_user_action", { isSubmitting: true }), "cancelled");
    expect(decision).toMatchObject({ kind: "move", transition: { to: "cancelled" } });
  });

  it("lets the worker apply a cancel that was kept", () => {
    const position = at("running", { isSubmitting: true, isCancelRequested: true });
    expect(decideTransition(position, "cancelled", "held")).toMatchObject({
      transition: { to: "cancelled" },
    });
  });

  it("cancels instead of asking once a cancel was kept", () => {
    const position = at("running", { isSubmitting: true, isCancelRequested: true });
    expect(decideTransition(position, "question_raised", "held")).toMatchObject({
      trigger: "cancelled",
      transition: { to: "cancelled" },
    });
  });
});
