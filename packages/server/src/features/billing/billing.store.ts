import type { Selectable, Updateable } from "kysely";
import type { Database, Db, Trx } from "../../platform/database/open-database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { consequencesOf, standingOf } from "./standing.ts";

export type AccountRow = Selectable<Tables["billing_accounts"]>;
export type AccountChange = Omit<Updateable<Tables["billing_accounts"]>, "tenant_id">;

export interface TenantFacts {
  name: string;
  email: string | null;
  plan: AccountRow["plan"];
  activated_at: Date | null;
}

export async function getTenantFacts(db: Db, tenantId: string): Promise<TenantFacts> {
  return db
    .selectFrom("tenants")
    .select(["name", "email", "plan", "activated_at"])
    .where("id", "=", tenantId)
    .executeTakeFirstOrThrow();
}

export async function findAccount(db: Db, tenantId: string): Promise<AccountRow | undefined> {
  return db.selectFrom("billing_accounts").selectAll().where("tenant_id", "=", tenantId).executeTakeFirst();
}

/** Accounts with facts that may come from the sandbox. */
export async function listDoubtfulAccounts(db: Db): Promise<AccountRow[]> {
  return db
    .selectFrom("billing_accounts")
    .selectAll()
    .where((eb) => eb.or([eb("is_from_sandbox", "is", null), eb("is_from_sandbox", "=", true)]))
    .where((eb) => eb.or([eb("customer_id", "is not", null), eb("verification_id", "is not", null)]))
    .execute();
}

export async function findTenantsOf(
  db: Db,
  { customerIds, verificationIds }: { customerIds: readonly string[]; verificationIds: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom("billing_accounts")
    .select("tenant_id")
    .where((eb) =>
      eb.or([eb("customer_id", "in", customerIds), eb("verification_id", "in", verificationIds)]),
    )
    .execute();
  return rows.map((row) => row.tenant_id);
}

/** Tenants that the processor may know. */
export async function listAccounts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("billing_accounts")
    .select("tenant_id")
    .where((eb) => eb.or([eb("customer_id", "is not", null), eb("verification_id", "is not", null)]))
    .execute();
  return rows.map((row) => row.tenant_id);
}

/** Writes new facts and their consequences for the tenant in one transaction. Idempotent. */
export async function changeAccount(
  database: Pick<Database, "transaction">,
  { tenantId, change, now }: { tenantId: string; change: AccountChange; now: Date },
): Promise<AccountRow> {
  return database.transaction(async (trx) => {
    const before = await lockAccount(trx, tenantId);
    if (Object.keys(change).length === 0) return before;
    const after = await trx
      .updateTable("billing_accounts")
      .set(change)
      .where("tenant_id", "=", tenantId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const consequences = consequencesOf(standingOf(before), standingOf(after), now);
    if (Object.keys(consequences).length > 0)
      await trx.updateTable("tenants").set(consequences).where("id", "=", tenantId).execute();
    return after;
  });
}

async function lockAccount(trx: Trx, tenantId: string): Promise<AccountRow> {
  await trx
    .insertInto("billing_accounts")
    .values({ tenant_id: tenantId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom("billing_accounts")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export interface UnreportedUsage {
  checkout_id: string;
  completed_at: Date;
  customer_id: string;
}

/** Completed, billable and not known to be reported yet; oldest first, starting after the given row. */
export async function listUnreportedUsage(
  db: Db,
  { after, limit }: { after: UnreportedUsage | undefined; limit: number },
): Promise<UnreportedUsage[]> {
  return db
    .selectFrom("usage_records")
    .innerJoin("billing_accounts", "billing_accounts.tenant_id", "usage_records.tenant_id")
    .select(["checkout_id", "completed_at", "customer_id"])
    .where("is_billable", "=", true)
    .where("reported_at", "is", null)
    .where("customer_id", "is not", null)
    .$narrowType<{ customer_id: string }>()
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple("completed_at", "checkout_id"),
          ">",
          eb.tuple(after?.completed_at ?? new Date(0), after?.checkout_id ?? ""),
        ),
      ),
    )
    .orderBy("completed_at")
    .orderBy("checkout_id")
    .limit(limit)
    .execute();
}

export async function markReported(db: Db, checkoutIds: readonly string[], at: Date): Promise<void> {
  if (checkoutIds.length === 0) return;
  await db
    .updateTable("usage_records")
    .set({ reported_at: at })
    .where("checkout_id", "in", checkoutIds)
    .execute();
}
