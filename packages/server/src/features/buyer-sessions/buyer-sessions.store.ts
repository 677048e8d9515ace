import type { ExpressionBuilder, Selectable } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";
import type { Tables } from "../../platform/database/tables.ts";

/** A session without its cookies. */
export type SessionRow = Omit<Selectable<Tables["buyer_sessions"]>, "sealed" | "tenant_id">;

/** Owner of sessions: a tenant, or the profiles of one end user. */
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

/** One session of one buyer at one merchant. */
export interface SessionKey {
  tenantId: string;
  buyerProfileId: string;
  merchantDomain: string;
}

export async function findSealedSession(db: Db, key: SessionKey): Promise<string | undefined> {
  const row = await db
    .selectFrom("buyer_sessions")
    .select("sealed")
    .where((eb) => isAt(eb, key))
    .executeTakeFirst();
  return row?.sealed;
}

export async function markSessionUsed(db: Db, key: SessionKey, now: Date): Promise<void> {
  await db
    .updateTable("buyer_sessions")
    .set({ last_used_at: now })
    .where((eb) => isAt(eb, key))
    .execute();
}

/** Creates the session or replaces its content. Does nothing if the profile has been deleted. */
export async function upsertSession(
  db: Db,
  key: SessionKey,
  { id, sealed, now }: { id: string; sealed: string; now: Date },
): Promise<void> {
  await db
    .insertInto("buyer_sessions")
    .columns(["id", "tenant_id", "buyer_profile_id", "merchant_domain", "sealed", "created_at", "updated_at"])
    .expression((eb) =>
      eb
        .selectFrom("buyer_profiles")
        .select(({ val, cast }) => [
          cast<string>(val(id), "uuid").as("id"),
          "buyer_profiles.tenant_id",
          "buyer_profiles.id as buyer_profile_id",
          cast<string>(val(key.merchantDomain), "text").as("merchant_domain"),
          cast<string>(val(sealed), "text").as("sealed"),
          cast<Date>(val(now), "timestamptz").as("created_at"),
          cast<Date>(val(now), "timestamptz").as("updated_at"),
        ])
        .where("buyer_profiles.id", "=", key.buyerProfileId)
        .where("buyer_profiles.tenant_id", "=", key.tenantId)
        // Waits for a concurrent deletion of the profile, which also deletes its sessions.
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict.columns(["buyer_profile_id", "merchant_domain"]).doUpdateSet({ sealed, updated_at: now }),
    )
    .execute();
}

/** Replaces the content of a session if it still exists. */
export async function updateSession(
  db: Db,
  key: SessionKey,
  { sealed, now }: { sealed: string; now: Date },
): Promise<void> {
  await db
    .updateTable("buyer_sessions")
    .set({ sealed, updated_at: now })
    .where((eb) => isAt(eb, key))
    .execute();
}

function isAt(
  eb: ExpressionBuilder<Tables, "buyer_sessions">,
  { tenantId, buyerProfileId, merchantDomain }: SessionKey,
) {
  return eb.and({
    tenant_id: tenantId,
    buyer_profile_id: buyerProfileId,
    merchant_domain: merchantDomain,
  });
}

/** A session has no subject of its own: it has the owner of its profile. */
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
