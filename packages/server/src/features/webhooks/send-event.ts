import { isUuid, messages, type SentEvent, type WebhookTest } from "@cartwright/contract";
import { newId } from "../../platform/ids.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { listDeliveryRows, reopenDelivery } from "./deliveries.store.ts";
import { lanes, toEnqueue } from "./delivery.ts";
import { eventOf } from "./list-deliveries.ts";
import type { WebhooksDependencies } from "./webhook-endpoints.ts";
import { findActiveEndpoints } from "./webhooks.store.ts";

interface Wanted {
  tenantId: string;
  endpointId: string;
  eventId: string | undefined;
}

/** Enqueues a test event, or an event that the endpoint was sent before, like any other delivery. */
export async function sendEvent(dependencies: WebhooksDependencies, wanted: Wanted): Promise<SentEvent> {
  const { database, clock, jobs } = dependencies;
  const { tenantId, endpointId } = wanted;
  const [endpoint] = isUuid(endpointId) ? await findActiveEndpoints(database.db, [endpointId]) : [];
  if (endpoint?.tenant_id !== tenantId) throw new ServiceError("not_found", messages.webhooks.notFound);
  const test: WebhookTest = { type: "webhook.test", createdAt: clock.now().toISOString() };
  const { eventId, event, attempt } =
    wanted.eventId === undefined
      ? { eventId: newId(), event: test, attempt: 1 }
      : await findEarlier(dependencies, { ...wanted, eventId: wanted.eventId });
  const delivery = { eventId, endpointId: endpoint.id, body: JSON.stringify(event), attempt };
  await database.transaction(async (trx) => {
    await reopenDelivery(trx, delivery);
    // A separate id, so that a retry waiting under the usual one isn't affected.
    await jobs.enqueueAll(trx, lanes.inDoubt.job.name, [{ ...toEnqueue(delivery), id: newId() }]);
  });
  return { eventId };
}

async function findEarlier(
  { database: { db } }: WebhooksDependencies,
  { tenantId, endpointId, eventId }: Wanted & { eventId: string },
) {
  const [row] = await listDeliveryRows(db, { tenantId, only: { endpointId, eventId }, limit: 1 });
  const event = row && eventOf(row);
  if (!event) throw new ServiceError("not_found", messages.webhooks.eventNotFound);
  return { eventId, event, attempt: row.attempts + 1 };
}
