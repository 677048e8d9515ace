import { CheckoutStatus, type ListDeliveriesQuery, type WebhookDeliveryList } from "@cartwright/contract";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { deleteDeliveriesBefore, listDeliveryRows } from "./deliveries.store.ts";

/** What became of the tenant's events, the newest attempts first. */
export async function listDeliveries(
  db: Db,
  tenantId: string,
  { checkoutId, limit }: ListDeliveriesQuery,
): Promise<WebhookDeliveryList> {
  const rows = await listDeliveryRows(db, { tenantId, checkoutId, limit });
  const data = rows.map((row) => ({
    endpointId: row.endpoint_id,
    url: row.url,
    checkoutId: row.checkout_id,
    status: CheckoutStatus.parse(row.status),
    attempts: row.attempts,
    delivered: row.is_delivered,
    lastStatus: row.last_status,
    lastAttemptAt: row.last_attempt_at.toISOString(),
  }));
  return { data, nextCursor: null };
}

const keptMs = 30 * 24 * 3600 * 1000;

export async function sweepDeliveries({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await deleteDeliveriesBefore(db, new Date(clock.now().getTime() - keptMs));
}
