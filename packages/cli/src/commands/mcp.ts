import { once } from "node:events";
import { serveOverStdio } from "@cartwright/agent-tools/stdio";
import { createClient } from "@cartwright/contract";
import type { Command } from "commander";
import type { Host } from "../host.ts";
import { openSession, type SharedOptions } from "../session.ts";

export function addMcpCommand(program: Command, host: Host): void {
  program
    .command("mcp")
    .description("serve the tools for agents over standard input and output (MCP)")
    .option("--url <address>", "the address of the service")
    .action((options: SharedOptions) => serve(host, options));
}

/** Runs until the client closes the input. Standard output belongs to the protocol. */
async function serve(host: Host, options: SharedOptions): Promise<void> {
  const { settings, output } = await openSession(host, options);
  const client = createClient({ baseUrl: settings.url, apiKey: settings.apiKey });
  const handle = serveOverStdio({ client, onError: ({ message }) => output.note(message) });
  const ended = once(host.stdin, "end").catch(() => undefined);
  const interrupted = once(host.signal, "abort");
  await Promise.race([ended, interrupted]);
  await handle.close();
}
