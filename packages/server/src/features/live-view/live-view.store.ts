import type { CheckoutStatus, FailureReason, JsonObject, Receipt } from "@cartwright/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";

/** Everything a viewer sees of a checkout. */
export interface CheckoutSeen {
  status: CheckoutStatus;
  url: string;
  createdAt: Date;
  failureReason: FailureReason | null;
  receipt: Receipt | null;
  /** When the last question was answered. */
  resumedAt: Date | null;
  items: readonly TimelineItem[];
  /** The worker that holds the browser. */
  workerUrl: string | null;
}

export interface TimelineItem {
  sequence: number;
  kind: "intent_started" | "step" | "user_action" | "terminal";
  label: string;
  data: JsonObject;
  /** In PostgreSQL's JSON format. */
  at: string;
  /** When the previous item was written or the previous question was answered, whichever is later. */
  startedAt: string | null;
}

/** Undefined if the tenant has no such checkout or is suspended. */
export async function findCheckoutSeen(
  db: Db,
  wanted: { checkoutId: string; tenantId: string },
): Promise<CheckoutSeen | undefined> {
  return db
    .selectFrom("checkouts")
    .innerJoin("tenants", "tenants.id", "checkouts.tenant_id")
    .leftJoin("live_views", "live_views.checkout_id", "checkouts.id")
    .select([
      "checkouts.status",
      sql<string>`checkouts.target ->> 'url'`.as("url"),
      "checkouts.created_at as createdAt",
      "checkouts.failure_reason as failureReason",
      "checkouts.receipt",
      lastAnswer.as("resumedAt"),
      timeline.as("items"),
      "live_views.worker_url as workerUrl",
    ])
    .where("checkouts.id", "=", wanted.checkoutId)
    .where("checkouts.tenant_id", "=", wanted.tenantId)
    .where("tenants.suspended_at", "is", null)
    .executeTakeFirst();
}

const lastAnswer = sql<Date | null>`(
  select max(resolved_at) from user_actions where checkout_id = checkouts.id and status = 'submitted')`;

const timeline = sql<TimelineItem[]>`(
  select coalesce(json_agg(json_build_object(
    'sequence', sequence, 'kind', kind, 'label', label, 'data', data, 'at', at, 'startedAt', started_at)
    order by sequence), '[]'::json)
  from (
    select sequence, kind, label, data, at, greatest(
      lag(at) over (order by sequence),
      (select max(resolved_at) from user_actions
       where checkout_id = checkouts.id and status = 'submitted' and resolved_at <= progress_items.at)
    ) as started_at
    from progress_items where checkout_id = checkouts.id
  ) as items)`;

export async function insertLiveView(db: Db, view: { checkoutId: string; workerUrl: string }): Promise<void> {
  await db
    .insertInto("live_views")
    .values({ checkout_id: view.checkoutId, worker_url: view.workerUrl })
    .onConflict((conflict) => conflict.column("checkout_id").doUpdateSet({ worker_url: view.workerUrl }))
    .execute();
}

/** Only deletes this worker's row: another worker may drive the run by now. */
export async function deleteLiveView(db: Db, view: { checkoutId: string; workerUrl: string }): Promise<void> {
  await db
    .deleteFrom("live_views")
    .where("checkout_id", "=", view.checkoutId)
    .where("worker_url", "=", view.workerUrl)
    .execute();
}
