import type { Checkout, PendingUserAction, ProgressItem } from "../checkouts.ts";
import type { JsonObject } from "../primitives.ts";
import { ApiError } from "./client-errors.ts";
import type { WatchOptions } from "./watch-checkout.ts";

/** The values to submit, `"decline"`, or undefined to leave the question to a person elsewhere. */
export type QuestionAnswer = Readonly<Record<string, string>> | "decline" | undefined;

export interface QuestionContext {
  /** The checkout as it was when the question was seen. */
  checkout: Checkout;
  /** Aborted when the question is closed: answered elsewhere, expired, or waiting has ended. */
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

export interface CheckoutCalls {
  watch: (id: string, options: WatchOptions) => AsyncIterable<Checkout>;
  submitAction: (id: string, actionId: string, values: JsonObject) => Promise<Checkout>;
  declineAction: (id: string, actionId: string) => Promise<Checkout>;
}

/**
 * Resolves with the checkout when it has ended, whatever the outcome. Rejects with what `onQuestion` or
 * `onProgress` throws, with a refusal of the answer (`ApiError`), with the signal's reason, or with an error
 * that persists.
 */
export async function waitForEnd(
  calls: CheckoutCalls,
  id: string,
  { onProgress, onQuestion, signal, ...options }: WaitOptions = {},
): Promise<Checkout> {
  const over = new AbortController();
  const watching = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  let shown = -1;
  let asked: { id: string; closed: AbortController } | undefined;
  let latest: Checkout | undefined;
  try {
    for await (const checkout of calls.watch(id, { ...options, signal: watching })) {
      latest = checkout;
      for (const item of checkout.progressItems.filter(({ sequence }) => sequence > shown))
        onProgress?.(item);
      shown = checkout.progressItems.at(-1)?.sequence ?? shown;
      const question = checkout.pendingUserAction;
      if (question?.id === asked?.id) continue;
      asked?.closed.abort();
      asked = question && { id: question.id, closed: new AbortController() };
      if (!question || !asked || !onQuestion) continue;
      // Not awaited: the watch must go on to notice if the question is answered elsewhere.
      answer(calls, question, { checkout, signal: asked.closed.signal }, onQuestion).catch((failure) =>
        over.abort(failure),
      );
    }
  } finally {
    asked?.closed.abort();
  }
  watching.throwIfAborted();
  if (!latest) throw new Error(`checkout ${id} was never seen`);
  return latest;
}

async function answer(
  calls: CheckoutCalls,
  question: PendingUserAction,
  context: QuestionContext,
  ask: NonNullable<WaitOptions["onQuestion"]>,
): Promise<void> {
  try {
    const values = await ask(question, context);
    if (values === undefined || context.signal.aborted) return;
    if (values === "decline") await calls.declineAction(context.checkout.id, question.id);
    else await calls.submitAction(context.checkout.id, question.id, values);
  } catch (failure) {
    // The question was answered elsewhere or has expired: the watch will see the outcome.
    if (context.signal.aborted || (failure instanceof ApiError && failure.status === 409)) return;
    throw failure;
  }
}
