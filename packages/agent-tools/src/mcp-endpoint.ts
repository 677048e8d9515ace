import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout } from "node:timers/promises";
import type { Client } from "@cartwright/contract";
import { type AuthInfo, createMcpHandler } from "@modelcontextprotocol/server";
import { createAgentServer } from "./agent-server.ts";
import { isLinkSession, withLinkSession } from "./link-session.ts";
import { createSubscriptionLimit } from "./subscription-limit.ts";
import { createToldQuestions } from "./told-questions.ts";
import { createWaitLimit } from "./wait-limit.ts";

/** The authenticated caller. Each call of `client` checks its permissions again. */
export interface AgentCaller {
  client: Client;
  scopes: readonly string[];
  /** Equal for the same credential. */
  id: string;
  /** Equal for all credentials of an account. */
  accountId: string;
}

export interface McpEndpoint {
  /** Answers a Streamable HTTP request whose body has already been read. Ends early on abort. */
  answer(request: Request, options: { body: unknown; caller: AgentCaller }): Promise<Response>;
  /** Ends every wait with the current state. */
  close(): Promise<void>;
}

/** A wait that is ended reads its checkout one last time. */
const closeLimitMs = 2_000;

/** Of all accounts together. */
const mostSubscriptions = 2_000;

/**
 * Serves clients of both protocol versions, 2026-07-28 and 2025. Between requests it keeps only which
 * questions a client has been told about.
 */
export function createMcpEndpoint({ onError }: { onError: (error: Error) => void }): McpEndpoint {
  const shared = { told: createToldQuestions(), admitWait: createWaitLimit() };
  const limitSubscriptions = createSubscriptionLimit();
  const { keepRefusals, report } = separateRefusals(onError);
  const closing = new AbortController();
  const handler = createMcpHandler(
    ({ authInfo, era, requestInfo }) => {
      const { id: callerId, ...caller } = callerOf(authInfo);
      const refusesWithLink = era === "legacy" && requestInfo !== undefined && isLinkSession(requestInfo);
      return createAgentServer({ ...caller, ...shared, callerId, refusesWithLink, closing: closing.signal });
    },
    { onerror: report, maxSubscriptions: mostSubscriptions },
  );
  const underWay = new Set<Promise<Response>>();
  return {
    answer: (request, { body, caller }) => {
      const options = { authInfo: asAuthInfo(caller), ...(body !== undefined && { parsedBody: body }) };
      const sent = { body, accountId: caller.accountId, signal: request.signal };
      const answered = limitSubscriptions(sent, () => keepRefusals(() => handler.fetch(request, options)))
        .then((response) => withLinkSession(response, body))
        .finally(() => underWay.delete(answered));
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

/**
 * The SDK reports a request that it refuses like a failure of its own. Only those of an answer with status 500
 * or higher are passed on, so that a client cannot fill the log with errors.
 */
function separateRefusals(onError: (error: Error) => void) {
  const current = new AsyncLocalStorage<{ errors: Error[] | undefined }>();
  return {
    report: (error: Error): void => {
      const errors = current.getStore()?.errors;
      if (errors) errors.push(error);
      else onError(error);
    },
    keepRefusals: (answer: () => Promise<Response>): Promise<Response> => {
      const errors: Error[] = [];
      const request: { errors: Error[] | undefined } = { errors };
      return current.run(request, async () => {
        const response = await answer();
        request.errors = undefined;
        if (response.status >= 500) for (const error of errors) onError(error);
        return response;
      });
    },
  };
}

interface AgentAuthInfo extends AuthInfo {
  caller: AgentCaller;
}

/** The SDK passes this on to the tools; the token itself stays inside the client. */
function asAuthInfo(caller: AgentCaller): AgentAuthInfo {
  return { token: "", clientId: caller.id, scopes: [...caller.scopes], caller };
}

function callerOf(authInfo: AuthInfo | undefined): AgentCaller {
  if (authInfo === undefined || !("caller" in authInfo))
    throw new Error("a request without a caller was let in");
  return (authInfo as AgentAuthInfo).caller;
}
