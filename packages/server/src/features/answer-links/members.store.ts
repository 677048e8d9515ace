import type { DisplayedMoney } from "@cartwright/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";

/** Addresses of the workspace's members who want mail. */
export async function listMailAddresses(db: Db, tenantId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("memberships")
    .select("email")
    .where("tenant_id", "=", tenantId)
    .where("wants_mail", "=", true)
    .where("email", "is not", null)
    .execute();
  return rows.flatMap(({ email }) => email ?? []);
}

export interface MemberQuestion {
  checkoutId: string;
  tenantId: string;
  url: string;
  detectedTotal: DisplayedMoney | null;
  expiresAt: Date;
}

/** Undefined if the question is no longer open or the workspace is suspended. */
export async function findMemberQuestion(
  db: Db,
  actionId: string,
  now: Date,
): Promise<MemberQuestion | undefined> {
  return db
    .selectFrom("user_actions as action")
    .innerJoin("checkouts as checkout", "checkout.id", "action.checkout_id")
    .innerJoin("tenants as tenant", "tenant.id", "checkout.tenant_id")
    .select([
      "checkout.id as checkoutId",
      "checkout.tenant_id as tenantId",
      sql<string>`checkout.target ->> 'url'`.as("url"),
      "action.detected_total as detectedTotal",
      "action.expires_at as expiresAt",
    ])
    .where("action.id", "=", actionId)
    .where("action.status", "=", "pending")
    .where("action.expires_at", ">", now)
    .where("tenant.suspended_at", "is", null)
    .executeTakeFirst();
}
