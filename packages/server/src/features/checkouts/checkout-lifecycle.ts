import type { CheckoutStatus, FailureReason } from "@cartwright/contract";
import type { ActionStatus } from "../../platform/database/tables.ts";

/** The events that may move a checkout to another status. */
export type Trigger =
  | "browser_is_up"
  | "question_raised"
  | "answered"
  | "question_taken_back"
  | "declined"
  | "action_expired"
  | "max_cost_exceeded"
  | "order_confirmed"
  | "quoted"
  | "run_failed"
  | "cancelled";

export interface Transition {
  readonly from: readonly CheckoutStatus[];
  readonly to: CheckoutStatus;
  readonly failureReason?: FailureReason;
  /** The status that an open question gets. */
  readonly openAction: Exclude<ActionStatus, "pending"> | "none";
}

const active = ["queued", "running", "awaiting_user_action"] as const;

/**
 * The whole life of a checkout after its creation. A run that is driven again keeps its status, so a question
 * may be replaced, and the run may fail, while one from the previous drive is still open.
 */
export const transitions = {
  browser_is_up: { from: ["queued"], to: "running", openAction: "none" },
  question_raised: {
    from: ["running", "awaiting_user_action"],
    to: "awaiting_user_action",
    openAction: "expired",
  },
  answered: { from: ["awaiting_user_action"], to: "running", openAction: "submitted" },
  /** What the question asked for has happened by itself. */
  question_taken_back: { from: ["awaiting_user_action"], to: "running", openAction: "expired" },
  declined: {
    from: ["awaiting_user_action"],
    to: "failed",
    failureReason: "user_cancelled",
    openAction: "declined",
  },
  action_expired: {
    from: ["awaiting_user_action"],
    to: "failed",
    failureReason: "user_action_expired",
    openAction: "expired",
  },
  max_cost_exceeded: {
    from: ["running", "awaiting_user_action"],
    to: "failed",
    failureReason: "max_cost_exceeded",
    openAction: "expired",
  },
  order_confirmed: { from: ["running"], to: "succeeded", openAction: "none" },
  /** The goal was a quote: nothing was ordered. */
  quoted: { from: ["running"], to: "succeeded", openAction: "none" },
  run_failed: { from: active, to: "failed", failureReason: "automation_failed", openAction: "expired" },
  cancelled: { from: active, to: "cancelled", openAction: "expired" },
} as const satisfies Readonly<Record<Trigger, Transition>>;

/** The fields of the locked row that decide a transition. */
export interface CheckoutPosition {
  status: CheckoutStatus;
  claimId: string | null;
  isSubmitting: boolean;
  isCancelRequested: boolean;
}

export type Decision =
  | { kind: "move"; trigger: Trigger; transition: Transition }
  /**
   * The order is being placed: the cancel is recorded and applied if the merchant's response still allows it.
   */
  | { kind: "cancel_later" }
  | { kind: "refused"; because: "status" | "claim" };

/**
 * Decides whether the trigger may move the checkout now, and where to. Workers pass their `claimId`, so that
 * one that has lost the run changes nothing.
 */
export function decideTransition(position: CheckoutPosition, trigger: Trigger, claimId?: string): Decision {
  if (claimId !== undefined && claimId !== position.claimId) return { kind: "refused", because: "claim" };
  const wanted = trigger === "question_raised" && position.isCancelRequested ? "cancelled" : trigger;
  const transition: Transition = transitions[wanted];
  if (!transition.from.includes(position.status)) return { kind: "refused", because: "status" };
  const isPlacingOrder = position.isSubmitting && position.status === "running";
  // Only the worker itself can know that nothing was sent to the merchant.
  if (trigger === "cancelled" && isPlacingOrder && claimId === undefined) return { kind: "cancel_later" };
  return { kind: "move", trigger: wanted, transition };
}
