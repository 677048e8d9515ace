import {
  type Constraints,
  failureCodes,
  failureReasons,
  type Quote,
  questionKeys,
  type Receipt,
  stepCodes,
  terminalStatuses,
} from "@cartwright/contract";
import { sql } from "kysely";
import type { Trx } from "../../platform/database/open-database.ts";
import type { Remains } from "./what-remains.ts";

/** The extent of an erasure. `buyer` keeps what the caller has attached: `subject` and `metadata`. */
export type ErasureScope = "buyer" | "everything";

export interface EndedCheckout {
  id: string;
  target: { url?: string | undefined };
  constraints: Constraints;
  receipt: Receipt | null;
  quote: Quote | null;
  erasure_requested: ErasureScope | null;
}

const columns = ["id", "target", "constraints", "receipt", "quote", "erasure_requested"] as const;

/** Ended checkouts whose erasure was requested, except those locked by another process. */
export async function lockRequested(trx: Trx, limit: number): Promise<EndedCheckout[]> {
  return trx
    .selectFrom("checkouts")
    .select(columns)
    .where("erasure_requested", "is not", null)
    .where("status", "in", terminalStatuses)
    .orderBy("created_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Checkouts that ended at or before `before` and still hold personal data. */
export async function lockEndedBefore(trx: Trx, before: Date, limit: number): Promise<EndedCheckout[]> {
  return trx
    .selectFrom("checkouts")
    .select(columns)
    .where("erased_at", "is", null)
    .where("status", "in", terminalStatuses)
    .where("updated_at", "<=", before)
    .orderBy("updated_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Replaces the buyer's data in the checkouts with what remains. */
export async function writeRemains(trx: Trx, remains: readonly (Remains & { id: string })[]): Promise<void> {
  await sql`
    update checkouts set target = remains.target::json, constraints = remains.constraints::json,
      receipt = remains.receipt::json, quote = remains.quote::json, submitting_total = null, ship_to = null, traceparent = null, buyer_profile_id = null,
      erasure_requested = null
    from unnest(
      ${remains.map(({ id }) => id)}::uuid[],
      ${remains.map(({ target }) => JSON.stringify(target))}::text[],
      ${remains.map(({ constraints }) => JSON.stringify(constraints))}::text[],
      ${remains.map(({ receipt }) => receipt && JSON.stringify(receipt))}::text[],
      ${remains.map(({ quote }) => quote && JSON.stringify(quote))}::text[]
    ) as remains (id, target, constraints, receipt, quote)
    where checkouts.id = remains.id
  `.execute(trx);
}

/**
 * Clears what the caller has attached. A digest of the idempotency key without personal data
 * (`digestAfterErasure`) stays until the sweep releases it, so that a repeated request doesn't buy again.
 */
export async function clearAttachments(trx: Trx, ids: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable("checkouts")
    .set({
      subject: null,
      metadata: "{}",
      idempotency_key: sql<string>`'erased ' ||
        encode(sha256(convert_to(coalesce(subject, '') || ' ' || idempotency_key, 'UTF8')), 'hex')`,
      fingerprint: null,
      signs_in_at: null,
      erased_at: now,
    })
    .where("id", "in", ids)
    .execute();
}

/** Returns which of the checkouts are erased. The others can't be erased before the transaction ends. */
export async function lockErased(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom("checkouts")
    .select(["id", "erased_at"])
    .where("id", "in", ids)
    .orderBy("id")
    .forKeyShare()
    .execute();
  return rows.filter(({ erased_at }) => erased_at !== null).map(({ id }) => id);
}

const codes = [...failureCodes, ...failureReasons, "succeeded", "cancelled"];

/**
 * The timeline keeps its order, its times and our own codes. The last item says again how the checkout ended.
 */
export async function clearTimelines(
  trx: Trx,
  ids: readonly string[],
  words: { label: string; message: string },
): Promise<void> {
  await sql`
    update progress_items set
      label = case kind
        when 'terminal' then (select initcap(status) from checkouts where id = checkout_id)
        else ${words.label} end,
      data = json_strip_nulls(json_build_object(
        'step', case when data ->> 'step' = any(${[...stepCodes]}::text[]) then data ->> 'step' end,
        'key', case when data ->> 'key' = any(${[...questionKeys]}::text[]) then data ->> 'key' end,
        'code', case when data ->> 'code' = any(${codes}::text[]) then data ->> 'code' end,
        'message', case kind when 'terminal' then ${words.message}::text end))
    where checkout_id = any(${[...ids]}::uuid[])
  `.execute(trx);
}

/** Deletes questions with their answers, evidence, pictures and live views. */
export async function deleteTraces(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom("user_actions").where("checkout_id", "in", ids).execute();
  await trx.deleteFrom("evidence").where("checkout_id", "in", ids).execute();
  await trx.deleteFrom("goods_pictures").where("checkout_id", "in", ids).execute();
  await trx.deleteFrom("live_views").where("checkout_id", "in", ids).execute();
}
