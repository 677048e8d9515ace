import { sql } from "kysely";
import type { Db, Trx } from "../../platform/database/open-database.ts";

/** A run that wants to use its buyer's sign-in at a merchant. */
export interface SignInUser {
  checkoutId: string;
  claimId: string;
  tenantId: string;
  buyerProfileId: string;
  merchantDomain: string;
}

/** Takes turns of one buyer one after the other, until the transaction ends. */
export async function lockSignIns(trx: Trx, { tenantId, buyerProfileId }: SignInUser): Promise<void> {
  await trx
    .selectFrom("buyer_profiles")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", buyerProfileId)
    .forNoKeyUpdate()
    .execute();
}

/** Whether another checkout that has not ended uses the same sign-in. */
export async function isSignInUsed(
  db: Db,
  { checkoutId, tenantId, buyerProfileId, merchantDomain }: Omit<SignInUser, "claimId">,
): Promise<boolean> {
  const other = await db
    .selectFrom("checkouts")
    .select("id")
    .where("tenant_id", "=", tenantId)
    // As the index of active checkouts has it.
    .where(sql<boolean>`status in ('queued', 'running', 'awaiting_user_action')`)
    .where("buyer_profile_id", "=", buyerProfileId)
    .where("signs_in_at", "=", merchantDomain)
    .where("id", "!=", checkoutId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export async function setSignsInAt(
  trx: Trx,
  { checkoutId, claimId, merchantDomain }: SignInUser,
): Promise<void> {
  await trx
    .updateTable("checkouts")
    .set({ signs_in_at: merchantDomain })
    .where("id", "=", checkoutId)
    .where("claim_id", "=", claimId)
    .execute();
}
