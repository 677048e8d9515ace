import type { Checkout, PendingUserAction, ProgressItem } from "./wire.ts";

export interface WatchOptions {
  signal?: AbortSignal | undefined;
  /** Between one look and the next where the service sends no events. 3 seconds unless set. */
  pollMs?: number;
}

/** The values to submit, `"decline"`, or undefined to leave the question to a person who answers elsewhere. */
export type QuestionAnswer = Readonly<Record<string, string>> | "decline" | undefined;

export interface QuestionContext {
  /** The checkout as it was when the question was seen. */
  checkout: Checkout;
  /** Aborted when the question is no longer open. */
  signal: AbortSignal;
}

export interface WaitOptions extends WatchOptions {
  /** Told each progress item once, in order. */
  onProgress?: ((item: ProgressItem) => void) | undefined;
  /** Asked each question once. Without it, questions are left to a person who answers elsewhere. */
  onQuestion?:
    | ((question: PendingUserAction, context: QuestionContext) => QuestionAnswer | Promise<QuestionAnswer>)
    | undefined;
}
