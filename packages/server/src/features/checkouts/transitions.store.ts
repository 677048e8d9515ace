import type {
  CheckoutGoal,
  CheckoutStatus,
  DisplayedMoney,
  FailureReason,
  JsonObject,
  Question,
  Quote,
  Receipt,
  Target,
} from "@cartwright/contract";
import { type ExpressionBuilder, sql } from "kysely";
import type { Db, Trx } from "../../platform/database/open-database.ts";
import type { ActionStatus, Tables } from "../../platform/database/tables.ts";
import { shipToSql } from "./checkouts.store.ts";

/** The fields that decisions about a checkout depend on. */
export interface LockedCheckout {
  id: string;
  tenant_id: string;
  subject: string | null;
  status: CheckoutStatus;
  goal: CheckoutGoal;
  claim_id: string | null;
  submitting_at: Date | null;
  submitting_total: DisplayedMoney | null;
  cancel_requested_at: Date | null;
  /** The key that created it, if it has a mandate. */
  mandated_by: string | null;
  target: Target;
  traceparent: string | null;
  created_at: Date;
}

const positionColumns = [
  "id",
  "tenant_id",
  "subject",
  "status",
  "goal",
  "claim_id",
  "submitting_at",
  "submitting_total",
  "cancel_requested_at",
  "mandated_by",
  "target",
  "traceparent",
  "created_at",
] as const;

/** Every write to a checkout, its timeline or its actions takes this lock first, so that they are ordered. */
export async function lockCheckout(trx: Trx, id: string): Promise<LockedCheckout | undefined> {
  return trx
    .selectFrom("checkouts")
    .select(positionColumns)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface StatusMove {
  id: string;
  from: CheckoutStatus;
  to: CheckoutStatus;
  at: Date;
  failureReason?: FailureReason;
  receipt?: Receipt;
  quote?: Quote;
  hasBrowser?: boolean;
}

/** The caller holds the checkout's lock, so that its status still is `from`. */
export async function moveStatus(trx: Trx, move: StatusMove): Promise<void> {
  const moved = await trx
    .updateTable("checkouts")
    .set({
      status: move.to,
      updated_at: move.at,
      ...(move.failureReason && { failure_reason: move.failureReason }),
      ...(move.receipt && {
        receipt: JSON.stringify(move.receipt),
        ship_to: sql<string>`${sql.raw(shipToSql)}`,
      }),
      ...(move.quote && { quote: JSON.stringify(move.quote) }),
      ...(move.hasBrowser !== undefined && { has_browser: move.hasBrowser }),
    })
    .where("id", "=", move.id)
    .where("status", "=", move.from)
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) throw new Error(`checkout ${move.id} is no longer ${move.from}`);
}

export interface NewProgressItem {
  kind: Tables["progress_items"]["kind"];
  label: string;
  data: JsonObject;
  at: Date;
}

/** Appends to the timeline. The caller holds the checkout's lock, which keeps the sequence free of gaps. */
export async function appendProgressItem(trx: Trx, checkoutId: string, item: NewProgressItem): Promise<void> {
  await trx
    .insertInto("progress_items")
    .values((eb) => ({
      checkout_id: checkoutId,
      sequence: nextSequence(eb, checkoutId),
      kind: item.kind,
      label: item.label,
      data: JSON.stringify(item.data),
      at: item.at,
    }))
    .execute();
}

function nextSequence(eb: ExpressionBuilder<Tables, "progress_items">, checkoutId: string) {
  return eb
    .selectFrom("progress_items")
    .select(sql<number>`coalesce(max(sequence) + 1, 0)`.as("next"))
    .where("checkout_id", "=", checkoutId);
}

export async function touchCheckout(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable("checkouts").set({ updated_at: at }).where("id", "=", id).execute();
}

export async function requestCancel(trx: Trx, id: string, at: Date): Promise<void> {
  await trx
    .updateTable("checkouts")
    .set({ cancel_requested_at: at, updated_at: at })
    .where("id", "=", id)
    .where("cancel_requested_at", "is", null)
    .execute();
}

export async function setSubmitting(
  trx: Trx,
  id: string,
  submission: { total: DisplayedMoney | undefined; attempt: number; at: Date },
): Promise<void> {
  await trx
    .updateTable("checkouts")
    .set({
      submitting_at: submission.at,
      submit_attempts: submission.attempt,
      submitting_total: submission.total ? JSON.stringify(submission.total) : null,
      updated_at: submission.at,
    })
    .where("id", "=", id)
    .execute();
}

