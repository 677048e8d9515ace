import { Client, type ClientOptions, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { TestServer } from "../support/start-test-server.ts";

/** What a tool answered, as its client sees it. */
export interface ToolAnswer {
  isError: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on what the wire says, whatever that is.
  content: any;
  text: string;
}

export interface Agent {
  mcp: Client;
  call(name: string, args?: Record<string, unknown>, options?: { signal?: AbortSignal }): Promise<ToolAnswer>;
}

export const modern: ClientOptions = { versionNegotiation: { mode: { pin: "2026-07-28" } } };
export const legacy: ClientOptions = { versionNegotiation: { mode: "legacy" } };

/** A client of the protocol, as hosts of agents have it, at the server's own door. */
export async function connectAgent(
  server: Pick<TestServer, "baseUrl">,
  apiKey: string,
  options: ClientOptions = modern,
): Promise<Agent> {
  const mcp = new Client({ name: "test-agent", version: "1.0.0" }, options);
  const requestInit = { headers: { authorization: `Bearer ${apiKey}` } };
  await mcp.connect(new StreamableHTTPClientTransport(new URL("/mcp", server.baseUrl), { requestInit }));
  return agentOf(mcp);
}

export function agentOf(mcp: Client): Agent {
  return {
    mcp,
    call: async (name, args = {}, options = {}) => {
      const { isError, structuredContent, content } = await mcp.callTool({ name, arguments: args }, options);
      const texts = content.flatMap((block) => (block.type === "text" ? [block.text] : []));
      return { isError: isError === true, content: structuredContent, text: texts.join("\n") };
    },
  };
}
