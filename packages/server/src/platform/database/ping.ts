import { sql } from "kysely";
import type { Db } from "./open-database.ts";

/** Resolves if the database answers. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
