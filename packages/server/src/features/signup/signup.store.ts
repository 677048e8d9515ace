import { sql } from "kysely";
import type { Db, Trx } from "../../platform/database/open-database.ts";

/** Any number that no other lock of this database uses. */
const signupLockKey = 7_203_114_406;

const stateSetting = "signups";

/** Holds until the transaction ends: one sign-up at a time counts and then inserts. */
export async function lockSignups(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${signupLockKey}::bigint)`.execute(trx);
}

export async function countSignups(
  db: Db,
  { address, addressSince, since }: { address: string; addressSince: Date; since: Date },
): Promise<{ ofAddress: number; ofAll: number }> {
  return db
    .selectFrom("signups")
    .select([
      sql<number>`(count(*) filter (where source_ip = ${address} and created_at > ${addressSince}))::int`.as(
        "ofAddress",
      ),
      sql<number>`count(*)::int`.as("ofAll"),
    ])
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
}

export async function insertSignup(
  trx: Trx,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  await trx.insertInto("signups").values({ source_ip: address, created_at: now }).execute();
}

export async function insertTenant(
  trx: Trx,
  tenant: { id: string; name: string; email: string | null; now: Date },
): Promise<void> {
  const { id, name, email, now } = tenant;
  await trx.insertInto("tenants").values({ id, name, email, created_at: now }).execute();
}

export async function findSignupSetting(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", stateSetting)
    .executeTakeFirst();
  return row?.value;
}

export async function writeSignupSetting(db: Db, value: string): Promise<void> {
  await db
    .insertInto("settings")
    .values({ name: stateSetting, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
