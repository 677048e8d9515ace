import { type Selectable, sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";
import type { Tables } from "../../platform/database/tables.ts";

/** One attempt, as it is written down with those before it. */
export interface AttemptRecord {
  eventId: string;
  endpointId: string;
  checkoutId: string;
  /** Of the checkout, in the event. */
  status: string;
  attempt: number;
  isDelivered: boolean;
  answered: number | null;
  at: Date;
}

/** At most one record for each event and endpoint. An attempt that was repeated, or is told late, takes nothing back. */
export async function recordAttempts(db: Db, records: readonly AttemptRecord[]): Promise<void> {
  await sql`
    insert into webhook_deliveries
      (event_id, endpoint_id, tenant_id, checkout_id, status, attempts, is_delivered, last_status, last_attempt_at)
    select ended.event_id, endpoints.id, endpoints.tenant_id, ended.checkout_id, ended.status, ended.attempt,
      ended.is_delivered, ended.answered, ended.at
    from unnest(
      ${records.map(({ eventId }) => eventId)}::uuid[],
      ${records.map(({ endpointId }) => endpointId)}::uuid[],
      ${records.map(({ checkoutId }) => checkoutId)}::uuid[],
      ${records.map(({ status }) => status)}::text[],
      ${records.map(({ attempt }) => attempt)}::integer[],
      ${records.map(({ isDelivered }) => isDelivered)}::boolean[],
      ${records.map(({ answered }) => answered)}::integer[],
      ${records.map(({ at }) => at.toISOString())}::timestamptz[]
    ) as ended (event_id, endpoint_id, checkout_id, status, attempt, is_delivered, answered, at)
    join webhook_endpoints as endpoints on endpoints.id = ended.endpoint_id
    order by ended.event_id, ended.endpoint_id
    on conflict (event_id, endpoint_id) do update set
      attempts = excluded.attempts, is_delivered = excluded.is_delivered,
      last_status = excluded.last_status, last_attempt_at = excluded.last_attempt_at
    where webhook_deliveries.attempts <= excluded.attempts and not webhook_deliveries.is_delivered
  `.execute(db);
}

export type DeliveryRow = Omit<Selectable<Tables["webhook_deliveries"]>, "event_id" | "tenant_id"> & {
  url: string;
};

/** The newest attempts first; of one checkout, or of all. */
export async function listDeliveryRows(
  db: Db,
  { tenantId, checkoutId, limit }: { tenantId: string; checkoutId: string | undefined; limit: number },
): Promise<DeliveryRow[]> {
  return db
    .selectFrom("webhook_deliveries as deliveries")
    .innerJoin("webhook_endpoints as endpoints", "endpoints.id", "deliveries.endpoint_id")
    .select([
      "deliveries.endpoint_id",
      "endpoints.url",
      "deliveries.checkout_id",
      "deliveries.status",
      "deliveries.attempts",
      "deliveries.is_delivered",
      "deliveries.last_status",
      "deliveries.last_attempt_at",
    ])
    .where("deliveries.tenant_id", "=", tenantId)
    .$if(checkoutId !== undefined, (query) => query.where("deliveries.checkout_id", "=", checkoutId ?? ""))
    .orderBy("deliveries.last_attempt_at", "desc")
    .orderBy("deliveries.event_id", "desc")
    .limit(limit)
    .execute();
}

export async function deleteDeliveriesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("webhook_deliveries").where("last_attempt_at", "<", before).execute();
}
