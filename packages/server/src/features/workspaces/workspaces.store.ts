import type { Selectable } from "kysely";
import type { Db, Trx } from "../../platform/database/open-database.ts";
import type { Tables } from "../../platform/database/tables.ts";

export type WorkspaceRow = Selectable<Tables["tenants"]>;

/** A person, as one identity provider knows them. */
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

/** False where the person has a workspace. */
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
