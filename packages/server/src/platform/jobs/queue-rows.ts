import { z } from "zod";

/** What the queue library asks of a database; on PostgreSQL its own small pool, on PGlite the one connection. */
export interface QueueDatabase {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

const namedRows = z.array(z.object({ name: z.string() }));
const jobRows = z.array(z.object({ name: z.string(), id: z.string() }));

/** Those of the named queues that have a job to start now. */
export async function findDueQueues(database: QueueDatabase, names: readonly string[]): Promise<string[]> {
  const { rows } = await database.executeSql(
    `select queue.name from unnest($1::text[]) as queue (name)
     where exists (
       select from pgboss.job
       where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now()
     )`,
    [names],
  );
  return namedRows.parse(rows).map((row) => row.name);
}

/** Whether a worker has stopped giving signs of life in the middle of a job. */
export async function hasSilentJobs(database: QueueDatabase): Promise<boolean> {
  const { rows } = await database.executeSql(
    `select from pgboss.job
     where state = 'active' and heartbeat_seconds is not null
       and heartbeat_on + heartbeat_seconds * interval '1s' < now()
     limit 1`,
  );
  return rows.length > 0;
}

export async function findActiveJobs(database: QueueDatabase): Promise<{ name: string; id: string }[]> {
  const { rows } = await database.executeSql("select name, id from pgboss.job where state = 'active'");
  return jobRows.parse(rows);
}

/** Puts active jobs back as if they had never been fetched: the attempt does not count. */
export async function handBack(database: QueueDatabase, name: string, ids: readonly string[]): Promise<void> {
  await database.executeSql(
    `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
     where name = $1 and id = any($2::uuid[]) and state = 'active'`,
    [name, ids],
  );
}
