import type { Database } from "../../platform/database/open-database.ts";
import { inBatches } from "../../platform/in-batches.ts";
import type { Jobs } from "../../platform/jobs/open-jobs.ts";
import { type DeliveryDependencies, deliverWebhook } from "./deliver-webhook.ts";
import { lanes } from "./delivery.ts";
import { createSettling, type SettlingDependencies } from "./settle-attempts.ts";
import { findActiveEndpoints } from "./webhooks.store.ts";

export type DispatcherDependencies = Omit<DeliveryDependencies, "findActiveEndpoint" | "settle"> &
  SettlingDependencies;

/** Starts delivering webhooks in this process. */
export async function workOnDeliveries(
  jobs: Pick<Jobs, "work" | "enqueueAll">,
  dependencies: DispatcherDependencies,
): Promise<void> {
  const delivering = {
    ...dependencies,
    findActiveEndpoint: createEndpointFinder(dependencies.database),
    settle: createSettling(jobs, dependencies),
  };
  for (const { job, concurrency } of Object.values(lanes)) {
    await jobs.work(job, (delivery, { signal }) => deliverWebhook(delivering, delivery, signal), {
      concurrency,
    });
  }
}

/** Looks endpoints up in batches, because an event goes to many at once. */
function createEndpointFinder({ db }: Pick<Database, "db">): DeliveryDependencies["findActiveEndpoint"] {
  return inBatches(async (ids: readonly string[]) => {
    const rows = await findActiveEndpoints(db, [...new Set(ids)]);
    const endpoints = new Map(rows.map((row) => [row.id, row]));
    return (id) => endpoints.get(id);
  });
}
