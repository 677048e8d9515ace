import {
  type AgentCaller,
  createMcpEndpoint,
  isForeignOrigin,
  type McpEndpoint,
} from "@cartwright/agent-tools";
import { createClient, messages } from "@cartwright/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createInnerFetch } from "../../http/inner-fetch.ts";
import type { FastifyApp } from "../../http/route.ts";
import { ServiceError } from "../../platform/service-error.ts";

export interface McpDependencies {
  /** The service's own addresses, whose pages may call in addition to those of this machine. */
  ownUrls: () => readonly string[];
  onError: (error: Error) => void;
}

/**
 * The MCP endpoint for agents. Each tool calls the API with the caller's own key, so all rules of `/v1`
 * apply.
 */
export function mcpRoutes({ ownUrls, onError }: McpDependencies): (app: FastifyApp) => void {
  return (app) => {
    const endpoint = createMcpEndpoint({ onError });
    app.addHook("preClose", () => endpoint.close());
    app.route({
      method: ["GET", "POST", "DELETE"],
      url: "/mcp",
      exposeHeadRoute: false,
      config: { demand: "credential" },
      onRequest: async ({ headers: { origin } }) => {
        if (isForeignOrigin(origin, ownUrls()))
          throw new ServiceError("forbidden", messages.requests.foreignPage);
      },
      handler: async (request, reply) => {
        const response = await answer(app, endpoint, { request, signal: whenLeft(reply) });
        return reply.send(response);
      },
    });
  };
}

/** The framework's own signal is aborted as soon as the request body has been read. */
function whenLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}

async function answer(
  app: FastifyApp,
  endpoint: McpEndpoint,
  { request, signal }: { request: FastifyRequest; signal: AbortSignal },
): Promise<Response> {
  const { method, url, body } = request;
  const headers = new Headers(
    Object.entries(request.headers).flatMap(([name, value]) => pairsOf(name, value)),
  );
  // The framework has read the body, within its limit. The protocol ignores the URL.
  const asked = new Request(new URL(url, inside), { method, headers, signal });
  return endpoint.answer(asked, { body, caller: callerOf(app, request) });
}

const inside = "http://cartwright.internal";

function pairsOf(name: string, value: string | string[] | undefined): [string, string][] {
  return [value ?? []].flat().map((one) => [name, one]);
}

function callerOf(app: FastifyApp, { authentication, headers, ip }: FastifyRequest): AgentCaller {
  const caller = authentication?.caller;
  if (!caller)
    throw new ServiceError("forbidden", messages.authentication.noWorkspace, { code: "no_workspace" });
  const token = headers.authorization?.replace(/^bearer +/i, "").trim();
  return {
    client: createClient({ baseUrl: inside, apiKey: token, fetch: createInnerFetch(app, ip) }),
    scopes: caller.scopes,
    id: caller.keyId ?? caller.tenantId,
    accountId: caller.tenantId,
  };
}
