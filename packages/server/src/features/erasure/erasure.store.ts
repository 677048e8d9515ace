import { type ExpressionBuilder, sql } from "kysely";
import type { Db, Trx } from "../../platform/database/open-database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { ErasureScope } from "./erased-checkouts.store.ts";

export interface EndUser {
  tenantId: string;
  subject: string;
}

type OfCheckouts = (eb: ExpressionBuilder<Tables, "checkouts">) => ReturnType<typeof eb.and>;

/** Marks the checkouts and returns how many. What was asked for in full stays so. */
async function request(trx: Trx, scope: ErasureScope, isMeant: OfCheckouts): Promise<number> {
  const marked = await trx
    .updateTable("checkouts")
    .set({
      erasure_requested: sql`case when erasure_requested = 'everything' then erasure_requested else ${scope} end`,
    })
    .where("erased_at", "is", null)
    .where(isMeant)
    .executeTakeFirst();
  return Number(marked.numUpdatedRows);
}

/** Those of the end user, and those that bought with a profile of theirs. */
export async function requestForSubject(trx: Trx, { tenantId, subject }: EndUser): Promise<number> {
  return request(trx, "everything", (eb) =>
    eb.and([
      eb("tenant_id", "=", tenantId),
      eb.or([
        eb("subject", "=", subject),
        eb(
          "buyer_profile_id",
          "in",
          eb
            .selectFrom("buyer_profiles")
            .select("buyer_profiles.id")
            .where("buyer_profiles.tenant_id", "=", tenantId)
            .where("buyer_profiles.subject", "=", subject),
        ),
      ]),
    ]),
  );
}

export async function requestForProfile(trx: Trx, profileId: string): Promise<number> {
  return request(trx, "buyer", (eb) => eb.and([eb("buyer_profile_id", "=", profileId)]));
}

export async function requestForTenant(trx: Trx, tenantId: string): Promise<number> {
  return request(trx, "everything", (eb) => eb.and([eb("tenant_id", "=", tenantId)]));
}

/** Locks the profile against checkouts that are about to name it. Undefined where the owner has none of that id. */
export async function lockProfile(
  trx: Trx,
  { tenantId, subject }: { tenantId: string; subject: string | undefined },
  id: string,
): Promise<{ id: string } | undefined> {
  return trx
    .selectFrom("buyer_profiles")
    .select("id")
    .where("id", "=", id)
    .where("tenant_id", "=", tenantId)
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? ""))
    .forUpdate()
    .executeTakeFirst();
}

/** Profiles are locked before checkouts, always, so that two erasures do not wait for each other. */
export async function lockProfiles(
  trx: Trx,
  { tenantId, subject }: { tenantId: string; subject: string | undefined },
): Promise<void> {
  await trx
    .selectFrom("buyer_profiles")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? ""))
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Stored sign-ins go with their profile. */
export async function deleteProfile(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("buyer_profiles").where("id", "=", id).execute();
}

export async function deleteProfilesOfSubject(trx: Trx, { tenantId, subject }: EndUser): Promise<number> {
  const deleted = await trx
    .deleteFrom("buyer_profiles")
    .where("tenant_id", "=", tenantId)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Without its subject a key would be the whole tenant's, so it goes altogether. */
export async function deleteKeysOfSubject(trx: Trx, { tenantId, subject }: EndUser): Promise<number> {
  const deleted = await trx
    .deleteFrom("api_keys")
    .where("tenant_id", "=", tenantId)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Runs whose person, or whole tenant, is to be erased, and that nobody has told to stop. */
export async function findRunningToErase(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("checkouts")
    .select("id")
    .where("erasure_requested", "=", "everything")
    .where("status", "in", ["queued", "running", "awaiting_user_action"])
    .where("cancel_requested_at", "is", null)
    .orderBy("created_at")
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteSessionsUnusedSince(db: Db, since: Date): Promise<void> {
  await db
    .deleteFrom("buyer_sessions")
    .where(sql<Date>`greatest(updated_at, coalesce(last_used_at, updated_at))`, "<=", since)
    .execute();
}

/** Creates of the tenant wait for this, and find it erased. Undefined where there is none. */
export async function lockTenantToErase(trx: Trx, id: string): Promise<{ id: string } | undefined> {
  return trx.selectFrom("tenants").select("id").where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** Leaves the row that usage records refer to, with nothing in it that names anybody. */
export async function emptyTenant(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.deleteFrom("memberships").where("tenant_id", "=", id).execute();
  await trx.deleteFrom("api_keys").where("tenant_id", "=", id).execute();
  await trx.deleteFrom("buyer_profiles").where("tenant_id", "=", id).execute();
  // A delivery that is just being noted holds on to its endpoint: it is waited for, and goes with the others.
  await trx.selectFrom("webhook_endpoints").select("id").where("tenant_id", "=", id).forUpdate().execute();
  await trx.deleteFrom("webhook_deliveries").where("tenant_id", "=", id).execute();
  await trx.deleteFrom("webhook_endpoints").where("tenant_id", "=", id).execute();
  await trx
    .updateTable("billing_accounts")
    // The customer stays until the processor was told of the last completed checkout.
    .set({ verification_id: null, identity_status: null, aup_version: null, aup_accepted_at: null })
    .where("tenant_id", "=", id)
    .execute();
  await trx
    .updateTable("tenants")
    .set({ name: "Erased workspace", email: null, sandbox_only: true, suspended_at: now, erased_at: now })
    .where("id", "=", id)
    .execute();
}

/** Of the checkouts that are to be erased, how many have still to end. */
export async function countWaiting(db: Db, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom("checkouts")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("tenant_id", "=", tenantId)
    .where("erasure_requested", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
