import type { ActiveKey } from "../../http/authenticate.ts";
import type { Caller } from "../../http/caller.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { type ActiveKeyRow, findActiveKeyRows } from "./api-keys.store.ts";

/**
 * Looks keys up by hash, except expired ones. Revocations and suspensions take effect in every process once
 * committed.
 */
export function createActiveKeyFinder(
  db: Db,
  clock: Clock,
): (keyHash: Uint8Array) => Promise<ActiveKey | undefined> {
  return inBatches(async (hashes: readonly Uint8Array[]) => {
    const distinct = new Map(hashes.map((hash) => [nameOf(hash), hash]));
    const rows = await findActiveKeyRows(db, [...distinct.values()]);
    const now = clock.now();
    const valid = rows.filter(({ expires_at }) => expires_at === null || now < expires_at);
    const keys = new Map(valid.map((row) => [nameOf(row.key_hash), toActiveKey(row)]));
    return (hash) => keys.get(nameOf(hash));
  });
}

function nameOf(hash: Uint8Array): string {
  return Buffer.from(hash).toString("base64");
}

function mandateOf({ budget, merchants, expires_at }: ActiveKeyRow): Pick<Caller, "mandate"> {
  if (budget === null && merchants === null && expires_at === null) return {};
  return { mandate: { budget: budget ?? undefined, merchants: merchants ?? undefined } };
}

function toActiveKey(row: ActiveKeyRow): ActiveKey {
  return {
    keyHash: row.key_hash,
    isTenantSuspended: row.suspended_at !== null,
    caller: {
      tenantId: row.tenant_id,
      keyId: row.id,
      scopes: row.scopes,
      subject: row.subject ?? undefined,
      mode: row.mode,
      ...mandateOf(row),
      tenant: {
        name: row.name,
        sandboxOnly: row.sandbox_only,
        plan: row.plan,
        activeLimit: row.active_limit,
        dailyLimit: row.daily_limit,
      },
    },
  };
}
