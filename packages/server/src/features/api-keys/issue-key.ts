import type { ApiKeyMode, Budget, CreatedApiKey, Scope } from "@cartwright/contract";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { newId } from "../../platform/ids.ts";
import { insertKey } from "./api-keys.store.ts";
import { createKeyText } from "./key-text.ts";

export interface KeyToIssue {
  tenantId: string;
  mode: ApiKeyMode;
  /** Not checked here: callers must only grant what they may. */
  scopes: readonly Scope[];
  subject: string | null;
  label: string | null;
  budget?: Budget | undefined;
  /** Registrable domains. */
  merchants?: readonly string[] | undefined;
  expiresAt?: Date | undefined;
  frameOrigins?: readonly string[] | undefined;
}

/**
 * Stores a new key, in the caller's transaction if `db` is one, and returns the only copy of its plain text.
 */
export async function issueKey(
  { db, clock }: { db: Db; clock: Clock },
  key: KeyToIssue,
): Promise<CreatedApiKey> {
  const id = newId();
  const text = createKeyText(key.mode);
  await insertKey(db, { ...key, id, keyHash: text.hash, keyPrefix: text.prefix, createdAt: clock.now() });
  const { mode, scopes, budget, merchants, expiresAt, frameOrigins } = key;
  return {
    id,
    mode,
    scopes: [...scopes],
    keyPrefix: text.prefix,
    ...(budget && { budget }),
    ...(merchants && { merchants: [...merchants] }),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    ...(frameOrigins && { frameOrigins: [...frameOrigins] }),
    key: text.plainText,
  };
}
