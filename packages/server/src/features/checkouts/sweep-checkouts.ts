import { limits } from "@cartwright/contract";
import { releaseIdempotencyKeys } from "./checkouts.store.ts";
import type { CheckoutsDependencies } from "./checkouts-dependencies.ts";
import { findQuietCheckouts } from "./claims.store.ts";

const idempotencyLifetimeMs = limits.idempotency.lifetimeHours * 3600 * 1000;

/** Runs hourly: releases expired idempotency keys. Until then, a key still replays. */
export async function sweepIdempotencyKeys({
  database,
  clock,
}: Pick<CheckoutsDependencies, "database" | "clock">): Promise<void> {
  await releaseIdempotencyKeys(database.db, new Date(clock.now().getTime() - idempotencyLifetimeMs));
}

const quietMs = 60_000;
const batchSize = 500;

/**
 * Enqueues a job for checkouts that have been quiet for a while. If one already exists, the queue keeps just
 * that one; if it was lost, the run is claimed again and ends.
 */
export async function rescueCheckouts({
  database,
  clock,
  enqueueRun,
}: Pick<CheckoutsDependencies, "database" | "clock" | "enqueueRun">): Promise<void> {
  const before = new Date(clock.now().getTime() - quietMs);
  for (const quiet of await findQuietCheckouts(database.db, before, batchSize)) {
    await database.transaction((trx) => enqueueRun(trx, { checkoutId: quiet.id, tenantId: quiet.tenant_id }));
  }
}
