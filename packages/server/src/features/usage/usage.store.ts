import type { Money } from "@cartwright/contract";
import { sql } from "kysely";
import type { Db, Trx } from "../../platform/database/open-database.ts";
import type { UsageWindow } from "./usage-window.ts";

export async function countCompletionsByDay(
  db: Db,
  tenantId: string,
  { from, to, isBillable = false }: UsageWindow & { isBillable?: boolean },
): Promise<{ day: string; count: number }[]> {
  const day = sql<string>`to_char(completed_at at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .selectFrom("usage_records")
    .select([day.as("day"), sql<number>`count(*)::int`.as("count")])
    .where("tenant_id", "=", tenantId)
    .where("completed_at", ">=", from)
    .where("completed_at", "<", to)
    .$if(isBillable, (query) => query.where("is_billable", "=", true))
    .groupBy("day")
    .orderBy("day")
    .execute();
}

/** Exact sums as decimal text. Records without a total are excluded. */
export async function sumTotalsByCurrency(
  db: Db,
  tenantId: string,
  { from, to, isBillable = false }: UsageWindow & { isBillable?: boolean },
): Promise<{ currency: string; amount: string }[]> {
  return db
    .selectFrom("usage_records")
    .select([sql<string>`total_currency`.as("currency"), sql<string>`sum(total_amount)::text`.as("amount")])
    .where("tenant_id", "=", tenantId)
    .where("completed_at", ">=", from)
    .where("completed_at", "<", to)
    .where("total_amount", "is not", null)
    .where("total_currency", "is not", null)
    .$if(isBillable, (query) => query.where("is_billable", "=", true))
    .groupBy("currency")
    .orderBy("currency")
    .execute();
}

/** Inserts one record per checkout; repeated calls change nothing. */
export async function insertUsageRecord(
  trx: Trx,
  record: { checkoutId: string; tenantId: string; total: Money | null; completedAt: Date },
): Promise<void> {
  await trx
    .insertInto("usage_records")
    .values((eb) => ({
      checkout_id: record.checkoutId,
      // The sandbox and purchases with test keys are free.
      is_billable: eb.selectFrom("checkouts").select("is_live").where("id", "=", record.checkoutId),
      tenant_id: record.tenantId,
      total_amount: record.total?.amount ?? null,
      total_currency: record.total?.currency ?? null,
      completed_at: record.completedAt,
    }))
    .onConflict((conflict) => conflict.column("checkout_id").doNothing())
    .execute();
}
