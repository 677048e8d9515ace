import { type Selectable, sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { StoredSecret } from "./endpoint-secrets.ts";

/** An endpoint without its secret. */
export type EndpointRow = Omit<
  Selectable<Tables["webhook_endpoints"]>,
  "secret" | "sealed_secret" | "tenant_id" | "revoked_at" | "ordinal"
>;

export async function insertEndpoint(
  db: Db,
  endpoint: {
    id: string;
    tenantId: string;
    url: string;
    label: string | null;
    answerLinks: boolean;
    stored: StoredSecret;
    createdAt: Date;
  },
): Promise<void> {
  const { tenantId, createdAt, stored, answerLinks, ...columns } = endpoint;
  await db
    .insertInto("webhook_endpoints")
    .values({
      ...columns,
      ...stored,
      answer_links: answerLinks,
      tenant_id: tenantId,
      created_at: createdAt,
    })
    .execute();
}

export async function listEndpointRows(db: Db, tenantId: string): Promise<EndpointRow[]> {
  return db
    .selectFrom("webhook_endpoints")
    .select(["id", "url", "label", "last_delivery_at", "last_delivery_status", "answer_links", "created_at"])
    .where("tenant_id", "=", tenantId)
    .where("revoked_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("ordinal", "desc")
    .execute();
}

export async function revokeEndpointRow(
  db: Db,
  { tenantId, id, revokedAt }: { tenantId: string; id: string; revokedAt: Date },
): Promise<boolean> {
  const revoked = await db
    .updateTable("webhook_endpoints")
    .set({ revoked_at: revokedAt })
    .where("id", "=", id)
    .where("tenant_id", "=", tenantId)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return revoked !== undefined;
}

/** The endpoints that receive the tenant's events, and whether they accepted the last one. */
export async function listReceivers(
  db: Db,
  tenantId: string,
): Promise<{ id: string; isProven: boolean; answerLinks: boolean }[]> {
  const rows = await db
    .selectFrom("webhook_endpoints")
    .select(["id", "last_delivery_status as status", "answer_links as answerLinks"])
    .where("tenant_id", "=", tenantId)
    .where("revoked_at", "is", null)
    .execute();
  return rows.map(({ id, status, answerLinks }) => ({
    id,
    isProven: status !== null && status >= 200 && status < 300,
    answerLinks,
  }));
}

export type ActiveEndpointRow = { id: string; tenant_id: string; url: string } & StoredSecret;

export async function findActiveEndpoints(db: Db, ids: readonly string[]): Promise<ActiveEndpointRow[]> {
  return db
    .selectFrom("webhook_endpoints")
    .select(["id", "tenant_id", "url", "secret", "sealed_secret"])
    .where("id", "in", ids)
    .where("revoked_at", "is", null)
    .execute();
}

export interface DeliveryRecord {
  endpointId: string;
  at: Date;
  /** Null if there was no response. */
  status: number | null;
}

/** Overlapping attempts may end in any order; the latest one is kept. At most one record per endpoint. */
export async function recordDeliveries(db: Db, records: readonly DeliveryRecord[]): Promise<void> {
  const ended = sql<{ id: string; at: Date; status: number | null }>`(
    select * from unnest(
      ${records.map(({ endpointId }) => endpointId)}::uuid[],
      ${records.map(({ at }) => at.toISOString())}::timestamptz[],
      ${records.map(({ status }) => status)}::integer[]
    ) as ended (id, at, status)
  )`.as<"ended">("ended");
  await db
    // Always locked in the same order, so that two processes with the same endpoints can't deadlock.
    .with("locked", (query) =>
      query
        .selectFrom("webhook_endpoints")
        .select("id")
        .where(
          "id",
          "in",
          records.map(({ endpointId }) => endpointId),
        )
        .orderBy("id")
        .forUpdate(),
    )
    .updateTable("webhook_endpoints")
    .from(["locked", ended])
    .set((eb) => ({ last_delivery_at: eb.ref("ended.at"), last_delivery_status: eb.ref("ended.status") }))
    .whereRef("webhook_endpoints.id", "=", "locked.id")
    .whereRef("webhook_endpoints.id", "=", "ended.id")
    .where((eb) =>
      eb.or([eb("last_delivery_at", "is", null), eb("last_delivery_at", "<=", eb.ref("ended.at"))]),
    )
    .execute();
}
