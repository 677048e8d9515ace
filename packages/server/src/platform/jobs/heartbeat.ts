import type { JobWithMetadata, PgBoss } from "pg-boss";

export interface Heartbeat {
  /** Whether the job may have gone to another worker, because this process was silent for too long. */
  mayBeLost(): boolean;
  stop(): void;
}

/** Tells the queue that the job is being worked on, four times within the time it allows for silence. */
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
  // A beat that fails is followed by the next; when all fail, another worker takes over.
  const timer = setInterval(() => void beat().catch(onError), seconds * 250);
  return { mayBeLost: () => wasLate || isLate(), stop: () => clearInterval(timer) };
}

/** After a long pause of this process the job may be active again, in other hands. */
export async function isStillOurs(boss: PgBoss, job: JobWithMetadata<object>): Promise<boolean> {
  const [current] = await boss.findJobs(job.name, { id: job.id });
  return current?.state === "active" && current.retryCount === job.retryCount;
}

/** False when the job is no longer active, because another worker was given it or it was taken back. */
async function touch(boss: PgBoss, job: JobWithMetadata<object>): Promise<boolean> {
  const reply: unknown = await boss.touch(job.name, job.id);
  return typeof reply === "object" && reply !== null && Reflect.get(reply, "affected") === 1;
}
