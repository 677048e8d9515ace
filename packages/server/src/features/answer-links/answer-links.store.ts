import type { Db } from "../../platform/database/open-database.ts";

/** The question that the checkout waits with; undefined where there is none, or its time is over. */
export async function findOpenQuestion(
  db: Db,
  checkoutId: string,
  now: Date,
): Promise<{ actionId: string; expiresAt: Date } | undefined> {
  return db
    .selectFrom("user_actions")
    .select(["id as actionId", "expires_at as expiresAt"])
    .where("checkout_id", "=", checkoutId)
    .where("status", "=", "pending")
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

export async function insertAnswerLink(
  db: Db,
  link: { tokenHash: Buffer; actionId: string; expiresAt: Date; createdAt: Date },
): Promise<void> {
  await db
    .insertInto("answer_links")
    .values({
      token_hash: link.tokenHash,
      action_id: link.actionId,
      expires_at: link.expiresAt,
      created_at: link.createdAt,
    })
    .execute();
}
