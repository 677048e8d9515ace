import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";

export interface WaitingCheckouts {
  /** How many there are in each status that isn't final. */
  byStatus: Readonly<Record<"queued" | "running" | "awaiting_user_action", number>>;
  /** When the checkout that has been queued the longest was created. */
  oldestQueuedAt: Date | undefined;
}

/** Counts across all tenants, using the index of unfinished checkouts. */
export async function countWaitingCheckouts(db: Db): Promise<WaitingCheckouts> {
  const active = ["queued", "running", "awaiting_user_action"] as const;
  const rows = await db
    .selectFrom("checkouts")
    .select(["status", sql<string>`count(*)`.as("count"), (eb) => eb.fn.min("created_at").as("oldest")])
    .where(sql<boolean>`status in (${sql.join(active.map((status) => sql.lit(status)))})`)
    .groupBy("status")
    .execute();
  const of = (status: string) => rows.find((row) => row.status === status);
  const counts = active.map((status) => [status, Number(of(status)?.count ?? 0)]);
  return { byStatus: Object.fromEntries(counts), oldestQueuedAt: of("queued")?.oldest ?? undefined };
}
