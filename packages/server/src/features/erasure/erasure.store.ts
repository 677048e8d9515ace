import { type ExpressionBuilder, sql } from "kysely";
import type { Db, Trx } from "../../platform/database/open-database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { ErasureScope } from "./erased-checkouts.store.ts";

export interface EndUser {
  tenantId: string;
  subject: string;
}

type OfCheckouts = (eb: ExpressionBuilder<Tables, "checkouts">) => ReturnType<typeof eb.and>;

/** Marks the checkouts and returns how many. A request for everything is never reduced. */
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

/** Checkouts of the end user, and those that used one of their profiles. */
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

/** Locks the profile against new checkouts that name it. Undefined if the owner has no such profile. */
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

/** Profiles are always locked before checkouts, so that two erasures can't deadlock. */
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

/** Also deletes its stored sign-ins. */
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

/** Without its subject a key would act for the whole tenant, so it is deleted. */
export async function deleteKeysOfSubject(trx: Trx, { tenantId, subject }: EndUser): Promise<number> {
  const deleted = await trx
    .deleteFrom("api_keys")
    .where("tenant_id", "=", tenantId)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Running checkouts to be erased in full that have not been told to stop. */
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

/**
 * New checkouts of the tenant wait for this lock and then find it erased. Undefined if there is no such
 * tenant.
 */
export async function lockTenantToErase(trx: Trx, id: string): Promise<{ id: string } | undefined> {
  return trx.selectFrom("tenants").select("id").where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** Keeps the row that usage records refer to, but nothing that identifies anyone. */
export async function emptyTenant(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.deleteFrom("memberships").where("tenant_id", "=", id).execute();
  await trx.deleteFrom("api_keys").where("tenant_id", "=", id).execute();
  await trx.deleteFrom("buyer_profiles").where("tenant_id", "=", id).execute();
  // Waits for deliveries that are being inserted, which hold a lock on their endpoint, so that they are
  // deleted too.
  await trx.selectFrom("webhook_endpoints").select("id").where("tenant_id", "=", id).forUpdate().execute();
  await trx.deleteFrom("webhook_deliveries").where("tenant_id", "=", id).execute();
  await trx.deleteFrom("webhook_endpoints").where("tenant_id", "=", id).execute();
  await trx
    .updateTable("billing_accounts")
    // The customer id stays until the last completed checkout has been reported to the processor.
    .set({ verification_id: null, identity_status: null, aup_version: null, aup_accepted_at: null })
    .where("tenant_id", "=", id)
    .execute();
  await trx
    .updateTable("tenants")
    .set({ name: "Erased workspace", email: null, sandbox_only: true, suspended_at: now, erased_at: now })
    .where("id", "=", id)
    .execute();
}

/** How many checkouts to be erased have not ended yet. */
export async function countWaiting(db: Db, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom("checkouts")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("tenant_id", "=", tenantId)
    .where("erasure_requested", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
