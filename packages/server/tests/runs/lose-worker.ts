import { sql } from "kysely";
import type { Database } from "../../src/platform/database/open-database.ts";

/** What the queue does once the heartbeat of a job's worker has stopped: the job is anybody's again. */
export async function loseWorker(database: Database, checkoutId: string): Promise<void> {
  await sql`
    update pgboss.job
    set state = 'retry', retry_count = retry_count + 1, started_on = null, heartbeat_on = null, start_after = now()
    where name = 'run-checkout' and data ->> 'checkoutId' = ${checkoutId} and state = 'active'
  `.execute(database.db);
}
