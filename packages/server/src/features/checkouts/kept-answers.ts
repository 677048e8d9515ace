import { type AnswerValues, isPurchaseFact, isSecretQuestion, type JsonObject } from "@cartwright/contract";
import { z } from "zod";
import type { Sealer } from "../../platform/encryption/seal.ts";

/** Stores answers for runs that are driven again. */
export interface KeptAnswers {
  /** Undefined if only the readable copy is kept, or if nothing may be. */
  seal(action: { id: string; key: string }, values: AnswerValues): Buffer | undefined;
  /** Returns as much of the answer as was kept. */
  open(action: StoredAnswer): JsonObject | null;
}

interface StoredAnswer {
  id: string;
  key: string;
  submitted_values: JsonObject | null;
  sealed_values: Uint8Array | null;
}

const Values = z.record(z.string(), z.string());

/**
 * Facts of the purchase are kept readable, secrets not at all. Everything else is sealed until the run ends,
 * because only the person who answers knows what a shop's field really asks for.
 */
export function createKeptAnswers(sealer: Sealer): KeptAnswers {
  const open = (sealed: Uint8Array, actionId: string): JsonObject | undefined => {
    try {
      return Values.parse(JSON.parse(sealer.open(sealed, actionId).toString()));
    } catch {
      // Its key is gone, so the question is asked again.
      return undefined;
    }
  };
  return {
    seal: ({ id, key }, values) =>
      isPurchaseFact(key) || isSecretQuestion(key)
        ? undefined
        : sealer.seal(Buffer.from(JSON.stringify(values)), id),
    open: ({ id, submitted_values, sealed_values }) =>
      (sealed_values ? open(sealed_values, id) : undefined) ?? submitted_values,
  };
}
