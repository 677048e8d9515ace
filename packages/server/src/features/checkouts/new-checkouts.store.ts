import type { CheckoutGoal, Constraints, JsonObject, Target } from "@cartwright/contract";
import { CompiledQuery } from "kysely";
import type { Trx } from "../../platform/database/open-database.ts";

/*
 * Raw SQL, because a tenant's creates run one at a time: time spent in this process between statements delays
 * the others.
 */

/**
 * Stops counting at the limits, for the second newest first along its index, so that the cost doesn't grow
 * with the table.
 */
const countSql = `select
  (select count(*)::int from (
    select from checkouts
    where tenant_id = $1 and status in ('queued', 'running', 'awaiting_user_action') limit $2) as active) as active,
  (select count(*)::int from (
    select from checkouts
    where tenant_id = $1 and created_at > $3 order by created_at desc limit $4) as recent) as recent`;

export interface Counts {
  active: number;
  recent: number;
}

/** Must run after the lock, because a statement sees only what was committed before it began. */
export async function countCheckouts(
  trx: Trx,
  wanted: { tenantId: string; activeLimit: number; since: Date; recentLimit: number },
): Promise<Counts> {
  const { tenantId, activeLimit, since, recentLimit } = wanted;
  const { rows } = await trx.executeQuery<Counts>(
    CompiledQuery.raw(countSql, [tenantId, activeLimit, since, recentLimit]),
  );
  return rows[0] ?? { active: 0, recent: 0 };
}

export interface NewCheckout {
  id: string;
  tenantId: string;
  subject: string | undefined;
  target: Target;
  constraints: Constraints;
  metadata: JsonObject;
  goal: CheckoutGoal;
  /** The requesting key, if it has a mandate. */
  mandatedBy: string | undefined;
  buyerProfileId: string | undefined;
  isLive: boolean;
  idempotency: { keyDigest: string; fingerprint: Uint8Array } | undefined;
  createdAt: Date;
  /** The trace of the request. */
  traceparent: string | undefined;
  /** The label of the first timeline item. */
  firstLabel: string;
}

const insertSql = `with checkout as (
  insert into checkouts (id, tenant_id, subject, status, target, constraints, metadata, buyer_profile_id,
    idempotency_key, fingerprint, is_live, goal, mandated_by, traceparent, created_at, updated_at)
  values ($1, $2, $3, 'queued', $4, $5, $6, $7, $8, $9, $12, $13, $14, $15, $10, $10)
  returning id)
  insert into progress_items (checkout_id, sequence, kind, label, data, at)
  select id, 0, 'intent_started', $11, '{}', $10 from checkout`;

/** Inserts the checkout with the first item of its timeline. */
export async function insertCheckout(trx: Trx, checkout: NewCheckout): Promise<void> {
  await trx.executeQuery(
    CompiledQuery.raw(insertSql, [
      checkout.id,
      checkout.tenantId,
      checkout.subject ?? null,
      JSON.stringify(checkout.target),
      JSON.stringify(checkout.constraints),
      JSON.stringify(checkout.metadata),
      checkout.buyerProfileId ?? null,
      checkout.idempotency?.keyDigest ?? null,
      checkout.idempotency?.fingerprint ?? null,
      checkout.createdAt,
      checkout.firstLabel,
      checkout.isLive,
      checkout.goal,
      checkout.mandatedBy ?? null,
      checkout.traceparent ?? null,
    ]),
  );
}

/** Whether an insert failed because its buyer profile was deleted in the meantime. */
export function isMissingProfile(error: unknown): boolean {
  return isMissing(error, "checkouts_buyer_profile_id_fkey");
}

/** The same for the requesting key. */
export function isMissingKey(error: unknown): boolean {
  return isMissing(error, "checkouts_mandated_by_fkey");
}

function isMissing(error: unknown, constraint: string): boolean {
  const isForeignKey = error instanceof Error && "code" in error && error.code === "23503";
  return isForeignKey && "constraint" in error && error.constraint === constraint;
}
