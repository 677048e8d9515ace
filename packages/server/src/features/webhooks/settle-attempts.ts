import { limits, WebhookEvent } from "@cartwright/contract";
import type { Database, Trx } from "../../platform/database/open-database.ts";
import { inBatches } from "../../platform/in-batches.ts";
import type { Jobs } from "../../platform/jobs/open-jobs.ts";
import { type AttemptRecord, recordAttempts } from "./deliveries.store.ts";
import { type Delivery, type DeliveryToEnqueue, lanes, toEnqueue } from "./delivery.ts";
import { type DeliveryRecord, recordDeliveries } from "./webhooks.store.ts";

/** How an attempt ended. */
export interface EndedAttempt {
  delivery: Delivery;
  isDelivered: boolean;
  at: Date;
  status: number | null;
}

export interface SettlingDependencies {
  database: Pick<Database, "db" | "transaction">;
  /** The delays after the first, second and third failure; the last one is used for all further ones. */
  retrySeconds: readonly number[];
  /** Removes personal data from the events of checkouts that were erased during an attempt. */
  forgetErased(trx: Trx, checkoutIds: readonly string[]): Promise<void>;
  /** From 0 to 1. */
  random: () => number;
}

const maxAttempts = 1 + limits.webhooks.retries;
/** Receivers of one event answer within moments of each other, and no one waits for these writes. */
const gatherMs = 20;
/** Spreads out retries of events that failed together. Never earlier than announced. */
const maxJitter = 0.2;

/** Records how attempts ended and enqueues the next ones of those that failed, atomically. */
export function createSettling(
  jobs: Pick<Jobs, "enqueueAll">,
  dependencies: SettlingDependencies,
): (attempt: EndedAttempt) => Promise<void> {
  const { database, forgetErased } = dependencies;
  return inBatches(
    async (attempts: readonly EndedAttempt[]) => {
      const records = lastOfEach(attempts);
      const recorded = attemptsToRecord(attempts);
      const retries = attempts.flatMap((attempt) => retryOf(attempt, dependencies));
      await database.transaction(async (trx: Trx) => {
        await recordAttempts(trx, recorded);
        await recordDeliveries(trx, records);
        if (retries.length === 0) return;
        await jobs.enqueueAll(trx, lanes.inDoubt.job.name, retries);
        const ids = recorded.map(({ checkoutId }) => checkoutId).filter((id) => id !== null);
        await forgetErased(trx, [...new Set(ids)]);
      });
      return () => undefined;
    },
    { gatherMs },
  );
}

function lastOfEach(attempts: readonly EndedAttempt[]): DeliveryRecord[] {
  const ordered = attempts.toSorted((left, right) => left.at.getTime() - right.at.getTime());
  const records = ordered.map(({ delivery: { endpointId }, at, status }) => ({ endpointId, at, status }));
  return [...new Map(records.map((record) => [record.endpointId, record])).values()];
}

/** Two attempts of one delivery may end in one batch; the later one counts. */
function attemptsToRecord(attempts: readonly EndedAttempt[]): AttemptRecord[] {
  const records = attempts
    .toSorted((left, right) => left.delivery.attempt - right.delivery.attempt)
    .map(({ delivery, isDelivered, at, status: answered }) => {
      const { eventId, endpointId, attempt } = delivery;
      const event = WebhookEvent.parse(JSON.parse(delivery.body));
      const { checkoutId, status } =
        event.type === "webhook.test" ? { checkoutId: null, status: null } : event;
      const eventAt = event.createdAt;
      return { eventId, endpointId, checkoutId, status, eventAt, attempt, isDelivered, answered, at };
    });
  return [...new Map(records.map((record) => [`${record.eventId} ${record.endpointId}`, record])).values()];
}

function retryOf(
  { delivery, isDelivered }: EndedAttempt,
  { retrySeconds, random }: SettlingDependencies,
): DeliveryToEnqueue[] {
  if (isDelivered || delivery.attempt >= maxAttempts) return [];
  const seconds = retrySeconds[delivery.attempt - 1] ?? retrySeconds.at(-1) ?? 0;
  const startAfter = seconds * (1 + random() * maxJitter);
  return [{ ...toEnqueue({ ...delivery, attempt: delivery.attempt + 1 }), startAfter }];
}
