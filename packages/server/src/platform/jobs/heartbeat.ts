import type { JobWithMetadata, PgBoss } from "pg-boss";

export interface Heartbeat {
  /** Whether the job may have been given to another worker, because this process was silent for too long. */
  mayBeLost(): boolean;
  stop(): void;
}

/** Reports to the queue that the job is still running, four times per allowed period of silence. */
export function startHeartbeat(
  boss: PgBoss,
  job: JobWithMetadata<object>,
  { onLost, onError }: { onLost: () => void; onError: (error: Error) => void },
): Heartbeat {
  const seconds = job.heartbeatSeconds;
  if (seconds === null) return { mayBeLost: () => false, stop: () => undefined };
  let lastBeat = performance.now();
  let wasLate = false;
  const isLate = (): boolean => performance.now() - lastBeat > seconds * 1000;

  const beat = async (): Promise<void> => {
    wasLate ||= isLate();
    const startedAt = performance.now();
    const isOurs = !wasLate || (await isStillOurs(boss, job));
    if (isOurs && (await touch(boss, job))) lastBeat = startedAt;
    else onLost();
  };
  // If a beat fails, the next one follows; if all of them fail, another worker takes over.
  const timer = setInterval(() => void beat().catch(onError), seconds * 250);
  return { mayBeLost: () => wasLate || isLate(), stop: () => clearInterval(timer) };
}

/** After a long pause of this process, the job may be active again in another worker. */
export async function isStillOurs(boss: PgBoss, job: JobWithMetadata<object>): Promise<boolean> {
  const [current] = await boss.findJobs(job.name, { id: job.id });
  return current?.state === "active" && current.retryCount === job.retryCount;
}

/** False if the job is no longer active here. */
async function touch(boss: PgBoss, job: JobWithMetadata<object>): Promise<boolean> {
  const reply: unknown = await boss.touch(job.name, job.id);
  return typeof reply === "object" && reply !== null && Reflect.get(reply, "affected") === 1;
}
