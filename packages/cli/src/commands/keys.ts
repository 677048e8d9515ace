import { type ApiKeyMode, ApiKeyMode as Mode } from "@cartwright/contract";
import { type Command, Option } from "commander";
import type { Host } from "../host.ts";
import { openSession, type SharedOptions } from "../session.ts";
import { addCommand } from "../shared-options.ts";

interface CreateOptions extends SharedOptions {
  mode: ApiKeyMode;
  label?: string;
  scope?: string[];
  subject?: string;
}

export function addKeyCommands(program: Command, host: Host): void {
  const keys = program.command("keys").description("API keys of the workspace");
  addCommand(keys, "list", "list the keys, newest first").action((options: SharedOptions) =>
    list(host, options),
  );
  addCommand(keys, "create", "create a key and print it, this once")
    .addOption(new Option("--mode <mode>", "test or live").choices(Mode.options).default("test"))
    .option("--label <text>", "your own name for it")
    .option("--scope <scope...>", "what it may do, as checkouts.write; everything unless given")
    .option("--subject <id>", "bind it to one of your end users")
    .action((options: CreateOptions) => create(host, options));
  addCommand(keys, "revoke <id>", "revoke a key").action((id: string, options: SharedOptions) =>
    revoke(host, id, options),
  );
}

async function list(host: Host, options: SharedOptions): Promise<void> {
  const { client, output } = await openSession(host, options);
  const all = await client.apiKeys.list({ signal: host.signal });
  output.json(all);
  output.table(
    ["id", "key", "mode", "scopes", "last used", "label"],
    all.data.map((key) => [
      key.id,
      `${key.keyPrefix}…`,
      key.revokedAt === null ? key.mode : "revoked",
      key.scopes.join(" "),
      key.lastUsedAt?.slice(0, 10) ?? "never",
      key.label ?? "",
    ]),
  );
}

async function create(host: Host, options: CreateOptions): Promise<void> {
  const { client, output } = await openSession(host, options);
  const { mode, label, scope, subject } = options;
  const body = {
    mode,
    ...(label !== undefined && { label }),
    ...(scope && { scopes: scope }),
    ...(subject !== undefined && { subject }),
  };
  const created = await client.apiKeys.create(body, { signal: host.signal });
  output.json(created);
  output.note("The key is shown this once. Keep it where others cannot read it.");
  output.line(created.key);
}

async function revoke(host: Host, id: string, options: SharedOptions): Promise<void> {
  const { client, output } = await openSession(host, options);
  output.json(await client.apiKeys.revoke(id, { signal: host.signal }));
  output.line("The key is revoked.");
}
