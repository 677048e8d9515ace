import { z } from "zod";

/** The queue library's database: its own small pool on PostgreSQL, the single connection on PGlite. */
export interface QueueDatabase {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Priority of jobs marked by `markFairShare`. */
export const markedPriority = 1;

const namedRows = z.array(z.object({ name: z.string() }));
const jobRows = z.array(z.object({ name: z.string(), id: z.string() }));

/** Returns those of the named queues that have a job to start now. */
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

/**
 * Marks the next jobs to fetch, at most `count`: one per sharer in each round, where a sharer's active jobs
 * count as earlier rounds. Replaces marks of other processes. Returns how many are marked.
 */
export async function markFairShare(
  database: QueueDatabase,
  {
    name,
    sharedBy,
    count,
    without,
  }: { name: string; sharedBy: string; count: number; without: readonly string[] },
): Promise<number> {
  const { rows } = await database.executeSql(
    `with waiting as (
       select id, priority, created_on, coalesce(data ->> $2, id::text) as sharer,
         row_number() over (partition by coalesce(data ->> $2, id::text) order by created_on, id) as round
       from pgboss.job
       where name = $1 and state < 'active' and not blocked and start_after <= now()
         and (group_id is null or not exists (
           select from pgboss.job other
           where other.name = $1 and other.state = 'active' and other.group_id = job.group_id))
     ), active as (
       select coalesce(data ->> $2, id::text) as sharer, count(*) as rounds
       from pgboss.job where name = $1 and state = 'active' group by 1
     ), chosen as (
       select waiting.id from waiting left join active using (sharer)
       where sharer <> all($3::text[])
       order by coalesce(rounds, 0) + round, created_on, waiting.id
       limit $4
     ), marked as (
       update pgboss.job set priority = case when id in (select id from chosen) then ${markedPriority} else 0 end
       where name = $1 and state < 'active'
         and (id in (select id from chosen) or priority = ${markedPriority})
     )
     select id, $1 as name from chosen`,
    [name, sharedBy, without, count],
  );
  return jobRows.parse(rows).length;
}

/** Whether a worker has stopped sending heartbeats during a job. */
export async function hasSilentJobs(database: QueueDatabase): Promise<boolean> {
  const { rows } = await database.executeSql(
    `select from pgboss.job
     where state = 'active' and heartbeat_seconds is not null
       and heartbeat_on + heartbeat_seconds * interval '1s' < now()
     limit 1`,
  );
  return rows.length > 0;
}

const countRows = z.array(z.object({ name: z.string(), count: z.coerce.number() }));

/** Counts jobs that could be started now, by queue. */
export async function countDueJobs(database: QueueDatabase): Promise<Record<string, number>> {
  const { rows } = await database.executeSql(
    `select name, count(*) as count from pgboss.job
     where state < 'active' and not blocked and start_after <= now() group by name`,
  );
  return Object.fromEntries(countRows.parse(rows).map(({ name, count }) => [name, count]));
}

export async function findActiveJobs(database: QueueDatabase): Promise<{ name: string; id: string }[]> {
  const { rows } = await database.executeSql("select name, id from pgboss.job where state = 'active'");
  return jobRows.parse(rows);
}

/** Returns active jobs to the queue as if they had never been fetched: the attempt doesn't count. */
export async function handBack(database: QueueDatabase, name: string, ids: readonly string[]): Promise<void> {
  await database.executeSql(
    `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
     where name = $1 and id = any($2::uuid[]) and state = 'active'`,
    [name, ids],
  );
}
