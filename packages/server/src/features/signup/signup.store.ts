import { type RawBuilder, sql } from "kysely";
import type { Db, Trx } from "../../platform/database/open-database.ts";
import type { Source } from "./source-address.ts";

/** Any number that no other lock of this database uses. */
const signupLockKey = 7_203_114_406;

/** Held until the transaction ends, so that only one sign-up at a time counts and inserts. */
export async function lockSignups(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${signupLockKey}::bigint)`.execute(trx);
}

export interface SignupCounts {
  ofAddressInHour: number;
  ofNetworkInHour: number;
  ofNetwork: number;
  ofProvider: number;
  ofAll: number;
}

/** Counts for the last day, unless named for the last hour. */
export async function countSignups(
  db: Db,
  { source, hourAgo, dayAgo }: { source: Source; hourAgo: Date; dayAgo: Date },
): Promise<SignupCounts> {
  const { address, network, provider } = source;
  const isInHour = sql`created_at > ${hourAgo}`;
  const isInNetwork = sql`starts_with(source_ip, ${network})`;
  const countOf = (condition: RawBuilder<unknown>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`;
  return db
    .selectFrom("signups")
    .select([
      countOf(sql`source_ip = ${address} and ${isInHour}`).as("ofAddressInHour"),
      countOf(sql`${isInNetwork} and ${isInHour}`).as("ofNetworkInHour"),
      countOf(isInNetwork).as("ofNetwork"),
      countOf(sql`starts_with(source_ip, ${provider})`).as("ofProvider"),
      sql<number>`count(*)::int`.as("ofAll"),
    ])
    .where("created_at", ">", dayAgo)
    .executeTakeFirstOrThrow();
}

export async function insertSignup(trx: Trx, { source, now }: { source: Source; now: Date }): Promise<void> {
  await trx.insertInto("signups").values({ source_ip: source.address, created_at: now }).execute();
}

export async function insertTenant(
  trx: Trx,
  tenant: { id: string; name: string; email: string | null; now: Date },
): Promise<void> {
  const { id, name, email, now } = tenant;
  await trx.insertInto("tenants").values({ id, name, email, created_at: now }).execute();
}
