import { createClient } from "@cartwright/contract";
import { password } from "@inquirer/prompts";
import type { Command } from "commander";
import { CliError } from "../cli-error.ts";
import { type Host, hasTerminal } from "../host.ts";
import { promptContext } from "../prompt-context.ts";
import { openSession, type SharedOptions } from "../session.ts";
import { saveSettings } from "../settings.ts";
import { addCommand } from "../shared-options.ts";

/** How many characters of a key are shown to recognise it by. */
const shownKeyLength = 16;

export function addAccountCommands(program: Command, host: Host): void {
  addCommand(program, "signup", "open a sandbox workspace and save its key")
    .option("--name <name>", "a name for the workspace")
    .option("--email <address>", "how to reach you; it is no login")
    .action((options: SharedOptions & { name?: string; email?: string }) => signUp(host, options));
  addCommand(
    program,
    "login",
    "save a key that you have; it is asked for, or read from standard input",
  ).action((options: SharedOptions) => logIn(host, options));
}

async function signUp(
  host: Host,
  { name, email, ...shared }: SharedOptions & { name?: string; email?: string },
): Promise<void> {
  const { client, settings, output } = await openSession(host, shared, { needsKey: false });
  const { apiKey, ...workspace } = await client.signup({ name, email });
  const file = await saveSettings(host, { url: settings.url, apiKey });
  output.json({ ...workspace, keyPrefix: apiKey.slice(0, shownKeyLength), savedTo: file });
  output.fact("workspace", workspace.name);
  output.fact("key", `${apiKey.slice(0, shownKeyLength)}…  saved to ${file}`);
  output.fact("buys from", workspace.sandboxMerchants.join(", "));
}

async function logIn(host: Host, shared: SharedOptions): Promise<void> {
  const { settings, output } = await openSession(host, shared, { needsKey: false });
  const apiKey = (await readKey(host)).trim();
  if (!/^ck_(test|live)_/.test(apiKey))
    throw new CliError("That isn't an API key: keys begin with ck_test_ or ck_live_.");
  const client = createClient({ baseUrl: settings.url, apiKey });
  await client.checkouts.list({ limit: 1 }, { signal: host.signal });
  const file = await saveSettings(host, { url: settings.url, apiKey });
  output.json({ url: settings.url, keyPrefix: apiKey.slice(0, shownKeyLength), savedTo: file });
  output.line(`The key works with ${settings.url} and is saved to ${file}.`);
}

async function readKey(host: Host): Promise<string> {
  if (hasTerminal(host)) return password({ message: "API key" }, promptContext(host));
  let text = "";
  for await (const chunk of host.stdin) text += String(chunk);
  return text;
}
