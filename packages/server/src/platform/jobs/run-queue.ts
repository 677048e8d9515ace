import { inBatches } from "../in-batches.ts";
import { type JobRunner, type JobWork, type RunningJob, runJob } from "./run-job.ts";
import { shareOut } from "./share-out.ts";

/** The workers of one queue in this process. */
export interface RunningQueue {
  readonly name: string;
  hasFreeSlots(): boolean;
  /** Looks for jobs now. Does nothing if every slot is taken, because the next free one looks anyway. */
  wake(): void;
  /** Stops fetching, tells running jobs to stop, waits `graceMs` for them, then hands them back. */
  close(graceMs: number): Promise<void>;
}

/** How a queue is worked on. */
interface QueueWork<Payload extends object> extends JobWork<Payload> {
  /** Called before each fetch, so that a changed limit takes effect. */
  concurrency: () => number;
  /** For shared queues: how many jobs of one sharer may run here at once. */
  concurrencyPerSharer: number;
}

/** How long a handler may take to react after it was told to stop. */
const stopMs = 1_500;

/**
 * The queue library's own workers poll once per slot and sleep between jobs. Instead, one fetch for all free
 * slots is made when something happens (a notification, a finished job, the watch), so that a long queue
 * flows without gaps and an idle one needs no queries.
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
  /** The last fetch found nothing, and nothing has happened since. */
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
      // Only then something may have waited for it to end: a slot, its group, or a retry.
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
      // A short fetch doesn't mean that the queue is empty: jobs of a busy group hide those behind them.
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

/** Jobs that end together are completed in one batch. */
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
