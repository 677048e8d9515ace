import type { PgBoss, QueueOptions, QueueResult } from "pg-boss";
import type { JobDefinition } from "./job-definition.ts";

/** Finished jobs are kept this long for debugging. Results are stored in our own tables. */
const deleteAfterSeconds = 3600;

/** Creates missing queues and updates the others to their definitions. */
export async function createQueues(
  boss: PgBoss,
  definitions: readonly JobDefinition<object>[],
): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const definition of definitions) {
    const options = queueOptions(definition);
    const queue = existing.get(definition.name);
    if (queue !== undefined && isUpToDate(queue, options)) continue;
    if (queue === undefined)
      await boss.createQueue(definition.name, { ...options, policy: definition.policy ?? "standard" });
    else await boss.updateQueue(definition.name, options);
    await loadIntoCache(boss, definition.name);
  }
}

/**
 * The library looks up a new queue when it is first used. Inside a transaction on PGlite, that would
 * deadlock, so the lookup is triggered here.
 */
async function loadIntoCache(boss: PgBoss, name: string): Promise<void> {
  await boss.findJobs(name, { id: "00000000-0000-0000-0000-000000000000" });
}

function queueOptions(definition: JobDefinition<object>): QueueOptions & { notify: true } {
  return {
    retryLimit: definition.retryLimit,
    retryDelay: definition.retryDelaySeconds,
    retryBackoff: definition.retryBackoff ?? false,
    expireInSeconds: definition.expireInSeconds,
    deleteAfterSeconds,
    notify: true,
    ...(definition.heartbeatSeconds === undefined ? {} : { heartbeatSeconds: definition.heartbeatSeconds }),
  };
}

function isUpToDate(queue: QueueResult, options: object): boolean {
  return Object.entries(options).every(([key, value]) => Reflect.get(queue, key) === value);
}
