import type { ClaimedRun } from "./run-record.ts";

/**
 * Observes one drive of a run for metrics and traces. It changes nothing and gets no text from the page or
 * the buyer.
 */
export interface RunWatch {
  browserOpened(): void;
  /** Called with the code of a step that has just ended. */
  stepTaken(code: string): void;
  /** Returns a function to call when the run continues or ends, with whether the question was answered. */
  asked(key: string): (isAnswered: boolean) => void;
  /** The status and code of the end, or why the drive broke off. */
  ended(end: string): void;
}

/** `traceparent` is from the request that created the checkout. */
export type WatchRun = (run: ClaimedRun, traceparent: string | undefined) => RunWatch;
