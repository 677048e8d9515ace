import { type Selectable, sql } from "kysely";
import type { Db, Trx } from "../../platform/database/open-database.ts";
import type { Tables } from "../../platform/database/tables.ts";

export type WorkspaceRow = Selectable<Tables["tenants"]>;

/** A person as identified by one provider. */
export interface Member {
  issuer: string;
  userId: string;
}

export async function findWorkspaceOf(db: Db, { issuer, userId }: Member): Promise<WorkspaceRow | undefined> {
  return db
    .selectFrom("memberships")
    .innerJoin("tenants", "tenants.id", "memberships.tenant_id")
    .selectAll("tenants")
    .where("issuer", "=", issuer)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export async function insertWorkspace(
  trx: Trx,
  workspace: { id: string; name: string; email: string | null; createdAt: Date },
): Promise<WorkspaceRow> {
  const { createdAt, ...columns } = workspace;
  return trx
    .insertInto("tenants")
    .values({ ...columns, created_at: createdAt })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** False if the person already has a workspace. */
export async function insertMembership(
  trx: Trx,
  membership: Member & { tenantId: string; createdAt: Date },
): Promise<boolean> {
  const { issuer, userId, tenantId, createdAt } = membership;
  const inserted = await trx
    .insertInto("memberships")
    .values({ issuer, user_id: userId, tenant_id: tenantId, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(["issuer", "user_id"]).doNothing())
    .returning("tenant_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Locks and returns the account of an unrestricted key; undefined if the account already is someone's
 * workspace or is closed.
 */
export async function lockClaimable(trx: Trx, keyHash: Uint8Array, now: Date): Promise<string | undefined> {
  const row = await trx
    .selectFrom("api_keys")
    .innerJoin("tenants", "tenants.id", "api_keys.tenant_id")
    .select("tenants.id")
    .where("key_hash", "=", keyHash)
    .where("api_keys.revoked_at", "is", null)
    .where((eb) => eb.or([eb("api_keys.expires_at", "is", null), eb("api_keys.expires_at", ">", now)]))
    .where("api_keys.subject", "is", null)
    .where("api_keys.budget", "is", null)
    .where("api_keys.merchants", "is", null)
    .where(sql<boolean>`'*' = any(scopes)`)
    .where("tenants.suspended_at", "is", null)
    .where("tenants.erased_at", "is", null)
    .forUpdate("tenants")
    .executeTakeFirst();
  if (!row) return undefined;
  const member = await trx
    .selectFrom("memberships")
    .select("tenant_id")
    .where("tenant_id", "=", row.id)
    .executeTakeFirst();
  return member ? undefined : row.id;
}

export async function nameTenant(
  trx: Trx,
  { id, name, email }: { id: string; name: string; email: string | null },
): Promise<WorkspaceRow> {
  return trx
    .updateTable("tenants")
    .set({ name, ...(email !== null && { email }) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findMailChoice(
  db: Db,
  { issuer, userId }: Member,
): Promise<{ email: string | null; wants_mail: boolean } | undefined> {
  return db
    .selectFrom("memberships")
    .select(["email", "wants_mail"])
    .where("issuer", "=", issuer)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export async function writeMailChoice(
  db: Db,
  { issuer, userId }: Member,
  choice: { email: string | null; wants_mail: boolean },
): Promise<void> {
  await db
    .updateTable("memberships")
    .set(choice)
    .where("issuer", "=", issuer)
    .where("user_id", "=", userId)
    .execute();
}
