import {
  type CheckoutGoal,
  type CheckoutStatus,
  type FailureReason,
  isTerminal,
  type JsonObject,
  type Question,
  type Quote,
  type Receipt,
} from "@cartwright/contract";
import type { Clock } from "../../platform/clock.ts";
import { notify } from "../../platform/database/listen.ts";
import type { Trx } from "../../platform/database/open-database.ts";
import { newId } from "../../platform/ids.ts";
import { type CheckoutPosition, decideTransition } from "./checkout-lifecycle.ts";
import { findOvercharge, type Overcharge } from "./find-overcharge.ts";
import { settleBudget } from "./hold-budget.ts";
import { appendStatusChange } from "./status-changes.store.ts";
import { terminalItem } from "./terminal-item.ts";
import {
  type ActionResolution,
  appendProgressItem,
  closePendingAction,
  findLastRefusal,
  findOrderConfirmedStep,
  findPendingActionId,
  forgetAnswers,
  insertAction,
  type LockedCheckout,
  lockCheckout,
  moveStatus,
  requestCancel,
} from "./transitions.store.ts";

/** Notified with the checkout's id on each state change, for the worker that drives it. */
export const checkoutsChannel = "checkouts";
/** The same for steps, which never change what a run waits for. */
export const stepsChannel = "checkout_steps";

/** A trigger of the lifecycle with its data. */
export type Change =
  | { trigger: "browser_is_up" }
  | { trigger: "question_raised"; question: Question; answerKey: string | undefined }
  | {
      trigger: "answered";
      actionId: string;
      redactedValues: JsonObject;
      sealedValues: Uint8Array | undefined;
    }
  | { trigger: "declined"; actionId: string; reason?: string | undefined }
  | { trigger: "question_taken_back"; actionId: string }
  | { trigger: "action_expired"; actionId: string }
  | { trigger: "order_confirmed"; receipt: Receipt }
  | { trigger: "quoted"; quote: Quote }
  | { trigger: "max_cost_exceeded" | "run_failed"; code: string; message: string }
  | { trigger: "cancelled" };

/** One status change, as passed to listeners. */
export interface StatusChanged {
  checkoutId: string;
  tenantId: string;
  subject: string | null;
  goal: CheckoutGoal;
  from: CheckoutStatus;
  status: CheckoutStatus;
  failureReason: FailureReason | null;
  receipt: Receipt | null;
  /** Whether the receipt is above what was approved. */
  isOvercharged: boolean;
  /** How it ended, from the last progress item. */
  code: string | null;
  targetUrl: string;
  traceparent: string | null;
  createdAt: Date;
  at: Date;
}

/** Runs inside the transaction of the change: writes rows and jobs and does nothing slow. */
export type TransitionListener = (trx: Trx, changed: StatusChanged) => Promise<void>;

export interface TransitionDependencies {
  clock: Clock;
  actionTtlSeconds: number;
  listeners: readonly TransitionListener[];
}

export type TransitionResult =
  | {
      kind: "moved";
      to: CheckoutStatus;
      /** The id of the raised action. */
      actionId: string | undefined;
      /** The claim of the drive that continues the run. */
      claimId: string | null;
    }
  | { kind: "cancel_later" }
  | { kind: "refused"; because: "missing" | "status" | "claim" | "action" };

/**
 * The only place that changes a status. In the caller's transaction, locks the checkout, asks the lifecycle,
 * and writes the status together with its action, its timeline items and whatever the listeners add.
 */
export async function applyTransition(
  trx: Trx,
  dependencies: TransitionDependencies,
  request: { checkoutId: string; change: Change; claimId?: string },
): Promise<TransitionResult> {
  const { checkoutId, change } = request;
  const checkout = await lockCheckout(trx, checkoutId);
  if (!checkout) return { kind: "refused", because: "missing" };
  const decision = decideTransition(positionOf(checkout), change.trigger, request.claimId);
  if (decision.kind === "refused") return decision;
  const at = dependencies.clock.now();
  if (decision.kind === "cancel_later") {
    await requestCancel(trx, checkoutId, at);
    return decision;
  }
  if (!(await isActionStillOpen(trx, checkoutId, change))) return { kind: "refused", because: "action" };
  const actual: Change = decision.trigger === change.trigger ? change : { trigger: "cancelled" };
  const actionId = await write(trx, dependencies, { checkout, change: actual, decision, at });
  await notify(trx, checkoutsChannel, checkoutId);
  return { kind: "moved", to: decision.transition.to, actionId, claimId: checkout.claim_id };
}

function positionOf(checkout: LockedCheckout): CheckoutPosition {
  return {
    status: checkout.status,
    claimId: checkout.claim_id,
    isSubmitting: checkout.submitting_at !== null,
    isCancelRequested: checkout.cancel_requested_at !== null,
  };
}

/** Answers, refusals and expiries belong to one action; another one may be open by now. */
async function isActionStillOpen(trx: Trx, checkoutId: string, change: Change): Promise<boolean> {
  if (!("actionId" in change)) return true;
  return (await findPendingActionId(trx, checkoutId)) === change.actionId;
}

interface Move {
  checkout: LockedCheckout;
  change: Change;
  decision: Extract<ReturnType<typeof decideTransition>, { kind: "move" }>;
  at: Date;
}

