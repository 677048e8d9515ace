import { sql } from "kysely";
import type { Database } from "../../src/platform/database/open-database.ts";

export interface JobRow {
  id: string;
  state: string;
  retry_count: number;
  output: unknown;
}

/** The queue's own rows, for tests of what is stored. */
export async function jobRows(database: Database, name: string): Promise<JobRow[]> {
  const result = await sql<JobRow>`
    select id, state, retry_count, output from pgboss.job where name = ${name} order by created_on
  `.execute(database.db);
  return result.rows;
}
