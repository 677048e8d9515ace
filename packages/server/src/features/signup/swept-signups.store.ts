import type { Db } from "../../platform/database/open-database.ts";

export async function deleteSignupsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("signups").where("created_at", "<=", before).execute();
}
