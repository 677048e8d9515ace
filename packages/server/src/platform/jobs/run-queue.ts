import { inBatches } from "../in-batches.ts";
import { type JobRunner, type JobWork, type RunningJob, runJob } from "./run-job.ts";
import { shareOut } from "./share-out.ts";

/** The workers of one queue in this process. */
export interface RunningQueue {
  readonly name: string;
  hasFreeSlots(): boolean;
  /** Looks for jobs now. Costs nothing when every slot is taken: the next free one looks by itself. */
  wake(): void;
  /** Fetches no more, tells the jobs at hand, waits `graceMs` for them, then hands them back. */
  close(graceMs: number): Promise<void>;
}

/** What a queue is worked on with. */
interface QueueWork<Payload extends object> extends JobWork<Payload> {
  /** Asked before each fetch: a limit that moves is followed at the next one. */
  concurrency: () => number;
  /** Of jobs that are shared out, how many of one sharer are held here at once. */
  concurrencyPerSharer: number;
}

/** What a handler gets to notice that it was told to stop. */
const stopMs = 1_500;

/**
 * The queue library's own workers poll once per slot and sleep between jobs. One fetch for all free slots,
 * made when something happened (a notification, a job that ended, the watch), keeps a long queue flowing
 * without gaps and an idle one without queries.
 */
export function runQueue<Payload extends object>(
  shared: Omit<JobRunner, "complete" | "closing">,
  work: QueueWork<Payload>,
): RunningQueue {
  const { definition } = work;
  const complete = completeInBatches(shared, definition.name);
  const closing = new AbortController();
  const runner: JobRunner = { ...shared, complete, closing: closing.signal };
  const running = new Set<RunningJob>();
  const shares = shareOut({ ...work, database: shared.database, running });
  let isClosed = false;
  let isFetching = false;
  let isWoken = false;
  /** The last fetch found nothing, and nothing has been said since. */
  let isDrained = false;
  let fetching: Promise<void> = Promise.resolve();

  const start = async (): Promise<number> => {
    const wanted = await shares.take();
    isDrained = wanted.batchSize === 0;
    if (isDrained) return 0;
    const jobs = await runner.boss.fetch<object>(definition.name, {
      ...wanted,
      includeMetadata: true,
      ...(definition.concurrencyPerGroup === undefined
        ? {}
        : { groupConcurrency: definition.concurrencyPerGroup }),
    });
    isDrained = jobs.length === 0;
    for (const job of jobs) follow(runJob(runner, job, work));
    return jobs.length;
  };

  const follow = (job: RunningJob): void => {
    running.add(job);
    // `ended` never rejects.
    void job.ended.then((outcome) => {
      // Only then something may have waited for its end: a place, its group, or itself.
      const mayHaveFollower = !isDrained || isGroupFull(job) || outcome !== "completed";
      running.delete(job);
      if (mayHaveFollower) wake();
    });
  };

  const isGroupFull = ({ groupId }: RunningJob): boolean => {
    const { concurrencyPerGroup } = definition;
    if (groupId === null || concurrencyPerGroup === undefined) return false;
    return [...running].filter((job) => job.groupId === groupId).length >= concurrencyPerGroup;
  };

  const fetchWhileThereIsMore = async (): Promise<void> => {
    do {
      isWoken = false;
      // A short fetch does not mean an empty queue: jobs of a busy group hide those behind them.
      while (!isClosed && shares.hasRoom() && (await start()) > 0);
    } while (isWoken && !isClosed && shares.hasRoom());
  };

  const wake = (): void => {
    isWoken = true;
    isDrained = false;
    if (isFetching || isClosed || !shares.hasRoom()) return;
    isFetching = true;
    fetching = fetchWhileThereIsMore()
      .catch((error: Error) => runner.onError(error, definition.name, "none"))
      .finally(() => {
        isFetching = false;
      });
  };

  return {
    name: definition.name,
    hasFreeSlots: () => !isClosed && shares.hasRoom(),
    wake,
    close: async (graceMs) => {
      isClosed = true;
      await fetching;
      closing.abort();
      await allWithin(running, graceMs);
      for (const job of running) job.stop();
      await allWithin(running, stopMs);
    },
  };
}

/** Jobs that end together are settled together. */
function completeInBatches({ boss }: Pick<JobRunner, "boss">, name: string): JobRunner["complete"] {
  return inBatches(
    async (ids: readonly string[]) => {
      await boss.complete(name, [...ids]);
      return () => undefined;
    },
    { gatherMs: 0 },
  );
}

async function allWithin(running: ReadonlySet<RunningJob>, limitMs: number): Promise<void> {
  if (running.size === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([Promise.all([...running].map((job) => job.ended)), limit]);
  clearTimeout(timer);
}
