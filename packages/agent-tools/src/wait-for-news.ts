import { type Checkout, type Client, isTerminal } from "@cartwright/contract";
import { mayAgentAnswer } from "./who-answers.ts";

interface Wait {
  client: Client;
  id: string;
  timeoutMs: number;
  /** The caller has gone: the wait rejects. */
  signal: AbortSignal;
  /** The service is closing: the wait ends as if its time were over. */
  closing: AbortSignal;
  /** Whether the caller knows of this question already. */
  isTold: (actionId: string) => boolean;
}

/** Where no events come. */
const pollMs = 1_000;

/**
 * Resolves with the checkout as soon as there is something the caller does not know yet: another status, another question, or the
 * end. Otherwise with what it is when the time is over.
 */
export async function waitForNews({
  client,
  id,
  timeoutMs,
  signal,
  closing,
  isTold,
}: Wait): Promise<Checkout> {
  const first = await client.checkouts.get(id, { signal });
  if (isWorthTelling(first, isTold)) return first;
  let latest = first;
  const isOver = AbortSignal.any([AbortSignal.timeout(timeoutMs), closing]);
  try {
    const stop = AbortSignal.any([signal, isOver]);
    for await (latest of client.checkouts.watch(id, { signal: stop, pollMs })) {
      if (hasChanged(first, latest)) break;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!isOver.aborted) throw error;
  }
  return latest;
}

/** A question to the agent is for it to act on, whether it was told or not. */
function isWorthTelling({ status, pendingUserAction: question }: Checkout, isTold: Wait["isTold"]): boolean {
  if (isTerminal(status)) return true;
  return question !== undefined && (mayAgentAnswer(question) || !isTold(question.id));
}

function hasChanged(first: Checkout, now: Checkout): boolean {
  return first.status !== now.status || first.pendingUserAction?.id !== now.pendingUserAction?.id;
}
