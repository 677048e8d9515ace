import type { Client } from "@cartwright/contract";
import { type StdioServerHandle, serveStdio } from "@modelcontextprotocol/server/stdio";
import { createAgentServer } from "./agent-server.ts";
import { findScopes } from "./find-scopes.ts";
import { createToldQuestions } from "./told-questions.ts";
import { createWaitLimit } from "./wait-limit.ts";

export interface StdioOptions {
  /** Its key's scopes decide which tools are offered. */
  client: Client;
  /** Receives errors that belong to no request. Must not write to standard output: the protocol uses it. */
  onError?: (error: Error) => void;
}

/** Serves the tools over standard input and output until the input ends or `close` is called. */
export function serveOverStdio({ client, onError }: StdioOptions): StdioServerHandle {
  const own = {
    refusesWithLink: false,
    callerId: "",
    accountId: "",
    told: createToldQuestions(),
    admitWait: createWaitLimit(),
  };
  const closing = new AbortController();
  const scopes = findScopes(client);
  const handle = serveStdio(
    async () => createAgentServer({ ...own, client, scopes: await scopes, closing: closing.signal }),
    { ...(onError && { onerror: onError }) },
  );
  return {
    close: async () => {
      closing.abort();
      await handle.close();
    },
  };
}
