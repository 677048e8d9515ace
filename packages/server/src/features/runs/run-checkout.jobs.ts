import { Uuid } from "@cartwright/contract";
import { z } from "zod";
import type { Trx } from "../../platform/database/open-database.ts";
import type { IdleProcessor } from "../../platform/idle-processor.ts";
import type { JobDefinition } from "../../platform/jobs/job-definition.ts";
import type { Jobs } from "../../platform/jobs/open-jobs.ts";
import { driveCheckout } from "./drive-checkout.ts";
import type { DriveDependencies } from "./drive-held-run.ts";
import { createSlots } from "./slots.ts";

/** Jobs enqueued by earlier versions have no tenant; each counts as a tenant of its own. */
const Payload = z.object({
  checkoutId: Uuid,
  tenantId: Uuid.optional(),
  /** The trace that the run continues. */
  traceparent: z.string().max(100).optional(),
});

/** One job per checkout. While one waits or runs, no other is created for the same checkout. */
export const runCheckoutJob: JobDefinition<z.output<typeof Payload>> = {
  name: "run-checkout",
  payload: Payload,
  retryLimit: 10,
  retryDelaySeconds: 1,
  heartbeatSeconds: 10,
  // Longer than any run with its questions, because the run's own limits end it earlier.
  expireInSeconds: 6 * 3600,
  policy: "exclusive",
  sharedBy: "tenantId",
};

export interface RunToEnqueue {
  checkoutId: string;
  tenantId: string;
  traceparent?: string | undefined;
}

export async function enqueueRun(jobs: Pick<Jobs, "enqueue">, trx: Trx, run: RunToEnqueue): Promise<void> {
  const { checkoutId, tenantId, traceparent } = run;
  await jobs.enqueue(
    trx,
    runCheckoutJob.name,
    { checkoutId, tenantId, ...(traceparent !== undefined && { traceparent }) },
    { singletonKey: checkoutId },
  );
}

export interface RunCapacity {
  /** Runs that may work at once. */
  slots: number;
  /** Beyond this number runs start only while the processor, if it is watched, has time to spare. */
  cores?: number;
  watchProcessor?: (onLook: () => void) => Pick<IdleProcessor, "take">;
  /** Additional runs per slot that may wait for a human. */
  parkedPerSlot?: number;
}

/** Starts driving queued checkouts in this process. */
export async function workOnRuns(
  jobs: Pick<Jobs, "work">,
  dependencies: DriveDependencies,
  { slots: count, parkedPerSlot = 4, cores = count, watchProcessor }: RunCapacity,
): Promise<void> {
  const maxParked = count * parkedPerSlot;
  const processor = watchProcessor?.(() => slots.startWaiting());
  const slots = createSlots({
    count,
    maxParked,
    cores,
    takeIdleProcessor: () => processor?.take() ?? true,
    elapsedMs: dependencies.clock.elapsedMs,
  });
  await jobs.work(
    runCheckoutJob,
    async ({ checkoutId, tenantId = checkoutId, traceparent }, { signal, closing }) => {
      const slot = await slots.acquire(tenantId, signal);
      try {
        await driveCheckout(dependencies, { checkoutId, slot, signal, closing, traceparent });
      } finally {
        slot.release();
      }
    },
    // One tenant's waiting runs may take at most half of the room.
    { concurrency: slots.capacity, concurrencyPerSharer: count + Math.floor(maxParked / 2) },
  );
}
