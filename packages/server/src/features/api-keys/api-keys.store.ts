import type { ApiKeyMode, Budget, Scope } from "@cartwright/contract";
import { CompiledQuery, type Selectable, sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";
import type { Plan, Tables } from "../../platform/database/tables.ts";

export type KeyRow = Omit<Selectable<Tables["api_keys"]>, "key_hash" | "tenant_id" | "ordinal">;

const listedColumns = [
  "id",
  "label",
  "mode",
  "scopes",
  "subject",
  "key_prefix",
  "budget",
  "merchants",
  "expires_at",
  "frame_origins",
  "last_used_at",
  "revoked_at",
  "created_at",
] as const;

export async function insertKey(
  db: Db,
  key: {
    id: string;
    tenantId: string;
    keyHash: Uint8Array;
    keyPrefix: string;
    mode: ApiKeyMode;
    scopes: readonly Scope[];
    subject: string | null;
    label: string | null;
    budget?: Budget | undefined;
    merchants?: readonly string[] | undefined;
    expiresAt?: Date | undefined;
    frameOrigins?: readonly string[] | undefined;
    createdAt: Date;
  },
): Promise<void> {
  await db
    .insertInto("api_keys")
    .values({
      id: key.id,
      tenant_id: key.tenantId,
      key_hash: key.keyHash,
      key_prefix: key.keyPrefix,
      mode: key.mode,
      scopes: [...key.scopes],
      subject: key.subject,
      label: key.label,
      budget: key.budget ? JSON.stringify(key.budget) : null,
      merchants: key.merchants ? [...key.merchants] : null,
      expires_at: key.expiresAt ?? null,
      frame_origins: key.frameOrigins ? [...key.frameOrigins] : null,
      created_at: key.createdAt,
    })
    .execute();
}

export async function listKeyRows(db: Db, tenantId: string): Promise<KeyRow[]> {
  return db
    .selectFrom("api_keys")
    .select(listedColumns)
    .where("tenant_id", "=", tenantId)
    .orderBy("created_at", "desc")
    .orderBy("ordinal", "desc")
    .execute();
}

/** Amounts spent per key with a budget. `day` is the start of the day. */
export async function sumSpentByKey(
  db: Db,
  { tenantId, day }: { tenantId: string; day: Date },
): Promise<ReadonlyMap<string, { today: string; total: string }>> {
  const { rows } = await sql<{ id: string; today: string; total: string }>`
    select api_keys.id, coalesce(sum(held_amount) filter (where held_at >= ${day}), 0)::text as today,
      coalesce(sum(held_amount), 0)::text as total
    from api_keys left join checkouts on checkouts.mandated_by = api_keys.id
    where api_keys.tenant_id = ${tenantId} and api_keys.budget is not null
    group by api_keys.id`.execute(db);
  return new Map(rows.map(({ id, ...spent }) => [id, spent]));
}

export async function revokeKeyRow(
  db: Db,
  { tenantId, id, revokedAt }: { tenantId: string; id: string; revokedAt: Date },
): Promise<{ id: string } | undefined> {
  return db
    .updateTable("api_keys")
    .set({ revoked_at: revokedAt })
    .where("id", "=", id)
    .where("tenant_id", "=", tenantId)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
}

export interface ActiveKeyRow {
  id: string;
  key_hash: Uint8Array;
  tenant_id: string;
  mode: ApiKeyMode;
  scopes: string[];
  subject: string | null;
  budget: Budget | null;
  merchants: string[] | null;
  expires_at: Date | null;
  name: string;
  sandbox_only: boolean;
  plan: Plan | null;
  active_limit: number | null;
  daily_limit: number | null;
  suspended_at: Date | null;
}

/** Written as raw SQL: it runs for every request, and building it each time costs more than running it. */
const activeKeysSql = `
  select k.id, k.key_hash, k.tenant_id, k.mode, k.scopes, k.subject, k.budget, k.merchants, k.expires_at,
    t.name, t.sandbox_only, t.plan, t.active_limit, t.daily_limit, t.suspended_at
  from api_keys k join tenants t on t.id = k.tenant_id
  where k.key_hash = any($1::bytea[]) and k.revoked_at is null`;

/** Returns the unrevoked keys for these hashes, with their tenants' limits. */
export async function findActiveKeyRows(db: Db, hashes: readonly Uint8Array[]): Promise<ActiveKeyRow[]> {
  const { rows } = await db.executeQuery<ActiveKeyRow>(CompiledQuery.raw(activeKeysSql, [hashes]));
  return rows;
}

/** Records when each key was last used. Never moves a time back. */
export async function writeKeyUses(db: Db, uses: ReadonlyMap<string, Date>): Promise<void> {
  const rows = [...uses].map(([id, at]) => sql`(${id}::uuid, ${at}::timestamptz)`);
  await sql`
    update api_keys set last_used_at = greatest(api_keys.last_used_at, used.at)
    from (values ${sql.join(rows)}) as used (id, at)
    where api_keys.id = used.id
  `.execute(db);
}
