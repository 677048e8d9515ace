import { Uuid } from "@cartwright/contract";
import { z } from "zod";
import { idOf } from "../../platform/ids.ts";
import type { EnqueueOptions, JobDefinition } from "../../platform/jobs/job-definition.ts";

const Delivery = z.object({
  /** The same for every endpoint that hears of the event. */
  eventId: Uuid,
  endpointId: Uuid,
  /** The bytes that are sent, as text. */
  body: z.string(),
  /** 1 for the first. Each attempt is a job of its own. */
  attempt: z.int().min(1),
});
export type Delivery = z.output<typeof Delivery>;

/**
 * A failed delivery is an outcome and enqueues the next attempt. What the queue itself tries again is an attempt
 * that was cut off, by a killed process or a lost database, and that is not counted against the receiver.
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
  /** Attempts under way at once in one process. */
  concurrency: number;
}

/**
 * Deliveries to endpoints that took their last one travel apart from those to endpoints that failed it, or have had
 * none yet. However many of the latter hang until their time is up, they hold places in their own lane alone; and one
 * endpoint holds no more than its share of either.
 */
export const lanes = {
  proven: { job: { ...commonDefinition, name: "deliver-webhook" }, concurrency: 200 },
  inDoubt: { job: { ...commonDefinition, name: "deliver-webhook-in-doubt" }, concurrency: 400 },
} as const satisfies Record<string, Lane>;

export const deliveryJobs: readonly JobDefinition<Delivery>[] = Object.values(lanes).map(({ job }) => job);

export type DeliveryToEnqueue = EnqueueOptions & { payload: Delivery };

/** As the queue takes it. What is enqueued twice, because a process was killed in between, is there once. */
export function toEnqueue(payload: Delivery): DeliveryToEnqueue {
  const { eventId, endpointId, attempt } = payload;
  return { payload, id: idOf(eventId, endpointId, String(attempt)), groupId: endpointId };
}
