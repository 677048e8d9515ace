import { Uuid } from "@cartwright/contract";
import { z } from "zod";
import { idOf } from "../../platform/ids.ts";
import type { EnqueueOptions, JobDefinition } from "../../platform/jobs/job-definition.ts";

const Delivery = z.object({
  /** The same for all endpoints that receive the event. */
  eventId: Uuid,
  endpointId: Uuid,
  /** The bytes to send, as text. */
  body: z.string(),
  /** 1 for the first. Each attempt is its own job. */
  attempt: z.int().min(1),
  /** The trace that the span of each attempt joins. */
  traceparent: z.string().max(100).optional(),
});
export type Delivery = z.output<typeof Delivery>;

/**
 * A failed delivery is an outcome and enqueues the next attempt. The queue only retries attempts that were
 * cut off by a killed process or a lost database, and these don't count against the receiver.
 */
const commonDefinition = {
  payload: Delivery,
  retryLimit: 1000,
  retryDelaySeconds: 5,
  heartbeatSeconds: 15,
  expireInSeconds: 60,
  concurrencyPerGroup: 4,
} as const;

interface Lane {
  job: JobDefinition<Delivery>;
  /** Concurrent attempts per process. */
  concurrency: number;
}

/**
 * Endpoints that accepted their last delivery use a different lane from those that failed it or have had
 * none. However many of the latter hang until they time out, they only delay their own lane, and one endpoint
 * never uses more than its share of a lane.
 */
export const lanes = {
  proven: { job: { ...commonDefinition, name: "deliver-webhook" }, concurrency: 200 },
  inDoubt: { job: { ...commonDefinition, name: "deliver-webhook-in-doubt" }, concurrency: 400 },
} as const satisfies Record<string, Lane>;

export const deliveryJobs: readonly JobDefinition<Delivery>[] = Object.values(lanes).map(({ job }) => job);

export type DeliveryToEnqueue = EnqueueOptions & { payload: Delivery };

/**
 * The delivery in the queue's format. Its id is deterministic, so that enqueueing it again after a crash adds
 * nothing.
 */
export function toEnqueue(payload: Delivery): DeliveryToEnqueue {
  const { eventId, endpointId, attempt } = payload;
  return { payload, id: idOf(eventId, endpointId, String(attempt)), groupId: endpointId };
}
