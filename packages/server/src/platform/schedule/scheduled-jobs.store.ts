import type { Db } from "../database/open-database.ts";

/** Returns whether the caller should run the job this time. */
export async function claimScheduledJob(
  db: Db,
  name: string,
  { now, next }: { now: Date; next: Date },
): Promise<boolean> {
  await db
    .insertInto("scheduled_jobs")
    .values({ name, due_at: now })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const claimed = await db
    .updateTable("scheduled_jobs")
    .set({ due_at: next })
    .where("name", "=", name)
    // A time too far ahead comes from a wrong clock or from an interval that used to be longer.
    .where((eb) => eb.or([eb("due_at", "<=", now), eb("due_at", ">", next)]))
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}
