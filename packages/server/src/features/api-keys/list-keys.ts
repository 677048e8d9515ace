import {
  type ApiKey,
  type ApiKeyList,
  type Budget,
  type BudgetSpent,
  isScope,
  writeAmount,
} from "@cartwright/contract";
import { startOfDay } from "../../platform/start-of-day.ts";
import { type KeyRow, listKeyRows, sumSpentByKey } from "./api-keys.store.ts";
import type { ApiKeysDependencies } from "./api-keys-dependencies.ts";

/** Lists all keys of the tenant, including revoked ones, newest first. */
export async function listKeys(
  { database, clock, keyUses }: Pick<ApiKeysDependencies, "database" | "clock" | "keyUses">,
  tenantId: string,
): Promise<ApiKeyList> {
  // Include uses that haven't been written yet.
  await keyUses.flush();
  const spent = await sumSpentByKey(database.db, { tenantId, day: startOfDay(clock.now()) });
  const rows = await listKeyRows(database.db, tenantId);
  const keys = rows.map((row) => present(row, spent.get(row.id)));
  return { data: keys, keys, nextCursor: null };
}

function inCurrency({ today, total }: BudgetSpent, { currency }: Budget): BudgetSpent {
  return { today: writeAmount(today, currency), total: writeAmount(total, currency) };
}

function present(row: KeyRow, spent: BudgetSpent | undefined): ApiKey {
  return {
    id: row.id,
    label: row.label,
    mode: row.mode,
    scopes: row.scopes.filter(isScope),
    subject: row.subject,
    keyPrefix: row.key_prefix,
    ...(row.budget && { budget: row.budget }),
    ...(row.merchants && { merchants: row.merchants }),
    ...(row.expires_at && { expiresAt: row.expires_at.toISOString() }),
    ...(row.frame_origins && { frameOrigins: row.frame_origins }),
    ...(row.budget && spent && { spent: inCurrency(spent, row.budget) }),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
