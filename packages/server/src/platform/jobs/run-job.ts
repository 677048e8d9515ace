import type { JobWithMetadata, PgBoss } from "pg-boss";
import { asError } from "../as-error.ts";
import { HandedBackError } from "./handed-back-error.ts";
import { isStillOurs, startHeartbeat } from "./heartbeat.ts";
import type { JobContext, JobDefinition, JobHandler } from "./job-definition.ts";
import { describeFailure } from "./job-failure.ts";
import { handBack, type QueueDatabase } from "./queue-rows.ts";

export interface RunningJob {
  readonly id: string;
  /** Tells the handler to stop. The job goes straight back to the queue, and the attempt doesn't count. */
  stop(): void;
  /** Jobs of one group count towards its limit. */
  readonly groupId: string | null;
  /** Whose job it is, if the queue is shared fairly. */
  readonly sharer: string | undefined;
  /** Never rejects: failures become the job's state or are reported. */
  readonly ended: Promise<JobOutcome>;
}

export type JobOutcome = "completed" | "failed" | "handed_back" | "lost";

export interface JobRunner {
  boss: PgBoss;
  /** Jobs that end together are completed in one batch. */
  complete(id: string): Promise<void>;
  database: QueueDatabase;
  onError: (error: Error, jobName: string, jobId: string) => void;
  onEnd: (attempt: { name: string; outcome: JobOutcome; seconds: number }) => void;
  /** Aborted when the queue closes. */
  closing: AbortSignal;
}

/** A kind of job and its handler. */
export interface JobWork<Payload extends object> {
  definition: JobDefinition<Payload>;
  handler: JobHandler<Payload>;
}

type Interruption = "shut-down" | "lost" | "expired";

export function runJob<Payload extends object>(
  runner: JobRunner,
  job: JobWithMetadata<object>,
  work: JobWork<Payload>,
): RunningJob {
  const abort = new AbortController();
  const interrupt = (reason: Interruption): void => {
    if (!abort.signal.aborted) abort.abort(reason);
  };
  const onError = (error: unknown): void => runner.onError(asError(error), job.name, job.id);
  const heartbeat = startHeartbeat(runner.boss, job, { onLost: () => interrupt("lost"), onError });
  const expiry = setTimeout(() => interrupt("expired"), job.expireInSeconds * 1000);

  const run = async (): Promise<JobOutcome> => {
    const startedAt = performance.now();
    const failure = await tryOnce(job, work, { signal: abort.signal, closing: runner.closing });
    clearTimeout(expiry);
    heartbeat.stop();
    const outcomeHere = outcomeOf(failure, abort.signal);
    if (failure !== undefined && outcomeHere === "failed") onError(failure.error);
    const isOurs =
      abort.signal.reason !== "lost" && (!heartbeat.mayBeLost() || (await isStillOurs(runner.boss, job)));
    const outcome = isOurs ? outcomeHere : "lost";
    await settle(runner, job, { outcome, error: failure?.error });
    runner.onEnd({ name: job.name, outcome, seconds: (performance.now() - startedAt) / 1000 });
    return outcome;
  };
  const ended = run().catch((error: unknown): JobOutcome => {
    onError(error);
    return "lost";
  });
  const sharer = sharerOf(job, work.definition);
  return { id: job.id, groupId: job.groupId ?? null, sharer, stop: () => interrupt("shut-down"), ended };
}

/** Same as in `markFairShare`: a job without a sharer counts as its own sharer. */
function sharerOf(job: JobWithMetadata<object>, { sharedBy }: { sharedBy?: string }): string | undefined {
  if (sharedBy === undefined) return undefined;
  const named: unknown = Reflect.get(job.data, sharedBy);
  return typeof named === "string" ? named : job.id;
}

async function tryOnce<Payload extends object>(
  job: JobWithMetadata<object>,
  { definition, handler }: JobWork<Payload>,
  signals: Pick<JobContext, "signal" | "closing">,
): Promise<{ error: unknown } | undefined> {
  try {
    await handler(definition.payload.parse(job.data), {
      ...signals,
      attempt: job.retryCount + 1,
      isLastAttempt: job.retryCount >= job.retryLimit,
    });
    return undefined;
  } catch (error) {
    return { error };
  }
}

function outcomeOf(failure: { error: unknown } | undefined, signal: AbortSignal): JobOutcome {
  if (failure === undefined) return "completed";
  const isHandedBack = signal.reason === "shut-down" || failure.error instanceof HandedBackError;
  return isHandedBack ? "handed_back" : "failed";
}

const settleAttempts = 5;

/** A job that can't be settled is run again after its heartbeat or its time expires. */
async function settle(
  runner: JobRunner,
  job: JobWithMetadata<object>,
  { outcome, error }: { outcome: JobOutcome; error: unknown },
): Promise<void> {
  const { boss, database } = runner;
  for (let tried = 1; ; tried += 1) {
    try {
      if (outcome === "completed") await runner.complete(job.id);
      else if (outcome === "handed_back") await handBack(database, job.name, [job.id]);
      else if (outcome === "failed") await boss.fail(job.name, job.id, describeFailure(error));
      return;
    } catch (settleError) {
      if (tried === settleAttempts) throw settleError;
      await new Promise((resolve) => setTimeout(resolve, tried * 200));
    }
  }
}
