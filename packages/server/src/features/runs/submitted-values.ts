import type { AnswerValues } from "@cartwright/contract";
import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Trx } from "../../platform/database/open-database.ts";
import type { Sealer } from "../../platform/encryption/seal.ts";
import { deleteExpiredValues, insertSealedValues, takeSealedValues } from "./submitted-values.store.ts";

/** Plain, or sealed by the answer page's process to the key of the run's process. */
export type SubmittedAnswer = { values: AnswerValues } | { box: string; key: string };

/** Passes answers from requests to the worker that types them. Each is read once. */
export interface SubmittedValues {
  /**
   * Call in the transaction that accepts the answer. Returns a function that undoes it if that doesn't
   * commit.
   */
  put(
    trx: Trx,
    submission: { checkoutId: string; claimId: string | null; actionId: string; answer: SubmittedAnswer },
  ): Promise<() => void>;
  take(actionId: string): Promise<SubmittedAnswer | undefined>;
  /** Discards unread answers of a run that is no longer driven here. */
  forget(checkoutId: string): void;
  /** Deletes expired answers that were never read. */
  sweep(): Promise<void>;
}

export interface SubmittedValuesOptions {
  db: Db;
  clock: Clock;
  sealer: Sealer;
  /** Whether this process makes that drive of the run; its answers then never leave its memory. */
  isHeldHere: (checkoutId: string, claimId: string) => boolean;
  ttlSeconds?: number;
}

/** Long enough for another worker to drive the run again up to its question. */
const defaultTtlSeconds = 300;

const Answer = z.union([
  z.strictObject({ values: z.record(z.string(), z.string()) }),
  z.strictObject({ box: z.string(), key: z.string() }),
]);

export function createSubmittedValues(options: SubmittedValuesOptions): SubmittedValues {
  const { db, clock, sealer, isHeldHere, ttlSeconds = defaultTtlSeconds } = options;
  const inMemory = new Map<string, { checkoutId: string; answer: SubmittedAnswer }>();

  const takeSealed = async (actionId: string): Promise<SubmittedAnswer | undefined> => {
    const row = await takeSealedValues(db, actionId);
    if (!row || row.expires_at <= clock.now()) return undefined;
    try {
      return Answer.parse(JSON.parse(sealer.open(row.sealed, actionId).toString()));
    } catch {
      // Sealed by a process with another key: the question is asked again.
      return undefined;
    }
  };

  return {
    put: async (trx, { checkoutId, claimId, actionId, answer }) => {
      if (claimId !== null && isHeldHere(checkoutId, claimId)) {
        inMemory.set(actionId, { checkoutId, answer });
        return () => inMemory.delete(actionId);
      }
      const expiresAt = new Date(clock.now().getTime() + ttlSeconds * 1000);
      const sealed = sealer.seal(Buffer.from(JSON.stringify(answer)), actionId);
      await insertSealedValues(trx, { actionId, sealed, expiresAt });
      return () => undefined;
    },
    take: async (actionId) => {
      const held = inMemory.get(actionId);
      inMemory.delete(actionId);
      return held?.answer ?? takeSealed(actionId);
    },
    forget: (checkoutId) => {
      for (const [actionId, held] of inMemory) if (held.checkoutId === checkoutId) inMemory.delete(actionId);
    },
    sweep: () => deleteExpiredValues(db, clock.now()),
  };
}
