import type { JobDefinition } from "./job-definition.ts";
import { markedPriority, markFairShare, type QueueDatabase } from "./queue-rows.ts";
import type { RunningJob } from "./run-job.ts";

export interface Shares {
  hasRoom(): boolean;
  /** Returns what to fetch next; a `batchSize` of 0 means nothing. */
  take(): Promise<{ batchSize: number; minPriority?: number }>;
}

/**
 * Decides how many jobs a process fetches, and whose: in queue order, or fairly if the definition says so.
 */
export function shareOut(options: {
  definition: Pick<JobDefinition<object>, "name" | "sharedBy">;
  database: QueueDatabase;
  running: ReadonlySet<RunningJob>;
  concurrency: () => number;
  concurrencyPerSharer: number;
}): Shares {
  const { definition, database, running, concurrency, concurrencyPerSharer } = options;
  const { name, sharedBy } = definition;
  const free = (): number => concurrency() - running.size;
  if (sharedBy === undefined) return { hasRoom: () => free() > 0, take: async () => ({ batchSize: free() }) };
  return {
    // One extra place is reserved for sharers that have no job here.
    hasRoom: () => free() + 1 > 0,
    take: async () => {
      const most = free() > 0 ? concurrencyPerSharer : 1;
      const batchSize = await markFairShare(database, {
        name,
        sharedBy,
        count: Math.max(free(), 1),
        without: sharersWithMany(running, most),
      });
      return { batchSize, minPriority: markedPriority };
    },
  };
}

function sharersWithMany(running: ReadonlySet<RunningJob>, most: number): string[] {
  const counts = new Map<string, number>();
  for (const { sharer } of running)
    if (sharer !== undefined) counts.set(sharer, (counts.get(sharer) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= most).map(([sharer]) => sharer);
}