/** Returns the id of the raised action, if any. */
async function write(
  trx: Trx,
  dependencies: TransitionDependencies,
  move: Move,
): Promise<string | undefined> {
  const { checkout, change, at } = move;
  const { transition } = move.decision;
  const receipt = change.trigger === "order_confirmed" ? change.receipt : undefined;
  const quote = change.trigger === "quoted" ? change.quote : undefined;
  await moveStatus(trx, {
    id: checkout.id,
    from: checkout.status,
    to: transition.to,
    at,
    ...(transition.failureReason && { failureReason: transition.failureReason }),
    ...(receipt && { receipt }),
    ...(quote && { quote }),
    ...(change.trigger === "browser_is_up" && { hasBrowser: true }),
  });
  if (transition.openAction !== "none") {
    await closePendingAction(trx, checkout.id, resolutionOf(change, transition.openAction, at));
  }
  if (isTerminal(transition.to)) {
    await forgetAnswers(trx, checkout.id);
    await settleBudget(trx, checkout, { receipt, mayHaveOrdered: mayHaveOrdered(checkout, change) });
  }
  const overcharge = receipt && findOvercharge(receipt, checkout.submitting_total);
  const { actionId, code } = await writeTimeline(trx, dependencies, {
    checkoutId: checkout.id,
    change,
    overcharge,
    wasSubmitted: checkout.submitting_at !== null,
    at,
  });
  const changed: StatusChanged = {
    checkoutId: checkout.id,
    tenantId: checkout.tenant_id,
    subject: checkout.subject,
    goal: checkout.goal,
    from: checkout.status,
    status: transition.to,
    failureReason: transition.failureReason ?? null,
    receipt: receipt ?? null,
    isOvercharged: overcharge !== undefined,
    code: code ?? null,
    targetUrl: checkout.target.url,
    traceparent: checkout.traceparent,
    createdAt: checkout.created_at,
    at,
  };
  await appendStatusChange(trx, changed);
  for (const listener of dependencies.listeners) await listener(trx, changed);
  return actionId;
}

/** After an order was sent, only the engine's own failure codes rule out that it was placed. */
function mayHaveOrdered({ submitting_at }: LockedCheckout, change: Change): boolean {
  if (submitting_at === null) return false;
  return !("code" in change) || change.code === "order_state_unknown";
}

function resolutionOf(change: Change, status: ActionResolution["status"], at: Date): ActionResolution {
  if (change.trigger === "answered") {
    const { redactedValues, sealedValues } = change;
    return { status, at, redactedValues, ...(sealedValues && { sealedValues }) };
  }
  if (change.trigger === "declined" && change.reason !== undefined) {
    return { status, at, declineReason: change.reason };
  }
  return { status, at };
}

async function writeTimeline(
  trx: Trx,
  { actionTtlSeconds }: TransitionDependencies,
  {
    checkoutId,
    change,
    overcharge,
    wasSubmitted,
    at,
  }: Omit<Move, "checkout" | "decision"> & {
    checkoutId: string;
    overcharge: Overcharge | undefined;
    wasSubmitted: boolean;
  },
): Promise<{ actionId?: string; code?: string }> {
  let remarks: string | undefined;
  switch (change.trigger) {
    case "browser_is_up":
    case "answered":
    case "question_taken_back":
      return {};
    case "question_raised":
      return { actionId: await raiseAction(trx, { ...change, checkoutId, at, actionTtlSeconds }) };
    case "order_confirmed":
      remarks = await ensureOrderConfirmedStep(trx, checkoutId, { receipt: change.receipt, at });
      break;
    default:
      break;
  }
  const refusal = wasSubmitted ? await findLastRefusal(trx, checkoutId) : undefined;
  const item = terminalItem(change, { overcharge, remarks, wasSubmitted, refusal });
  await appendProgressItem(trx, checkoutId, { kind: "terminal", at, ...item });
  return { code: item.data.code };
}

async function raiseAction(
  trx: Trx,
  raised: {
    checkoutId: string;
    question: Question;
    answerKey: string | undefined;
    at: Date;
    actionTtlSeconds: number;
  },
): Promise<string> {
  const { checkoutId, question, answerKey, at } = raised;
  const id = newId();
  const expiresAt = new Date(at.getTime() + raised.actionTtlSeconds * 1000);
  await insertAction(trx, { id, checkoutId, question, answerKey, createdAt: at, expiresAt });
  await appendProgressItem(trx, checkoutId, {
    kind: "user_action",
    label: question.message,
    data: { key: question.key, actionId: id },
    at,
  });
  return id;
}

/**
 * Makes sure that a step contains the merchant's order id, even if the engine didn't report one. Returns what the engine
 * found odd about the receipt.
 */
async function ensureOrderConfirmedStep(
  trx: Trx,
  checkoutId: string,
  { receipt, at }: { receipt: Receipt; at: Date },
): Promise<string | undefined> {
  const step = await findOrderConfirmedStep(trx, checkoutId);
  if (step) return typeof step.data.remarks === "string" ? step.data.remarks : undefined;
  const { merchantOrderId } = receipt;
  await appendProgressItem(trx, checkoutId, {
    kind: "step",
    label: merchantOrderId === null ? "The order is confirmed" : `The order is confirmed: ${merchantOrderId}`,
    data: { step: "order_confirmed", merchantOrderId },
    at,
  });
  return undefined;
}
