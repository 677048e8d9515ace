import type { Checkout, PendingUserAction, ProgressItem } from "./wire.ts";

export interface WatchOptions {
  signal?: AbortSignal | undefined;
  /** Polling interval if the service sends no events. Defaults to 3 seconds. */
  pollMs?: number;
}

/** The values to submit, `"decline"`, or undefined to leave the question to a person elsewhere. */
export type QuestionAnswer = Readonly<Record<string, string>> | "decline" | undefined;

export interface QuestionContext {
  /** The checkout as it was when the question was seen. */
  checkout: Checkout;
  /** Aborted when the question is no longer open. */
  signal: AbortSignal;
}

export interface WaitOptions extends WatchOptions {
  /** Called once for each progress item, in order. */
  onProgress?: ((item: ProgressItem) => void) | undefined;
  /** Called once for each question. Without it, questions are left to a person who answers elsewhere. */
  onQuestion?:
    | ((question: PendingUserAction, context: QuestionContext) => QuestionAnswer | Promise<QuestionAnswer>)
    | undefined;
}
