import type { z } from "zod";

export type JobName = string;

/** A kind of job, declared by the feature that owns it. Its queue is configured from this definition. */
export interface JobDefinition<Payload extends object> {
  readonly name: JobName;
  /** Payloads are parsed when read from the database. They contain references, never secrets. */
  readonly payload: z.ZodType<Payload>;
  /** How often a failed attempt is retried. 0 means never. */
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** Doubles the delay with each attempt, with some jitter. */
  readonly retryBackoff?: boolean;
  /** A job whose worker is silent for this long is given to another. At least 10. */
  readonly heartbeatSeconds?: number;
  /** An attempt that takes longer is aborted and counts as failed. At most a day. */
  readonly expireInSeconds: number;
  /**
   * How many jobs of one `groupId` may run at once. Waiting ones don't hold up other groups. Two processes
   * that fetch at the same moment may exceed it, so anything that must never overlap also has to claim its
   * row.
   */
  readonly concurrencyPerGroup?: number;
  /**
   * The payload property that identifies whose job it is. Jobs of those with the fewest active ones are
   * fetched first, and a full process still takes one job of someone who has none there.
   */
  readonly sharedBy?: string;
  /** `exclusive`: no other job with the same `singletonKey` is created while one waits or runs. */
  readonly policy?: "standard" | "exclusive";
}

export interface EnqueueOptions {
  /**
   * The earliest start, or seconds from now. By default the job starts as soon as the transaction has
   * committed.
   */
  startAfter?: Date | number;
  /** A job whose id already exists isn't created again. */
  id?: string;
  singletonKey?: string;
  groupId?: string;
}

export interface JobContext {
  /** Aborted at shutdown, on expiry, or if the job was given to another worker. */
  signal: AbortSignal;
  /**
   * Aborted when shutdown begins; `signal` follows after the grace period. Jobs that only wait should stop
   * now.
   */
  closing: AbortSignal;
  /** 1 for the first. A job handed back at shutdown keeps its number. */
  attempt: number;
  /** Whether a throw in this attempt is final. */
  isLastAttempt: boolean;
}

export type JobHandler<Payload> = (payload: Payload, context: JobContext) => Promise<void>;
