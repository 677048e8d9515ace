import type { PgBoss } from "pg-boss";
import { findDueQueues, hasSilentJobs, type QueueDatabase } from "./queue-rows.ts";
import type { RunningQueue } from "./run-queue.ts";

const silentCheckMs = 5_000;

interface WatchOptions {
  boss: PgBoss;
  database: QueueDatabase;
  everyMs: number;
  onError: (error: Error) => void;
}

/**
 * Notifications announce jobs that can start right away. The watch finds the rest: delayed jobs, retries,
 * jobs handed back by other processes, and those of dead workers. One small query each time, and none while
 * every slot is busy.
 */
export function watchQueues(
  queues: ReadonlyMap<string, RunningQueue>,
  { boss, database, everyMs, onError }: WatchOptions,
): { isAlive(): boolean; close(): Promise<void> } {
  let lastSilentCheck = 0;
  let lastSuccess = performance.now();
  let watching: Promise<void> | undefined;

  const watch = async (): Promise<void> => {
    if (performance.now() - lastSilentCheck > silentCheckMs) {
      lastSilentCheck = performance.now();
      // `supervise` takes such jobs from their workers in one statement, so several processes may call it.
      if (await hasSilentJobs(database)) await boss.supervise();
    }
    const free = [...queues.values()].filter((queue) => queue.hasFreeSlots()).map((queue) => queue.name);
    if (free.length > 0) for (const name of await findDueQueues(database, free)) queues.get(name)?.wake();
    lastSuccess = performance.now();
  };

  const timer = setInterval(() => {
    watching ??= watch()
      .catch(onError)
      .finally(() => {
        watching = undefined;
      });
  }, everyMs);
  return {
    isAlive: () => performance.now() - lastSuccess < silentCheckMs * 4,
    close: async () => {
      clearInterval(timer);
      await watching;
    },
  };
}
