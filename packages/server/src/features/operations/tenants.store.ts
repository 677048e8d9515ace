import type { Plan } from "@cartwright/contract";
import type { Selectable } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";
import type { Tables } from "../../platform/database/tables.ts";

export type TenantRow = Selectable<Tables["tenants"]>;

const mostListed = 1000;

/** The latest thousand, newest first. */
export async function listTenantRows(db: Db): Promise<TenantRow[]> {
  return db
    .selectFrom("tenants")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(mostListed)
    .execute();
}

export async function findTenantRow(db: Db, id: string): Promise<TenantRow | undefined> {
  return db.selectFrom("tenants").selectAll().where("id", "=", id).executeTakeFirst();
}

export interface TenantColumns {
  suspended_at?: Date | null;
  daily_limit?: number;
  active_limit?: number;
  plan?: Plan | null;
  activated_at?: Date | null;
  sandbox_only?: boolean;
}

export async function updateTenantRow(
  db: Db,
  id: string,
  columns: TenantColumns,
): Promise<TenantRow | undefined> {
  if (Object.keys(columns).length === 0) return findTenantRow(db, id);
  return db.updateTable("tenants").set(columns).where("id", "=", id).returningAll().executeTakeFirst();
}

export async function countTenantRows(
  db: Db,
  id: string,
): Promise<{ activeKeys: number; checkouts: number }> {
  const keys = await db
    .selectFrom("api_keys")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("tenant_id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  const checkouts = await db
    .selectFrom("checkouts")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("tenant_id", "=", id)
    .executeTakeFirstOrThrow();
  return { activeKeys: Number(keys.count), checkouts: Number(checkouts.count) };
}
