import {
  CheckoutStatus,
  CheckoutStatusChanged,
  type ListDeliveriesQuery,
  type WebhookDeliveryList,
  type WebhookEvent,
} from "@cartwright/contract";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { describeEvent } from "./announce-status.ts";
import { type DeliveryRow, deleteDeliveriesBefore, listDeliveryRows } from "./deliveries.store.ts";

/** Lists what became of the tenant's events, newest attempts first. */
export async function listDeliveries(
  db: Db,
  tenantId: string,
  { checkoutId, limit }: ListDeliveriesQuery,
): Promise<WebhookDeliveryList> {
  const rows = await listDeliveryRows(db, { tenantId, checkoutId, limit });
  const data = rows.map((row) => {
    const event = eventOf(row);
    return {
      eventId: row.event_id,
      endpointId: row.endpoint_id,
      url: row.url,
      checkoutId: row.checkout_id,
      status: CheckoutStatus.nullable().parse(row.status),
      ...(event && { event }),
      attempts: row.attempts,
      delivered: row.is_delivered,
      lastStatus: row.last_status,
      lastAttemptAt: row.last_attempt_at.toISOString(),
    };
  });
  return { data, nextCursor: null };
}

/**
 * Events aren't stored: they are rebuilt from the rows of their checkout, which lose personal data on
 * erasure.
 */
export function eventOf(row: DeliveryRow): WebhookEvent | undefined {
  const { checkout_id, status, event_at, subject, goal, failure_reason, is_overcharged } = row;
  if (!event_at) return undefined;
  if (checkout_id === null) return { type: "webhook.test", createdAt: event_at.toISOString() };
  const changedTo = CheckoutStatusChanged.shape.status.safeParse(status).data;
  if (!changedTo || !goal || is_overcharged === null) return undefined;
  return describeEvent({
    checkoutId: checkout_id,
    subject,
    status: changedTo,
    goal,
    failureReason: failure_reason,
    isOvercharged: is_overcharged,
    at: event_at,
  });
}

const keptMs = 30 * 24 * 3600 * 1000;

export async function sweepDeliveries({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await deleteDeliveriesBefore(db, new Date(clock.now().getTime() - keptMs));
}
