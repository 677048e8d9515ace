import { setTimeout } from "node:timers/promises";
import type { Client } from "@cartwright/contract";
import { type AuthInfo, createMcpHandler } from "@modelcontextprotocol/server";
import { createAgentServer } from "./agent-server.ts";
import { createToldQuestions } from "./told-questions.ts";
import { createWaitLimit } from "./wait-limit.ts";

/** Who was admitted. What they may do is decided again by every call of `client`. */
export interface AgentCaller {
  client: Client;
  scopes: readonly string[];
  /** The same for the same credential. */
  id: string;
  /** The same for all credentials of an account. */
  accountId: string;
}

export interface McpEndpoint {
  /** Answers a request of Streamable HTTP, whose body was read already. Ends early when the request is aborted. */
  answer(request: Request, options: { body: unknown; caller: AgentCaller }): Promise<Response>;
  /** Ends every wait with the state of the moment. */
  close(): Promise<void>;
}

/** A wait that is ended has a last look at its checkout. */
const closeLimitMs = 2_000;

/** Nothing of ours is ever announced over them, so that a few are enough for clients which insist. */
const mostSubscriptions = 100;

/** Serves the clients of 2026-07-28 and of 2025 alike; nothing of a client is kept between two requests but which questions it knows. */
export function createMcpEndpoint({ onError }: { onError: (error: Error) => void }): McpEndpoint {
  const shared = { told: createToldQuestions(), admitWait: createWaitLimit() };
  const closing = new AbortController();
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const { id: callerId, ...caller } = callerOf(authInfo);
      return createAgentServer({ ...caller, ...shared, callerId, closing: closing.signal });
    },
    { onerror: onError, maxSubscriptions: mostSubscriptions },
  );
  const underWay = new Set<Promise<Response>>();
  return {
    answer: (request, { body, caller }) => {
      const options = { authInfo: asAuthInfo(caller), ...(body !== undefined && { parsedBody: body }) };
      const answered = handler.fetch(request, options).finally(() => underWay.delete(answered));
      underWay.add(answered);
      return answered;
    },
    close: async () => {
      closing.abort();
      await Promise.race([Promise.allSettled(underWay), setTimeout(closeLimitMs, undefined, { ref: false })]);
      await handler.close();
    },
  };
}

interface AgentAuthInfo extends AuthInfo {
  caller: AgentCaller;
}

/** The SDK hands on what it is given here; the token itself stays inside the client. */
function asAuthInfo(caller: AgentCaller): AgentAuthInfo {
  return { token: "", clientId: caller.id, scopes: [...caller.scopes], caller };
}

function callerOf(authInfo: AuthInfo | undefined): AgentCaller {
  if (authInfo === undefined || !("caller" in authInfo))
    throw new Error("a request without a caller was let in");
  return (authInfo as AgentAuthInfo).caller;
}
