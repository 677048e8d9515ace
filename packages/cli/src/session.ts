import { type Client, createClient } from "@cartwright/contract";
import { CliError } from "./cli-error.ts";
import type { Host } from "./host.ts";
import { createOutput, type Output } from "./output.ts";
import { readSettings, type Settings } from "./settings.ts";

/** Options of every command. */
export interface SharedOptions {
  json?: boolean;
  url?: string;
}

/** What a running command works with. */
export interface Session {
  host: Host;
  output: Output;
  settings: Settings;
  client: Client;
}

/** @throws if there is no key, unless the command needs none. */
export async function openSession(
  host: Host,
  { json, url }: SharedOptions,
  { needsKey = true }: { needsKey?: boolean } = {},
): Promise<Session> {
  const output = createOutput(host, json === true);
  const settings = await readSettings(host, { url, warn: output.note });
  const { apiKey } = settings;
  if (needsKey && apiKey === undefined)
    throw new CliError(
      `There is no API key for ${settings.url}. Set CARTWRIGHT_API_KEY, or run "cartwright signup" or "cartwright login".`,
    );
  return { host, output, settings, client: createClient({ baseUrl: settings.url, apiKey }) };
}
