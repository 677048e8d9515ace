import type { CheckoutGoal, FailureReason } from "@cartwright/contract";
import { type Selectable, sql } from "kysely";
import type { Db, Trx } from "../../platform/database/open-database.ts";
import type { Tables } from "../../platform/database/tables.ts";

/** One attempt, as recorded. */
export interface AttemptRecord {
  eventId: string;
  endpointId: string;
  /** Null for a test event. */
  checkoutId: string | null;
  /** The checkout's status in the event. */
  status: string | null;
  /** When the event was dispatched. */
  eventAt: string;
  attempt: number;
  isDelivered: boolean;
  answered: number | null;
  at: Date;
}

/** At most one record per event and endpoint. Repeated or late attempts never undo a later result. */
export async function recordAttempts(db: Db, records: readonly AttemptRecord[]): Promise<void> {
  await sql`
    insert into webhook_deliveries
      (event_id, endpoint_id, tenant_id, checkout_id, status, event_at, attempts, is_delivered, last_status,
        last_attempt_at)
    select ended.event_id, endpoints.id, endpoints.tenant_id, ended.checkout_id, ended.status, ended.event_at,
      ended.attempt, ended.is_delivered, ended.answered, ended.at
    from unnest(
      ${records.map(({ eventId }) => eventId)}::uuid[],
      ${records.map(({ endpointId }) => endpointId)}::uuid[],
      ${records.map(({ checkoutId }) => checkoutId)}::uuid[],
      ${records.map(({ status }) => status)}::text[],
      ${records.map(({ eventAt }) => eventAt)}::timestamptz[],
      ${records.map(({ attempt }) => attempt)}::integer[],
      ${records.map(({ isDelivered }) => isDelivered)}::boolean[],
      ${records.map(({ answered }) => answered)}::integer[],
      ${records.map(({ at }) => at.toISOString())}::timestamptz[]
    ) as ended (event_id, endpoint_id, checkout_id, status, event_at, attempt, is_delivered, answered, at)
    join webhook_endpoints as endpoints on endpoints.id = ended.endpoint_id
    order by ended.event_id, ended.endpoint_id
    on conflict (event_id, endpoint_id) do update set
      attempts = excluded.attempts, is_delivered = excluded.is_delivered,
      last_status = excluded.last_status, last_attempt_at = excluded.last_attempt_at
    where webhook_deliveries.attempts <= excluded.attempts and not webhook_deliveries.is_delivered
  `.execute(db);
}

export interface DeliveryRow extends Omit<Selectable<Tables["webhook_deliveries"]>, "tenant_id"> {
  url: string;
  /** From the checkout's own rows; null if they no longer say. */
  subject: string | null;
  goal: CheckoutGoal | null;
  failure_reason: FailureReason | null;
  is_overcharged: boolean | null;
}

interface Wanted {
  tenantId: string;
  /** Only deliveries of one checkout. */
  checkoutId?: string | undefined;
  /** Only the delivery of one event to one endpoint. */
  only?: { endpointId: string; eventId: string } | undefined;
  limit: number;
}

/** Newest attempts first. */
export async function listDeliveryRows(
  db: Db,
  { tenantId, checkoutId, only, limit }: Wanted,
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select deliveries.event_id, deliveries.endpoint_id, endpoints.url, deliveries.checkout_id, deliveries.status,
      deliveries.event_at, deliveries.attempts, deliveries.is_delivered, deliveries.last_status,
      deliveries.last_attempt_at, checkouts.subject, checkouts.goal, change.failure_reason, change.is_overcharged
    from webhook_deliveries as deliveries
    join webhook_endpoints as endpoints on endpoints.id = deliveries.endpoint_id
    left join checkouts on checkouts.id = deliveries.checkout_id
    left join lateral (
      select failure_reason, is_overcharged from status_changes
      where checkout_id = deliveries.checkout_id and status = deliveries.status and at = deliveries.event_at
      limit 1) as change on true
    where deliveries.tenant_id = ${tenantId}
      and (${checkoutId ?? null}::uuid is null or deliveries.checkout_id = ${checkoutId ?? null}::uuid)
      and (${only?.endpointId ?? null}::uuid is null
        or (deliveries.endpoint_id = ${only?.endpointId ?? null}::uuid
          and deliveries.event_id = ${only?.eventId ?? null}::uuid))
    order by deliveries.last_attempt_at desc, deliveries.event_id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Lets the next attempt be recorded, whatever the previous results. */
export async function reopenDelivery(
  trx: Trx,
  { eventId, endpointId }: { eventId: string; endpointId: string },
): Promise<void> {
  await trx
    .updateTable("webhook_deliveries")
    .set({ is_delivered: false })
    .where("event_id", "=", eventId)
    .where("endpoint_id", "=", endpointId)
    .execute();
}

export async function deleteDeliveriesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("webhook_deliveries").where("last_attempt_at", "<", before).execute();
}
