import type {
  CheckoutGoal,
  Constraints,
  DisplayedMoney,
  JsonObject,
  ResponseSchema,
  Target,
} from "@cartwright/contract";
import { sql } from "kysely";
import type { Db, Trx } from "../../platform/database/open-database.ts";
import type { Tables } from "../../platform/database/tables.ts";

export interface ClaimableCheckout {
  tenant_id: string;
  status: Tables["checkouts"]["status"];
  target: Target;
  constraints: Constraints;
  goal: CheckoutGoal;
  buyer_profile_id: string | null;
  submitting_at: Date | null;
  claim_id: string | null;
  drives: number;
  worker_deaths: number;
  page_losses: number;
}

const claimableColumns = [
  "tenant_id",
  "status",
  "target",
  "constraints",
  "goal",
  "buyer_profile_id",
  "submitting_at",
  "claim_id",
  "drives",
  "worker_deaths",
  "page_losses",
] as const;

/** Locks the checkout so that a worker can claim it. */
export async function lockForClaim(trx: Trx, id: string): Promise<ClaimableCheckout | undefined> {
  return trx
    .selectFrom("checkouts")
    .select(claimableColumns)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function setClaim(
  trx: Trx,
  id: string,
  claim: { claimId: string; workerId: string; drives: number; workerDeaths: number },
): Promise<void> {
  await trx
    .updateTable("checkouts")
    .set({
      claim_id: claim.claimId,
      worker_id: claim.workerId,
      drives: claim.drives,
      worker_deaths: claim.workerDeaths,
    })
    .where("id", "=", id)
    .execute();
}

/** A drive that was handed back doesn't count; one that broke off does. */
export async function clearClaim(
  db: Db,
  { checkoutId, claimId }: { checkoutId: string; claimId: string },
  { countsAsDrive }: { countsAsDrive: boolean },
): Promise<void> {
  await db
    .updateTable("checkouts")
    .set({
      claim_id: null,
      worker_id: null,
      ...(!countsAsDrive && { drives: sql`greatest(drives - 1, 0)` }),
    })
    .where("id", "=", checkoutId)
    .where("claim_id", "=", claimId)
    .execute();
}

/** Returns how many of its processes the run has lost, and how many of these to pages. Undefined if another worker holds it. */
export async function countProcessLoss(
  db: Db,
  { checkoutId, claimId }: { checkoutId: string; claimId: string },
  { isByPage }: { isByPage: boolean },
): Promise<{ inAll: number; byPages: number } | undefined> {
  const row = await db
    .updateTable("checkouts")
    .set({
      process_losses: sql`process_losses + 1`,
      ...(isByPage && { page_losses: sql`page_losses + 1` }),
    })
    .where("id", "=", checkoutId)
    .where("claim_id", "=", claimId)
    .returning(["process_losses as inAll", "page_losses as byPages"])
    .executeTakeFirst();
  return row;
}

export interface StepOfTimeline {
  label: string;
  data: JsonObject;
}

export async function listSteps(db: Db, checkoutId: string): Promise<StepOfTimeline[]> {
  return db
    .selectFrom("progress_items")
    .select(["label", "data"])
    .where("checkout_id", "=", checkoutId)
    .where("kind", "=", "step")
    .orderBy("sequence")
    .execute();
}

export interface RecordedAction {
  id: string;
  key: string;
  message: string;
  status: Tables["user_actions"]["status"];
  response_schema: ResponseSchema;
  detected_total: DisplayedMoney | null;
  submitted_values: JsonObject | null;
  sealed_values: Uint8Array | null;
  expires_at: Date;
}

const actionColumns = [
  "id",
  "key",
  "message",
  "status",
  "response_schema",
  "detected_total",
  "submitted_values",
  "sealed_values",
  "expires_at",
] as const;

/** Lists all actions of the checkout, oldest first. */
export async function listActions(db: Db, checkoutId: string): Promise<RecordedAction[]> {
  return db
    .selectFrom("user_actions")
    .select(actionColumns)
    .where("checkout_id", "=", checkoutId)
    .orderBy("ordinal")
    .execute();
}

export async function getAction(db: Db, actionId: string): Promise<RecordedAction> {
  return db
    .selectFrom("user_actions")
    .select(actionColumns)
    .where("id", "=", actionId)
    .executeTakeFirstOrThrow();
}

export interface RunStateRow {
  id: string;
  status: Tables["checkouts"]["status"];
  claim_id: string | null;
  submitting_at: Date | null;
}

export async function listRunStates(db: Db, checkoutIds: readonly string[]): Promise<RunStateRow[]> {
  return db
    .selectFrom("checkouts")
    .select(["id", "status", "claim_id", "submitting_at"])
    .where(sql<boolean>`id = any(${sql.val([...checkoutIds])}::uuid[])`)
    .execute();
}

/** Checkouts that have not ended and have not been written to since `before`. */
export async function findQuietCheckouts(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ id: string; tenant_id: string }[]> {
  return db
    .selectFrom("checkouts")
    .select(["id", "tenant_id"])
    .where("status", "in", ["queued", "running", "awaiting_user_action"])
    .where("updated_at", "<=", before)
    .orderBy("updated_at")
    .limit(limit)
    .execute();
}
