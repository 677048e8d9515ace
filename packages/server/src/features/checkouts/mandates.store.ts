import type { Money } from "@cartwright/contract";
import { sql } from "kysely";
import type { Trx } from "../../platform/database/open-database.ts";
import type { Mandate, Spent } from "./mandate.ts";

/** Serialises budget decisions of a key, so that two checkouts can't hold the same money. */
export async function lockMandate(trx: Trx, keyId: string): Promise<Mandate | undefined> {
  const row = await trx
    .selectFrom("api_keys")
    .select(["budget", "expires_at", "revoked_at"])
    .where("id", "=", keyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { budget: row.budget, expiresAt: row.expires_at, isRevoked: row.revoked_at !== null };
}

/** What the key's other checkouts have spent or hold. `day` is the start of the day. */
export async function sumSpent(
  trx: Trx,
  { keyId, day, except }: { keyId: string; day: Date; except?: string },
): Promise<Spent> {
  const { rows } = await sql<Spent>`
    select coalesce(sum(held_amount) filter (where held_at >= ${day}), 0)::text as today,
      coalesce(sum(held_amount), 0)::text as total
    from checkouts where mandated_by = ${keyId} and id is distinct from ${except ?? null}::uuid`.execute(trx);
  return rows[0] ?? { today: "0", total: "0" };
}

export async function setHeld(
  trx: Trx,
  checkoutId: string,
  held: { amount: string; at: Date } | undefined,
): Promise<void> {
  await trx
    .updateTable("checkouts")
    .set({ held_amount: held?.amount ?? null, held_at: held?.at ?? null })
    .where("id", "=", checkoutId)
    .execute();
}

/** If the receipt shows more than was approved, more of the budget is spent. */
export async function raiseHeld(trx: Trx, checkoutId: string, charged: Money): Promise<void> {
  await sql`
    update checkouts set held_amount = greatest(held_amount, ${charged.amount}::numeric)
    from api_keys
    where checkouts.id = ${checkoutId} and api_keys.id = checkouts.mandated_by
      and api_keys.budget ->> 'currency' = ${charged.currency} and held_amount is not null`.execute(trx);
}
