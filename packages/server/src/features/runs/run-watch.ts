import type { ClaimedRun } from "./run-record.ts";

/** Hears how one drive of a run goes, for metrics and traces. It changes nothing, and is told no word of the page or the buyer. */
export interface RunWatch {
  browserOpened(): void;
  /** The step that has just ended, by its code. */
  stepTaken(code: string): void;
  /** Called with whether it was answered, once the run goes on or ends. */
  asked(key: string): (isAnswered: boolean) => void;
  /** The status and code of the end, or why the drive broke off. */
  ended(end: string): void;
}

/** `traceparent` is that of the request that created the checkout. */
export type WatchRun = (run: ClaimedRun, traceparent: string | undefined) => RunWatch;
