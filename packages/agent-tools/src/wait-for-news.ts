import { type Checkout, type Client, isTerminal } from "@cartwright/contract";
import { mayAgentAnswer } from "./who-answers.ts";

interface Wait {
  client: Client;
  id: string;
  timeoutMs: number;
  /** Aborted when the caller disconnects: the wait rejects. */
  signal: AbortSignal;
  /** Aborted when the service is closing: the wait ends as if it had timed out. */
  closing: AbortSignal;
  /** Whether the caller already knows about this question. */
  isTold: (actionId: string) => boolean;
}

/** Used if there are no events. */
const pollMs = 1_000;

/**
 * Resolves with the checkout as soon as there is something the caller does not know yet: a new status, a new
 * question, or the end. Resolves with its current state on timeout.
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

/** The agent has to act on questions addressed to it, whether or not it has been told about them. */
function isWorthTelling({ status, pendingUserAction: question }: Checkout, isTold: Wait["isTold"]): boolean {
  if (isTerminal(status)) return true;
  return question !== undefined && (mayAgentAnswer(question) || !isTold(question.id));
}

function hasChanged(first: Checkout, now: Checkout): boolean {
  return first.status !== now.status || first.pendingUserAction?.id !== now.pendingUserAction?.id;
}
