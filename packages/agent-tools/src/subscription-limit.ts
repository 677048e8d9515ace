import { createWaitLimit } from "./wait-limit.ts";

/** We never announce anything over subscriptions, so a few are enough for clients that insist on them. */
const mostOfAccount = 20;

type Fetch = () => Promise<Response>;

/** Limits the open subscriptions of each account, so that one can't take the places of all others. */
export function createSubscriptionLimit(): (
  sent: { body: unknown; accountId: string; signal: AbortSignal },
  fetch: Fetch,
) => Promise<Response> {
  const admit = createWaitLimit(mostOfAccount);
  return async ({ body, accountId, signal }, fetch) => {
    if (!isSubscription(body)) return fetch();
    const leave = admit(accountId);
    if (!leave) return refuse(body);
    return fetch().then(
      (response) => whenOver(response, signal, leave),
      (error: unknown) => {
        leave();
        throw error;
      },
    );
  };
}

function isSubscription(body: unknown): body is { id?: unknown } {
  const isObject = typeof body === "object" && body !== null;
  return isObject && "method" in body && body.method === "subscriptions/listen";
}

function refuse({ id = null }: { id?: unknown }): Response {
  const error = { code: -32603, message: "Subscription limit reached" };
  return Response.json({ jsonrpc: "2.0", error, id });
}

/** Calls `leave` once: when the stream has ended, is cancelled, or its client has left. */
function whenOver(response: Response, signal: AbortSignal, leave: () => void): Response {
  let isOver = false;
  const end = (): void => {
    if (!isOver) leave();
    isOver = true;
  };
  if (signal.aborted || !response.body) end();
  else signal.addEventListener("abort", end, { once: true });
  // The types don't know `cancel` yet.
  const ends = { flush: end, cancel: end };
  const body = response.body?.pipeThrough(new TransformStream(ends));
  return new Response(body, response);
}
