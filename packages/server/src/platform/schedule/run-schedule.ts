import type { Clock } from "../clock.ts";
import type { Db } from "../database/open-database.ts";
import { claimScheduledJob } from "./scheduled-jobs.store.ts";

/** A recurring task. It finds its own work, may run twice at once, and may skip a run without harm. */
export interface ScheduledJob {
  readonly name: string;
  readonly everySeconds: number;
  run(signal: AbortSignal): Promise<void>;
}

export interface Schedule {
  /**
   * Runs a job now, whether or not it is due. Throws what the job throws; undefined if there is no such job.
   */
  runNow(name: string): Promise<"done" | undefined>;
  /** Runs due jobs until closed. Each run happens in only one of the processes. */
  start(): void;
  close(): Promise<void>;
}

export interface ScheduleDependencies {
  db: Db;
  clock: Clock;
  onEnd: (end: { name: string; outcome: "completed" | "failed" }, error?: Error) => void;
}

export function createSchedule(dependencies: ScheduleDependencies, jobs: readonly ScheduledJob[]): Schedule {
  const { db, clock, onEnd } = dependencies;
  const abort = new AbortController();
  const running = new Map<string, Promise<void>>();
  const timers: NodeJS.Timeout[] = [];

  const run = async (job: ScheduledJob): Promise<void> => {
    try {
      await job.run(abort.signal);
      onEnd({ name: job.name, outcome: "completed" });
    } catch (error) {
      onEnd({ name: job.name, outcome: "failed" }, error instanceof Error ? error : undefined);
      throw error;
    }
  };

  const runIfDue = async (job: ScheduledJob): Promise<void> => {
    const now = clock.now();
    const next = new Date(now.getTime() + job.everySeconds * 1000);
    if (await claimScheduledJob(db, job.name, { now, next })) await run(job);
  };

  const tick = (job: ScheduledJob): void => {
    if (running.has(job.name) || abort.signal.aborted) return;
    const round = runIfDue(job)
      // Already reported to `onEnd`, or the database is unavailable: the next round tries again.
      .catch(() => undefined)
      .finally(() => running.delete(job.name));
    running.set(job.name, round);
  };

  return {
    runNow: async (name) => {
      const job = jobs.find((candidate) => candidate.name === name);
      if (job === undefined) return undefined;
      await run(job);
      return "done";
    },
    start: () => {
      for (const job of jobs) timers.push(setInterval(() => tick(job), tickMs(job)));
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      abort.abort();
      await Promise.all(running.values());
    },
  };
}

/** Often enough that a job whose process died is taken over within a minute. */
function tickMs({ everySeconds }: ScheduledJob): number {
  return Math.min(everySeconds, 60) * 1000;
}
