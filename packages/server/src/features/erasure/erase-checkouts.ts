import type { Trx } from "../../platform/database/open-database.ts";
import {
  clearAttachments,
  clearTimelines,
  deleteTraces,
  type EndedCheckout,
  lockEndedBefore,
  lockErased,
  lockRequested,
  writeRemains,
} from "./erased-checkouts.store.ts";
import { deleteSessionsUnusedSince, findRunningToErase } from "./erasure.store.ts";
import type { ErasureDependencies } from "./erasure-dependencies.ts";
import { whatRemains } from "./what-remains.ts";

const batchSize = 100;
const dayMs = 24 * 3600 * 1000;

/**
 * Carries out requested erasures: stops the runs concerned and erases what has ended. A crash loses nothing,
 * because each request stays with its checkout until the transaction that fulfils it.
 */
export async function carryOutErasures(
  dependencies: ErasureDependencies,
  signal?: AbortSignal,
): Promise<void> {
  const { database, cancelCheckout } = dependencies;
  for (const id of await findRunningToErase(database.db)) {
    if (signal?.aborted) return;
    await cancelCheckout(id);
  }
  await eraseInBatches(dependencies, (trx) => lockRequested(trx, batchSize), signal);
}

/** Erases what is past its retention: the personal data of ended checkouts, and unused sign-ins. */
export async function applyRetention(dependencies: ErasureDependencies, signal?: AbortSignal): Promise<void> {
  const { database, clock, retentionDays } = dependencies;
  const before = new Date(clock.now().getTime() - retentionDays * dayMs);
  const lock = async (trx: Trx): Promise<EndedCheckout[]> => {
    const ended = await lockEndedBefore(trx, before, batchSize);
    return ended.map((checkout) => ({ ...checkout, erasure_requested: "everything" }));
  };
  await eraseInBatches(dependencies, lock, signal);
  await deleteSessionsUnusedSince(database.db, before);
}

/**
 * For a delivery attempt that was running while its checkout was erased: removes the subject from the next
 * one.
 */
export async function forgetErasedEvents(
  trx: Trx,
  { forgetEvents }: Pick<ErasureDependencies, "forgetEvents">,
  checkoutIds: readonly string[],
): Promise<void> {
  const erased = await lockErased(trx, checkoutIds);
  if (erased.length > 0) await forgetEvents(trx, erased);
}

async function eraseInBatches(
  dependencies: ErasureDependencies,
  lock: (trx: Trx) => Promise<EndedCheckout[]>,
  signal: AbortSignal | undefined,
): Promise<void> {
  let erased: number;
  do {
    erased = await dependencies.database.transaction(async (trx) => {
      const checkouts = await lock(trx);
      if (checkouts.length > 0) await erase(trx, dependencies, checkouts);
      return checkouts.length;
    });
  } while (erased > 0 && !signal?.aborted);
}

const words = { label: "Erased", message: "The personal data of this checkout was erased." };

async function erase(
  trx: Trx,
  { clock, forgetEvents }: ErasureDependencies,
  checkouts: readonly EndedCheckout[],
): Promise<void> {
  const ids = checkouts.map(({ id }) => id);
  await writeRemains(
    trx,
    checkouts.map((checkout) => ({ id: checkout.id, ...whatRemains(checkout) })),
  );
  await clearTimelines(trx, ids, words);
  await deleteTraces(trx, ids);
  const whole = checkouts.filter((checkout) => checkout.erasure_requested === "everything");
  if (whole.length === 0) return;
  const wholeIds = whole.map(({ id }) => id);
  await clearAttachments(trx, wholeIds, clock.now());
  await forgetEvents(trx, wholeIds);
}
