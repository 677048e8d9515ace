import type { ExpressionBuilder, Selectable } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";
import type { Tables } from "../../platform/database/tables.ts";

/** A session without its cookies. */
export type SessionRow = Omit<Selectable<Tables["buyer_sessions"]>, "sealed" | "tenant_id">;

/** Whose sessions: a tenant's, or those of one end user's profiles. */
export interface SessionOwner {
  tenantId: string;
  subject: string | undefined;
}

export async function listSessionRows(
  db: Db,
  owner: SessionOwner,
  buyerProfileId: string | undefined,
): Promise<SessionRow[]> {
  const sessions = db
    .selectFrom("buyer_sessions")
    .select(["id", "buyer_profile_id", "merchant_domain", "created_at", "updated_at", "last_used_at"])
    .where((eb) => ownedBy(eb, owner));
  return (buyerProfileId === undefined ? sessions : sessions.where("buyer_profile_id", "=", buyerProfileId))
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute();
}

export async function deleteSessionRow(db: Db, owner: SessionOwner, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom("buyer_sessions")
    .where("id", "=", id)
    .where((eb) => ownedBy(eb, owner))
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

/** A session has no subject of its own: it belongs to whom its profile belongs to. */
function ownedBy(eb: ExpressionBuilder<Tables, "buyer_sessions">, { tenantId, subject }: SessionOwner) {
  const isTenants = eb("tenant_id", "=", tenantId);
  if (subject === undefined) return isTenants;
  const profiles = eb
    .selectFrom("buyer_profiles")
    .select("buyer_profiles.id")
    .where("buyer_profiles.tenant_id", "=", tenantId)
    .where("buyer_profiles.subject", "=", subject);
  return eb.and([isTenants, eb("buyer_profile_id", "in", profiles)]);
}
