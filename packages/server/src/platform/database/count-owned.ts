import { sql } from "kysely";
import type { Trx } from "./open-database.ts";

export interface OwnedCounts {
  /** Not revoked. */
  active: number;
  /** Created since `since`, including revoked ones. */
  recent: number;
}

/** Counts a tenant's revocable rows, for limits. Each count has its own index. */
export async function countOwned(
  trx: Trx,
  table: "api_keys" | "webhook_endpoints",
  { tenantId, since }: { tenantId: string; since: Date },
): Promise<OwnedCounts> {
  const rows = trx.selectFrom(table).where("tenant_id", "=", tenantId);
  return trx
    .selectNoFrom([
      rows.where("revoked_at", "is", null).select(count).as("active"),
      rows.where("created_at", ">", since).select(count).as("recent"),
    ])
    .$narrowType<OwnedCounts>()
    .executeTakeFirstOrThrow();
}

const count = sql<number>`count(*)::int`.as("count");