export interface NewAction {
  id: string;
  checkoutId: string;
  question: Question;
  answerKey: string | undefined;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertAction(trx: Trx, action: NewAction): Promise<void> {
  const { question } = action;
  await trx
    .insertInto("user_actions")
    .values({
      id: action.id,
      checkout_id: action.checkoutId,
      key: question.key,
      message: question.message,
      response_schema: JSON.stringify(question.responseSchema),
      detected_total: question.detectedTotal ? JSON.stringify(question.detectedTotal) : null,
      answer_key: action.answerKey ?? null,
      status: "pending",
      expires_at: action.expiresAt,
      created_at: action.createdAt,
    })
    .execute();
}

/**
 * False if the question is no longer open or was already extended. Links that end with it are extended too.
 */
export async function extendPendingAction(
  trx: Trx,
  actionId: string,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<boolean> {
  const open = await trx
    .selectFrom("user_actions")
    .select("expires_at")
    .where("id", "=", actionId)
    .where("status", "=", "pending")
    .where("extended_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!open) return false;
  await trx
    .updateTable("user_actions")
    .set({ expires_at: expiresAt, extended_at: now })
    .where("id", "=", actionId)
    .execute();
  await trx
    .updateTable("answer_links")
    .set({ expires_at: expiresAt })
    .where("action_id", "=", actionId)
    .where("expires_at", "=", open.expires_at)
    .execute();
  return true;
}

/** Whether the question has expired. */
export async function isActionDue(db: Db, actionId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("user_actions")
    .select("id")
    .where("id", "=", actionId)
    .where("expires_at", "<=", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Only changes a pending action. */
export async function setAnswerKey(db: Db, actionId: string, answerKey: string | undefined): Promise<void> {
  await db
    .updateTable("user_actions")
    .set({ answer_key: answerKey ?? null })
    .where("id", "=", actionId)
    .where("status", "=", "pending")
    .execute();
}

export interface ActionResolution {
  status: Exclude<ActionStatus, "pending">;
  at: Date;
  /** Contains no secrets. */
  redactedValues?: JsonObject;
  sealedValues?: Uint8Array;
  declineReason?: string;
}

/** Closes the pending action of the checkout, if any. There is at most one. */
export async function closePendingAction(
  trx: Trx,
  checkoutId: string,
  resolution: ActionResolution,
): Promise<void> {
  await trx
    .updateTable("user_actions")
    .set({
      status: resolution.status,
      resolved_at: resolution.at,
      ...(resolution.redactedValues && { submitted_values: JSON.stringify(resolution.redactedValues) }),
      ...(resolution.sealedValues && { sealed_values: resolution.sealedValues }),
      ...(resolution.declineReason !== undefined && { decline_reason: resolution.declineReason }),
    })
    .where("checkout_id", "=", checkoutId)
    .where("status", "=", "pending")
    .execute();
}

/** Deletes the sealed answers of an ended run, whether or not its worker has read them. */
export async function forgetAnswers(trx: Trx, checkoutId: string): Promise<void> {
  const actionsOfCheckout = trx.selectFrom("user_actions").select("id").where("checkout_id", "=", checkoutId);
  await trx.deleteFrom("submitted_values").where("action_id", "in", actionsOfCheckout).execute();
  await trx
    .updateTable("user_actions")
    .set({ sealed_values: null })
    .where("checkout_id", "=", checkoutId)
    .where("sealed_values", "is not", null)
    .execute();
}

export async function findPendingActionId(db: Db, checkoutId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("user_actions")
    .select("id")
    .where("checkout_id", "=", checkoutId)
    .where("status", "=", "pending")
    .executeTakeFirst();
  return row?.id;
}

/** The step that contains the merchant's order id. */
export async function findOrderConfirmedStep(
  db: Db,
  checkoutId: string,
): Promise<{ data: JsonObject } | undefined> {
  return db
    .selectFrom("progress_items")
    .select("data")
    .where("checkout_id", "=", checkoutId)
    .where("kind", "=", "step")
    .where(sql<boolean>`data ->> 'step' = 'order_confirmed' and data -> 'merchantOrderId' is not null`)
    .limit(1)
    .executeTakeFirst();
}

/** The merchant's words, if the last that became of an order is that its payment was refused. */
export async function findLastRefusal(db: Db, checkoutId: string): Promise<string | undefined> {
  const last = await db
    .selectFrom("progress_items")
    .select("data")
    .where("checkout_id", "=", checkoutId)
    .where("kind", "=", "step")
    .where(
      sql<boolean>`data ->> 'step' in ('order_submitted', 'order_returned', 'details_refused', 'card_entered', 'code_entered', 'card_declined')`,
    )
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  const { step, words } = last?.data ?? {};
  return step === "card_declined" && typeof words === "string" ? words : undefined;
}

/** Pending actions that have expired, oldest first. */
export async function findDueActions(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ checkoutId: string; actionId: string }[]> {
  return db
    .selectFrom("user_actions")
    .select(["checkout_id as checkoutId", "id as actionId"])
    .where("status", "=", "pending")
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(limit)
    .execute();
}
