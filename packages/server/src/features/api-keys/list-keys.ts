import { type ApiKey, type ApiKeyList, isScope } from "@cartwright/contract";
import { type KeyRow, listKeyRows } from "./api-keys.store.ts";
import type { ApiKeysDependencies } from "./api-keys-dependencies.ts";

/** Every key of the tenant, revoked ones included, newest first. */
export async function listKeys(
  { database, keyUses }: Pick<ApiKeysDependencies, "database" | "keyUses">,
  tenantId: string,
): Promise<ApiKeyList> {
  // A use that is still to be written has happened all the same.
  await keyUses.flush();
  const keys = (await listKeyRows(database.db, tenantId)).map(present);
  return { data: keys, keys, nextCursor: null };
}

function present(row: KeyRow): ApiKey {
  return {
    id: row.id,
    label: row.label,
    mode: row.mode,
    scopes: row.scopes.filter(isScope),
    subject: row.subject,
    keyPrefix: row.key_prefix,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
