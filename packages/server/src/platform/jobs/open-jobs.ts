import { fromKysely, PgBoss } from "pg-boss";
import type { Database, Trx } from "../database/open-database.ts";
import { type BossDatabase, openBossDatabase } from "./boss-database.ts";
import { createQueues } from "./create-queues.ts";
import type { EnqueueOptions, JobDefinition, JobHandler, JobName } from "./job-definition.ts";
import { countDueJobs, findActiveJobs, type QueueDatabase } from "./queue-rows.ts";
import type { JobOutcome } from "./run-job.ts";
import { type RunningQueue, runQueue } from "./run-queue.ts";
import { watchQueues } from "./watch-queues.ts";

export interface Jobs {
  /** Runs in the caller's transaction: the job exists only if it commits. */
  enqueue(trx: Trx, name: JobName, payload: object, options?: EnqueueOptions): Promise<void>;
  /** The same for several jobs of a kind, in one statement. */
  enqueueAll(trx: Trx, name: JobName, jobs: readonly (EnqueueOptions & { payload: object })[]): Promise<void>;
  /**
   * Starts working on a queue. If the handler throws, the job is retried up to the retry limit. A
   * `concurrency` function may return a different number each time.
   */
  work<Payload extends object>(
    job: JobDefinition<Payload>,
    handler: JobHandler<Payload>,
    options?: { concurrency?: number | (() => number); concurrencyPerSharer?: number },
  ): Promise<void>;
  /**
   * Stops fetching, waits for running jobs, and hands the rest back so that others can start them right away.
   */
  close(options?: { graceMs: number }): Promise<void>;
  /** Whether the queues are being worked on: not closed, and the database has answered recently. */
  isRunning(): boolean;
  /** How many jobs of each queue could be started now. */
  countDue(): Promise<Record<JobName, number>>;
}

export interface JobsOptions {
  database: Database;
  /** Every queue that this process enqueues to or works on. */
  definitions: readonly JobDefinition<object>[];
  /** Called for errors outside of any caller: a failed attempt, a lost connection. */
  onError: (error: Error, jobName?: string, jobId?: string) => void;
  /** Called when an attempt has ended. */
  onEnd?: (attempt: { name: string; outcome: JobOutcome; seconds: number }) => void;
  /** How often the queues are checked in addition to notifications. */
  watchMs?: number;
}

const defaultGraceMs = 10_000;

export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const { database, definitions, onError } = options;
  const queues = new Map<string, RunningQueue>();
  const bossDatabase = openBossDatabase(database, onError, (queueName) => wake(queues, queueName));
  const boss = createBoss(bossDatabase.database, database, onError);
  await boss.start();
  await createQueues(boss, definitions);
  if (database.connection.kind === "pglite") await releaseOrphans(boss, bossDatabase.database);
  const shared = { boss, database: bossDatabase.database, onError };
  const watching = watchQueues(queues, { ...shared, everyMs: options.watchMs ?? 1000 });
  const runner = { ...shared, onEnd: options.onEnd ?? (() => undefined) };
  const close = async (graceMs: number): Promise<void> => {
    await watching.close();
    await Promise.all([...queues.values()].map((queue) => queue.close(graceMs)));
    await boss.stop({ graceful: false });
    await bossDatabase.close();
  };
  let closing: Promise<void> | undefined;

  return {
    enqueue: async (trx, name, payload, { groupId, ...rest } = {}) => {
      await boss.send(name, payload, {
        ...rest,
        ...(groupId === undefined ? {} : { group: { id: groupId } }),
        db: fromKysely(trx),
      });
    },
    enqueueAll: async (trx, name, wanted) => {
      const inserts = wanted.map(({ payload, groupId, ...rest }) => ({
        ...rest,
        data: payload,
        ...(groupId === undefined ? {} : { group: { id: groupId } }),
      }));
      await boss.insert(name, inserts, { db: fromKysely(trx) });
    },
    work: async (job, handler, { concurrency = 1, concurrencyPerSharer = Number.POSITIVE_INFINITY } = {}) => {
      if (queues.has(job.name)) throw new Error(`this process works on ${job.name} already`);
      const limit = typeof concurrency === "number" ? () => concurrency : concurrency;
      const queue = runQueue(runner, {
        definition: job,
        handler,
        concurrency: limit,
        concurrencyPerSharer,
      });
      queues.set(job.name, queue);
      queue.wake();
    },
    close: ({ graceMs } = { graceMs: defaultGraceMs }) => {
      closing ??= close(graceMs);
      return closing;
    },
    isRunning: () => closing === undefined && watching.isAlive(),
    countDue: async () => {
      const due = await countDueJobs(bossDatabase.database);
      return Object.fromEntries(definitions.map(({ name }) => [name, due[name] ?? 0]));
    },
  };
}

/** For maintenance tasks of the queue library that nothing here depends on. */
const rarelySeconds = 3600;

function createBoss(
  adapter: BossDatabase["database"],
  database: Database,
  onError: (error: Error) => void,
): PgBoss {
  const boss = new PgBoss({
    db: adapter,
    backend: database.connection.kind,
    useListenNotify: true,
    schedule: false,
    monitorIntervalSeconds: 1,
    superviseIntervalSeconds: 60,
    maintenanceIntervalSeconds: 600,
    queueCacheIntervalSeconds: rarelySeconds,
    flowIntervalSeconds: rarelySeconds,
    bamIntervalSeconds: rarelySeconds,
    reindex: database.connection.kind === "postgres",
    monitorVacuum: database.connection.kind === "postgres",
  });
  boss.on("error", onError);
  boss.on("warning", (warning) => onError(new Error(warning.message)));
  return boss;
}

function wake(queues: ReadonlyMap<string, RunningQueue>, queueName: string | undefined): void {
  if (queueName !== undefined) queues.get(queueName)?.wake();
  else for (const queue of queues.values()) queue.wake();
}

/**
 * Only one process uses an embedded database, so jobs that are active when it opens belong to dead processes.
 */
async function releaseOrphans(boss: PgBoss, adapter: QueueDatabase): Promise<void> {
  for (const { name, id } of await findActiveJobs(adapter)) {
    await boss.fail(name, id, { code: "worker_died", message: "the process ended in the middle of the job" });
    await boss.update(name, undefined, { id, startAfter: 0 });
  }
}
