import type { JsonObject } from "@cartwright/contract";
import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { PageRequest } from "../../http/pagination.ts";
import type { Db, Trx } from "../../platform/database/open-database.ts";
import type { Tables } from "../../platform/database/tables.ts";

export type ProfileRow = Selectable<Tables["buyer_profiles"]>;

/** Owner of profiles: a tenant, or one of its end users. */
export interface ProfileOwner {
  tenantId: string;
  subject: string | undefined;
}

export interface ProfileDocuments {
  label?: string | null | undefined;
  name?: JsonObject | null | undefined;
  contact?: JsonObject | null | undefined;
  shipping?: JsonObject | null | undefined;
}

export async function insertProfile(
  db: Db,
  profile: Required<ProfileDocuments> & {
    id: string;
    tenantId: string;
    subject: string | null;
    createdAt: Date;
  },
): Promise<ProfileRow> {
  const { id, tenantId, subject, createdAt, ...documents } = profile;
  return db
    .insertInto("buyer_profiles")
    .values({ id, tenant_id: tenantId, subject, created_at: createdAt, ...toColumns(documents) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stops counting at `most`. */
export async function countProfiles(trx: Trx, tenantId: string, most: number): Promise<number> {
  const counted = trx
    .selectFrom("buyer_profiles")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .limit(most)
    .as("counted");
  const { count } = await trx
    .selectFrom(counted)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findProfile(db: Db, owner: ProfileOwner, id: string): Promise<ProfileRow | undefined> {
  return db
    .selectFrom("buyer_profiles")
    .selectAll()
    .where("id", "=", id)
    .where((eb) => ownedBy(eb, owner))
    .executeTakeFirst();
}

/** Newest first, with one row more than the page holds. */
export async function listProfileRows(
  db: Db,
  owner: ProfileOwner,
  { limit, before }: PageRequest,
): Promise<ProfileRow[]> {
  const profiles = db.selectFrom("buyer_profiles").selectAll();
  return (before ? profiles.where((eb) => isBefore(eb, before)) : profiles)
    .where((eb) => ownedBy(eb, owner))
    .orderBy("created_at", "desc")
    .orderBy("ordinal", "desc")
    .limit(limit + 1)
    .execute();
}

/** Writes the fields that are present and keeps the others. */
export async function updateProfileRow(
  db: Db,
  { owner, id, changes }: { owner: ProfileOwner; id: string; changes: ProfileDocuments },
): Promise<ProfileRow | undefined> {
  return db
    .updateTable("buyer_profiles")
    .set(toColumns(changes))
    .where("id", "=", id)
    .where((eb) => ownedBy(eb, owner))
    .returningAll()
    .executeTakeFirst();
}

/** Returns which end user the profile belongs to; undefined if the tenant has no such profile. */
export async function findProfileSubject(
  db: Db,
  wanted: { tenantId: string; id: string },
): Promise<{ subject: string | null } | undefined> {
  return db
    .selectFrom("buyer_profiles")
    .select("subject")
    .where("id", "=", wanted.id)
    .where("tenant_id", "=", wanted.tenantId)
    .executeTakeFirst();
}

function ownedBy(eb: ExpressionBuilder<Tables, "buyer_profiles">, { tenantId, subject }: ProfileOwner) {
  const isTenants = eb("tenant_id", "=", tenantId);
  return subject === undefined ? isTenants : eb.and([isTenants, eb("subject", "=", subject)]);
}

function isBefore(
  eb: ExpressionBuilder<Tables, "buyer_profiles">,
  { createdAt, ordinal }: NonNullable<PageRequest["before"]>,
) {
  return eb(eb.refTuple("created_at", "ordinal"), "<", eb.tuple(createdAt, ordinal));
}

/** Kysely skips undefined values. */
function toColumns({ label, name, contact, shipping }: ProfileDocuments) {
  return { label, name: toJson(name), contact: toJson(contact), shipping: toJson(shipping) };
}

function toJson(document: JsonObject | null | undefined): string | null | undefined {
  return document ? JSON.stringify(document) : document;
}
