import type { z } from "zod";

export type JobName = string;

/** A kind of job, declared by the feature that owns it. The queue of that name follows this definition. */
export interface JobDefinition<Payload extends object> {
  readonly name: JobName;
  /** Payloads are parsed on the way out of the database. They hold references, never secrets. */
  readonly payload: z.ZodType<Payload>;
  /** How often a failed attempt is tried again. 0 means once and never more. */
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** Doubles the delay with each attempt, with some jitter. */
  readonly retryBackoff?: boolean;
  /** A job whose worker is silent for this long is given to another. At least 10. */
  readonly heartbeatSeconds?: number;
  /** An attempt that takes longer is aborted and counts as failed. At most a day. */
  readonly expireInSeconds: number;
  /**
   * So many jobs of one `groupId` run at once, and those behind them do not hold up other groups. Two processes that
   * fetch in the same instant may exceed it, so what must never overlap has to claim its row besides.
   */
  readonly concurrencyPerGroup?: number;
  /**
   * A property of the payload that says for whom a job is. Then the jobs of those who have the fewest under way are fetched
   * first, and a process that is full still takes one job of somebody who has none there.
   */
  readonly sharedBy?: string;
  /** `exclusive`: while a job of the same `singletonKey` waits or runs, another is not created. */
  readonly policy?: "standard" | "exclusive";
}

export interface EnqueueOptions {
  /** The earliest start, or seconds from now. Without it the job starts as soon as the transaction has committed. */
  startAfter?: Date | number;
  /** A job of an id that exists is not created again. */
  id?: string;
  singletonKey?: string;
  groupId?: string;
}

export interface JobContext {
  /** Aborted at shut-down, on expiry, and when the job was given to another worker. */
  signal: AbortSignal;
  /** Aborted when the shut-down begins, which `signal` follows after its grace. Who only waits should stop now. */
  closing: AbortSignal;
  /** 1 for the first. A job handed back at shut-down keeps its number. */
  attempt: number;
  /** A throw in this attempt is final. */
  isLastAttempt: boolean;
}

export type JobHandler<Payload> = (payload: Payload, context: JobContext) => Promise<void>;
