import { countWaitingCheckouts } from "../features/operations/waiting.store.ts";
import { ping } from "../platform/database/ping.ts";
import type { Jobs } from "../platform/jobs/open-jobs.ts";
import type { Platform } from "./platform.ts";

/** Metrics that are evaluated when read. Those of the whole service are the same in every process. */
export function measureService({ config, database, clock, metrics }: Platform, jobs: Jobs): void {
  const { db, connection } = database;
  metrics.measureAll(
    { name: "checkouts", help: "Checkouts of the whole service that have not ended.", label: "status" },
    async () => (await countWaitingCheckouts(db)).byStatus,
  );
  metrics.measureAll(
    {
      name: "oldest_wait_seconds",
      help: "How long the checkout that has waited longest for a worker has waited.",
      label: "status",
    },
    async () => {
      const { oldestQueuedAt } = await countWaitingCheckouts(db);
      return { queued: oldestQueuedAt ? (clock.now().getTime() - oldestQueuedAt.getTime()) / 1000 : 0 };
    },
  );
  metrics.measureAll(
    {
      name: "jobs_due",
      help: "Jobs of the whole service that could be started now, by queue.",
      label: "name",
    },
    jobs.countDue,
  );
  metrics.measureAll(
    { name: "database_up", help: "1 where this process reaches the database.", label: "kind" },
    async () => ({
      [connection.kind]: await ping(db).then(
        () => 1,
        () => 0,
      ),
    }),
  );
  metrics.measure(
    "database_wait_seconds",
    "How long the work of this process that has waited longest for a connection has waited.",
    () => database.longestWaitMs() / 1000,
  );
  if (connection.kind === "postgres") {
    const { pool } = connection;
    metrics.measureAll(
      {
        name: "database_connections",
        help: "Connections of this process to PostgreSQL, and callers that wait for one.",
        label: "state",
      },
      () => ({
        busy: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
        limit: config.database.maxConnections,
      }),
    );
  }
  if (config.roles.has("worker"))
    metrics.measure(
      "worker_slots",
      "Runs that may be at work at once in this process.",
      () => config.runs.slots,
    );
}
