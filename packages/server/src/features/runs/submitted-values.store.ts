import type { Db, Trx } from "../../platform/database/open-database.ts";

export async function insertSealedValues(
  trx: Trx,
  values: { actionId: string; sealed: Uint8Array; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto("submitted_values")
    .values({ action_id: values.actionId, sealed: values.sealed, expires_at: values.expiresAt })
    .execute();
}

/** Reads and deletes in one statement, so that values can't be read twice. */
export async function takeSealedValues(
  db: Db,
  actionId: string,
): Promise<{ sealed: Uint8Array; expires_at: Date } | undefined> {
  return db
    .deleteFrom("submitted_values")
    .where("action_id", "=", actionId)
    .returning(["sealed", "expires_at"])
    .executeTakeFirst();
}

export async function deleteExpiredValues(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("submitted_values").where("expires_at", "<=", now).execute();
}
